"""FileCheck: checks that texts are in a string, in order."""


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
        """Regular expressions are not supported."""
        raise NotImplementedError("FileCheck.check_regex: regular expressions are not supported")

    @staticmethod
    def _fail(what, kind, text, searched):
        raise RuntimeError(f'Expected to {what} "{text}"\nSearched string:\n{searched}\nFrom {kind}: {text}\n')

    def _find(self, kind, text, searched, start, end=None):
        at = searched.find(text, start, end)
        if at < 0:
            self._fail("find", kind, text, searched)
        return at + len(text)

    def run(self, test_file):
        """Applies the checks to a text; raises RuntimeError at the first that fails."""
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
                if kind == "CHECK-SAME":
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
