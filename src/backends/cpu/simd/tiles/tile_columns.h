/* COLUMN_1(code) and COLUMN_2(code): the code for the second and third vector of a row, or nothing
 * where the tile, TILE_COLUMNS vectors wide, has no such vector. The file that includes this
 * undefines them. */
#if TILE_COLUMNS >= 2
#define COLUMN_1(...) __VA_ARGS__
#else
#define COLUMN_1(...)
#endif
#if TILE_COLUMNS >= 3
#define COLUMN_2(...) __VA_ARGS__
#else
#define COLUMN_2(...)
#endif
