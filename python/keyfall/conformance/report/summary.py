"""All results of one run: counts, the summary as text, and the data of all formats."""

from ..operators.kinds import KINDS
from .results import FAILED, STATUSES, FormResult

SHOWN_FAILURES = 3  # of one operator, in the summary
SHOWN_OPERATORS = 40


class Report:
    def __init__(self, device, description):
        self.device, self.description = device, description
        self.checks, self.forms, self.seconds = [], [], 0.0
        self._by_name = {}

    def add(self, result):
        if not isinstance(result, FormResult):
            self.checks.append(result)
        elif result.name in self._by_name:
            self._by_name[result.name].merge(result)
        else:
            self._by_name[result.name] = result
            self.forms.append(result)

    @property
    def failed(self):
        return [result for result in self.checks + self.forms if result.status == FAILED]

    def counts(self, results):
        found = {status: 0 for status in STATUSES}
        for result in results:
            found[result.status] += 1
        return {status: count for status, count in found.items() if count}

    def kinds(self):
        """How many operators run in which way."""
        found = {kind: 0 for kind in KINDS}
        for form in self.forms:
            found[form.kind] = found.get(form.kind, 0) + 1
        return found

    def data(self):
        """Plain dicts and lists."""
        return {
            "device": self.device, "description": self.description,
            "passed": not self.failed, "seconds": round(self.seconds, 3),
            "checks": [{"group": c.group, "name": c.name, "status": c.status, "problem": c.problem,
                        "note": c.note, "seconds": round(c.seconds, 4)} for c in self.checks],
            "kinds": self.kinds(), "counts": self.counts(self.forms),
            "cases": sum(form.cases for form in self.forms),
            "operators": [_form_data(form) for form in self.forms],
        }

    # ---- Text

    def summary(self):
        lines = []
        for check in self.checks:
            if check.status == FAILED:
                lines.append(f"FAILED {check.full_name}: {check.problem}")
        failed = [form for form in self.forms if form.status == FAILED]
        for form in failed[:SHOWN_OPERATORS]:
            lines.append(f"FAILED {form.name} ({form.support}): "
                         f"{len(form.failures)} of {form.cases} cases"
                         + (f"; {form.note}" if form.note else ""))
            lines += [f"    {failure}" for failure in form.failures[:SHOWN_FAILURES]]
            if form.failures and form.failures[0].reproduction:
                lines += [f"      | {line}"
                          for line in form.failures[0].reproduction.splitlines()]
        if len(failed) > SHOWN_OPERATORS:
            lines.append(f"... and {len(failed) - SHOWN_OPERATORS} more operators")
        partly = [form for form in self.forms if form.declined]
        lines += [f"{form.name}: {form.support}" for form in partly[:SHOWN_OPERATORS]]
        if len(partly) > SHOWN_OPERATORS:
            lines.append(f"... and {len(partly) - SHOWN_OPERATORS} more that decline some samples")
        lines.append(f"{self.device}: {_listed(self.counts(self.checks))} of {len(self.checks)} checks")
        cases, refused = (sum(getattr(form, name) for form in self.forms)
                          for name in ("cases", "refused"))
        lines.append(f"{self.device}: {_listed(self.counts(self.forms))} of {len(self.forms)} "
                     f"operator forms in {cases} cases ({refused} of them errors)")
        lines.append(f"{self.device}: {_listed(self.kinds())}; {self.seconds:.1f} s")
        return "\n".join(lines)


def _listed(counts):
    return ", ".join(f"{count} {name}" for name, count in counts.items() if count) or "none"


def _failure_data(failure):
    return {"sample": failure.sample, "dtype": failure.dtype, "mode": failure.mode,
            "label": failure.label, "problem": failure.problem,
            "reproduction": failure.reproduction}


def _form_data(form):
    return {"name": form.name, "form": form.how, "kind": form.kind, "support": form.support,
            "accepted": form.accepted, "declined": form.declined, "status": form.status,
            "cases": form.cases, "refused": form.refused, "note": form.note,
            "seconds": round(form.seconds, 4), "falls_back": form.falls_back,
            "failures": [_failure_data(failure) for failure in form.failures],
            "expected_failures": [_failure_data(failure) for failure in form.expected_failures]}
