#!/usr/bin/env python3
"""Checks commit subjects, as far as a script can: `room: Imperative summary`, at most 72 columns, no
full stop at the end. Checks the commits after SINCE; merges and reverts keep the subjects that git
generates. Exit status 77, counted as skipped, if that history is missing: in an archive or a shallow
clone."""

import re
import subprocess
import sys

import common

SINCE = "920e0314ad9e914498bd5426fc33e43538b7b214"
COLUMNS = 72
SKIPPED = 77
SUBJECT = re.compile(r"[a-z][a-z0-9_]*(?:, [a-z][a-z0-9_]*)*: (?P<verb>\S+)(?: .*)?")
# Verbs whose base form looks inflected.
BASE_FORMS = set("bleed breed embed exceed feed heed need proceed seed shed speed succeed weed wed "
                 "bring cling fling ping ring sing spring sting string swing wing "
                 "alias bias canvas focus".split())


def git(root, *arguments):
    """Returns git's output, or None if it fails."""
    try:
        done = subprocess.run(["git", "-C", str(root), *arguments], capture_output=True, text=True)
    except OSError:
        return None
    return done.stdout if done.returncode == 0 else None


def is_imperative(verb):
    """True if a word can be the base form of a verb."""
    word = verb.lower().rstrip(",:;")
    if word in BASE_FORMS:
        return True
    return not re.search(r"(ed|ing|[^s]s)$", word)


def problem(subject):
    """Returns what is wrong with a subject, or None."""
    if subject.startswith(("Revert ", "Reapply ")):
        return None
    if len(subject) > COLUMNS:
        return f"{len(subject)} columns, more than {COLUMNS}"
    match = SUBJECT.fullmatch(subject)
    if match is None:
        return "expected 'room: Imperative summary'"
    if not match["verb"][0].isupper():
        return f"'{match['verb']}' begins with a small letter"
    if not is_imperative(match["verb"]):
        return f"'{match['verb']}' is no imperative: write what the commit does as an order"
    if subject.endswith("."):
        return "a full stop at the end"
    return None


def main():
    parser = common.arguments(__doc__)
    parser.add_argument("--since", default=SINCE, help="the last commit that is not looked at")
    args = parser.parse_args()
    top = git(args.root, "rev-parse", "--show-cdup")
    if top is None or top.strip():
        print("skipped: this is no git repository")
        return SKIPPED
    if git(args.root, "merge-base", "--is-ancestor", args.since, "HEAD") is None:
        print(f"skipped: the history does not go back to {args.since[:7]}")
        return SKIPPED
    listed = git(args.root, "log", "--no-merges", "--format=%h %s", f"{args.since}..HEAD") or ""
    report = common.Report("commits")
    for line in listed.splitlines():
        name, _, subject = line.partition(" ")
        wrong = problem(subject)
        if wrong:
            report.add(name, 1, f"{wrong}: {subject}")
    return report.finish(f"{len(listed.splitlines())} subjects")


if __name__ == "__main__":
    sys.exit(main())
