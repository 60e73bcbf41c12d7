/* Selecting element types by the group of their loops, a column of dtype.def.
 *
 * KF__CHOOSE(GROUP, ARRANGE, …) expands to ARRANGE(NAME, tag, C type, …) for each type of the
 * group, in the order of their numbers; ARRANGE takes any number of arguments, and an empty one
 * where it needs none. It cannot be nested. Example, a case for each real type:
 * #define CASE(NAME, tag, c_type, ...) case KF_DTYPE_##NAME: return sizeof(c_type);
 * KF__CHOOSE(REAL, CASE, )
 *
 * How it works: KF__PROBE_<wanted>_<group> is defined where the two are equal, and then expands to
 * a comma and KF__TAKE, which so becomes the second argument of KF__SECOND. Otherwise the probe is
 * one ordinary token, and KF__PASS, which discards its arguments, is the second. */
#ifndef KF_TENSOR_DTYPE_GROUPS_H
#define KF_TENSOR_DTYPE_GROUPS_H

#include <keyfall/types.h>

#define KF__OPEN(...) __VA_ARGS__
#define KF__SECOND(...) KF__SECOND_(__VA_ARGS__)
#define KF__SECOND_(first, second, ...) second
#define KF__TAKE(NAME, tag, c_type, ...) KF__TAKE_(NAME, tag, c_type, __VA_ARGS__)
#define KF__TAKE_(NAME, tag, c_type, ARRANGE, ...) ARRANGE(NAME, tag, c_type, __VA_ARGS__)
#define KF__PASS(...)
#define KF__CHOOSE_ENTRY(with, NAME, number, names, memory, promotion, limits, formats, loops) \
  KF__CHOOSE_FROM(NAME, KF__OPEN loops, KF__OPEN with)
#define KF__CHOOSE_FROM(...) KF__CHOOSE_FROM_(__VA_ARGS__)
#define KF__CHOOSE_FROM_(NAME, tag, c_type, group, wanted, ...) \
  KF__SECOND(KF__PROBE_##wanted##_##group, KF__PASS, )(NAME, tag, c_type, __VA_ARGS__)
#define KF__PROBE_BOOL_BOOL , KF__TAKE
#define KF__PROBE_INT_INT , KF__TAKE
#define KF__PROBE_UINT_UINT , KF__TAKE
#define KF__PROBE_REAL_REAL , KF__TAKE
#define KF__PROBE_HALF_HALF , KF__TAKE
#define KF__PROBE_COMPLEX_COMPLEX , KF__TAKE
#define KF__PROBE_HALF_COMPLEX_HALF_COMPLEX , KF__TAKE
#define KF__PROBE_FLOAT8_FLOAT8 , KF__TAKE
#define KF__CHOOSE(wanted, ...) KF_DTYPES(KF__CHOOSE_ENTRY, (wanted, __VA_ARGS__))

#endif
