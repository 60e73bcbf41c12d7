"""tools/check_commits.py: which subjects it accepts, and that it is skipped without history."""

import shutil
import subprocess

import pytest
import tool_runs

pytestmark = pytest.mark.unsanitized  # does not use the library
import check_commits  # noqa: E402


@pytest.mark.parametrize("subject", [
    "cpu: Count the taps of huge pooling windows without overflow",
    "ops: Pass the strides on", "python: Embed the version", "tests, tools: Add a check",
    "src: Bring back what was lost", "docs: Fix", 'Revert "cpu: Added a kernel"',
    "cpu: Process rows in blocks", "ops: Alias the result",
])
def test_good_subjects(subject):
    assert check_commits.problem(subject) is None


@pytest.mark.parametrize("subject, says", [
    ("Add a kernel", "expected 'room: Imperative summary'"),
    ("Cpu: Add a kernel", "expected 'room:"), ("cpu:Add a kernel", "expected 'room:"),
    ("cpu: add a kernel", "'add' begins with a small letter"),
    ("cpu: Added a kernel", "'Added' is no imperative"),
    ("cpu: Adds a kernel", "'Adds' is no imperative"),
    ("cpu: Adding a kernel", "'Adding' is no imperative"),
    ("cpu: Kernels for sums", "'Kernels' is no imperative"),
    ("cpu: Add a kernel.", "a full stop"),
    ("cpu: " + "Add " * 17, "73 columns"),
])
def test_bad_subjects(subject, says):
    assert says in check_commits.problem(subject)


def run(root, *arguments):
    return tool_runs.run("tools/check_commits.py", "--root", root, *arguments)


@pytest.fixture
def repository(tmp_path):
    if shutil.which("git") is None:
        pytest.skip("no git here")

    def git(*arguments):
        identity = ("-c", "user.name=Somebody", "-c", "user.email=somebody@example.org",
                    "-c", "commit.gpgsign=false", "-c", "init.defaultBranch=main")
        return subprocess.run(["git", *identity, *arguments], cwd=tmp_path, check=True,
                              capture_output=True, text=True).stdout.strip()

    git("init", "--quiet")
    for subject in ("something old", "cpu: Add a kernel"):
        git("commit", "--quiet", "--allow-empty", "-m", subject)
    git.top = tmp_path
    return git


def test_commits_after_a_given_one(repository):
    first = repository("rev-parse", "HEAD~1")
    assert run(repository.top, "--since", first) == (0, "OK commits: 1 subjects\n")
    repository("commit", "--quiet", "--allow-empty", "-m", "cpu: Added another")
    status, output = run(repository.top, "--since", first)
    assert status == 1 and "'Added' is no imperative" in output and "something old" not in output


def test_skipped_without_history(repository, tmp_path_factory):
    assert run(repository.top) == (77, "skipped: the history does not go back to "
                                       f"{check_commits.SINCE[:7]}\n")
    assert run(tmp_path_factory.mktemp("plain")) == (77, "skipped: this is no git repository\n")
