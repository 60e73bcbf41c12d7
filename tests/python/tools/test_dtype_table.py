"""include/keyfall/dtype.def as read by the tools and as built into the library are the same table."""


from paths import ROOT

import keyfall

import dtypes  # noqa: E402

READ = dtypes.read(ROOT)
BUILT = keyfall._C._dtype_table()


def test_the_tools_read_what_the_compiler_reads():
    assert [row.number for row in READ] == list(range(len(BUILT)))
    for read, built in zip(READ, BUILT, strict=True):
        dtype = built["dtype"]
        assert getattr(keyfall, read.name) is dtype and str(dtype) == f"torch.{read.name}"
        assert read.other is None or getattr(keyfall, read.other) is dtype
        assert (read.size, read.abbreviation) == (dtype.itemsize, dtype.abbr)
        for column in ("number", "kind", "class_name", "method", "letter", "safetensors", "place", "held"):
            assert getattr(read, column) == built[column], (read.name, column)


def test_rows_agree_with_themselves():
    held = [row for row in READ if row.held]
    for row in held:
        assert row.group != "NONE" and row.c_type != "void", row.name
        assert row.plain_name is not None, row.name
        assert ("FLOAT" in row.kind) == (row.largest > 0), row.name
    for unique in ("name", "class_name", "abbreviation"):
        found = [getattr(row, unique) for row in READ]
        assert len(set(found)) == len(found), unique
    for unique in ("tag", "number_name", "method", "safetensors"):
        found = [getattr(row, unique) for row in held if getattr(row, unique) is not None]
        assert len(set(found)) == len(found), unique
    orders = sorted(row.order for row in READ if row.order >= 0)
    assert orders == list(range(len(orders)))


def test_larger_elements_come_first_in_safetensors_files():
    named = sorted((row for row in READ if row.safetensors), key=lambda row: row.place)
    assert [row.place for row in named] == list(range(1, len(named) + 1))
    assert [row.size for row in named] == sorted(row.size for row in named)


def test_counterparts():
    numbers = {row.NAME: row for row in READ}
    for row in READ:
        if row.counterpart != "COUNT":
            other = numbers[row.counterpart]
            assert "COMPLEX" in (row.kind, other.kind) and row.kind != other.kind
            assert row.kind != "COMPLEX" or other.size * 2 == row.size
