"""FileCheck: checks that texts are in a string, in order."""

import re


class FileCheck:
    """A list of checks that run() applies to a text, each behind the match of the one before:

        >>> from keyfall.testing import FileCheck
        >>> FileCheck().check("first").check_next("second").check_not("third").run("first\\nsecond")
    """

    def __init__(self):
        self._checks = []

    def _add(self, kind, text, count=1, exactly=False):
        self._checks.append((kind, text, count, exactly))
        return self

    def check(self, text):
        """Finds the text behind the last match."""
        return self._add("CHECK", text)

    def check_next(self, text):
        """Finds the text in the next line."""
        return self._add("CHECK-NEXT", text)

    def check_same(self, text):
        """Finds the text in the rest of the same line."""
        return self._add("CHECK-SAME", text)

    def check_not(self, text):
        """The text is not between the last match and the next one."""
        return self._add("CHECK-NOT", text)

    def check_count(self, text, count, exactly=False):
        """Finds the text so many times; with `exactly`, not more often."""
        self._add(f"CHECK-COUNT-{count}", text, count, exactly)
        return self.check_not(text) if exactly else self

    def check_dag(self, text):
        """Finds the text; neighbouring checks of this kind match in any order."""
        return self._add("CHECK-DAG", text)

    def check_regex(self, text):
        """Finds a match of the regular expression behind the last match."""
        return self._add("CHECK-REGEX", text)

    def check_source_highlighted(self, text):
        """Finds the text behind the last match, underlined with ~ in the next line."""
        return self._add("CHECK-SOURCE-HIGHLIGHTED", text)

    @staticmethod
    def _fail(what, kind, text, searched):
        what = {"find": f'find "{text}" but did not find it', "not find": f'not find "{text}" but found it',
                "find highlighted": f'find "{text}"highlighted but it is not.'}[what]
        raise RuntimeError(f'Expected to {what}\nSearched string:\n{searched}\nFrom {kind}: {text}\n')

    def _find(self, kind, text, searched, start, end=None):
        at = searched.find(text, start, end)
        if at < 0:
            self._fail("find", kind, text, searched)
        return at + len(text)

    def _find_regex(self, kind, text, searched, start):
        found = re.compile(text).search(searched, start)
        if found is None:
            self._fail("find", kind, text, searched)
        return found.end()

    def _find_highlighted(self, kind, text, searched, start):
        at = self._find(kind, text, searched, start)
        line_start, line_end = searched.rfind("\n", 0, at) + 1, searched.find("\n", at)
        column = at - len(text) - line_start
        below = searched[line_end + 1:].partition("\n")[0] if line_end >= 0 else ""
        if below[column:column + len(text)] != "~" * len(text) or "~" in (below[column - 1:column] or " ") + below[
                column + len(text):column + len(text) + 1]:
            self._fail("find highlighted", kind, text, searched)
        return line_end + 1 + column + len(text)

    def _read(self, text):
        """Adds the checks of lines such as `# CHECK-NEXT: text`."""
        for kind, number, wanted in re.findall(r"# (CHECK(?:-[A-Z]+)*)(?:-(\d+))?: (.*)", text):
            if kind.startswith("CHECK-COUNT"):
                self.check_count(wanted, int(number), "EXACTLY" in kind)
            else:
                self._add(kind, wanted)

    def run(self, test_file, *test):
        """Applies the checks to a text; raises RuntimeError at the first that fails. With two texts, the first one has
        checks in lines such as `# CHECK-NEXT: text`."""
        if test:
            self._read(test_file)
            (test_file,) = test
        searched, at, unwanted, together = str(test_file), 0, [], None
        for kind, text, count, _ in self._checks:
            before = at
            if kind == "CHECK-NOT":
                unwanted.append(text)
                continue
            if kind == "CHECK-DAG":
                together = at if together is None else together
                at = max(at, self._find(kind, text, searched, together))
            else:
                together = None
                line_end = searched.find("\n", at) % (len(searched) + 1)
                if kind in ("CHECK-REGEX", "CHECK-SOURCE-HIGHLIGHTED"):
                    find = self._find_regex if kind == "CHECK-REGEX" else self._find_highlighted
                    at = find(kind, text, searched, at)
                elif kind == "CHECK-SAME":
                    at = self._find(kind, text, searched, at, line_end)
                elif kind == "CHECK-NEXT":
                    next_end = searched.find("\n", line_end + 1) % (len(searched) + 1)
                    at = self._find(kind, text, searched, line_end + 1, next_end)
                else:
                    for _ in range(count):
                        at = self._find(kind, text, searched, at)
            self._refuse(unwanted, searched, before, at - len(text))
            unwanted = []
        self._refuse(unwanted, searched, at, len(searched))

    def _refuse(self, unwanted, searched, start, end):
        for text in unwanted:
            if text in searched[start:max(end, start)]:
                self._fail("not find", "CHECK-NOT", text, searched)
