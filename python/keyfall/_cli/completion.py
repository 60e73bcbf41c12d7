"""`keyfall completion SHELL`: a script that completes commands and options, and names of operators for
the commands that take one."""

from .commands import COMMANDS
from .main import parser_of

EXAMPLES = """\
  eval "$(keyfall completion bash)"
  keyfall completion zsh > ~/.zfunc/_keyfall
  keyfall completion fish > ~/.config/fish/completions/keyfall.fish"""
_TAKE_OPERATORS = ("show", "explain", "ops", "bench")

_BASH = """\
_keyfall() {
  local word=${COMP_WORDS[COMP_CWORD]} command=${COMP_WORDS[1]}
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "%(commands)s" -- "$word")); return
  fi
  case "$word" in
    -*) case "$command" in
%(options)s
      esac;;
    *) case "$command" in
      %(operators)s) if [ "$COMP_CWORD" -eq 2 ]; then
          [ -n "$_keyfall_ops" ] || _keyfall_ops=$(keyfall ops --names 2>/dev/null | sed 's/.*:://')
          COMPREPLY=($(compgen -W "$_keyfall_ops" -- "$word"))
        fi;;
      completion) COMPREPLY=($(compgen -W "bash zsh fish" -- "$word"));;
      replay) COMPREPLY=($(compgen -W "show run cut" -- "$word") $(compgen -f -- "$word"));;
      *) COMPREPLY=($(compgen -f -- "$word"));;
    esac;;
  esac
}
complete -o filenames -F _keyfall keyfall
"""


def add_arguments(parser):
    parser.add_argument("shell", choices=("bash", "zsh", "fish"))


def options_of(name):
    """The long options of a command, with their help texts."""
    found = {}
    for action in parser_of(name, "keyfall")._actions:
        for text in action.option_strings:
            if text.startswith("--"):
                found[text] = action.help or ""
    return found


def _bash():
    cases = "\n".join(f"      {name}) COMPREPLY=($(compgen -W \"{' '.join(options_of(name))}\" -- \"$word\"));;"
                      for name in COMMANDS)
    return _BASH % {"commands": " ".join(COMMANDS), "options": cases, "operators": "|".join(_TAKE_OPERATORS)}


def _zsh():
    return f"#compdef keyfall\nautoload -U bashcompinit && bashcompinit\n{_bash()}"


def _quoted(text):
    return text.replace("\\", "\\\\").replace("'", "\\'")


def _fish():
    lines = ["complete -c keyfall -f"]
    for name, (_, text) in COMMANDS.items():
        lines.append(f"complete -c keyfall -n __fish_use_subcommand -a {name} -d '{_quoted(text)}'")
        lines += [f"complete -c keyfall -n '__fish_seen_subcommand_from {name}' -l {option[2:]} "
                  f"-d '{_quoted(help_text)}'" for option, help_text in options_of(name).items()]
    lines.append(f"complete -c keyfall -n '__fish_seen_subcommand_from {' '.join(_TAKE_OPERATORS)}' "
                 "-a '(keyfall ops --names | string replace -r \".*::\" \"\")'")
    lines.append("complete -c keyfall -n '__fish_seen_subcommand_from trace record replay diff' -F")
    return "\n".join(lines) + "\n"


def run(options, out):
    text = {"bash": _bash, "zsh": _zsh, "fish": _fish}[options.shell]()
    if out.is_json:
        out.data({"shell": options.shell, "script": text})
    else:
        out.stream.write(text)
    return 0
