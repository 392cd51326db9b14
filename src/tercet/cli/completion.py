"""Generates completion scripts for bash, zsh and fish."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from tercet.cli.command_pages import CommandPage, OptionPage
from tercet.locale import LANGUAGES

Pages = Sequence[CommandPage]


def completion(shell: str, pages: Pages) -> str:
    """Returns the completion script for a shell."""
    return "\n".join(SHELLS[shell](pages)) + "\n"


def _first_words(pages: Pages) -> list[str]:
    return list(dict.fromkeys(page.name.split()[0] for page in pages))


def _groups(pages: Pages) -> dict[str, list[str]]:
    """Groups the second words of two-word commands by the first."""
    found: dict[str, list[str]] = {}
    for page in pages:
        first, _, second = page.name.partition(" ")
        if second:
            found.setdefault(first, []).append(second)
    return found


# bash


def _bash(pages: Pages) -> Iterator[str]:
    yield "# bash completion for tercet: source <(tercet completion bash)"
    yield "_tercet() {"
    yield '    local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" name="" known="" i'
    yield "    for ((i = 1; i < COMP_CWORD; i++)); do"
    yield '        case "${COMP_WORDS[i]}" in'
    yield "            --lang) ((i++)) ;;"
    yield "            -*|help) ;;"
    yield '            *) name="${name:+$name }${COMP_WORDS[i]}"'
    yield f'                [[ " {" ".join(_groups(pages))} " == *" $name "* ]] || break ;;'
    yield "        esac"
    yield "    done"
    yield "    COMPREPLY=()"
    yield '    case "$name $before" in'
    yield f'        " --lang") COMPREPLY=($(compgen -W "{" ".join(LANGUAGES)}" -- "$word")); return ;;'
    for page in pages:
        for option in page.named:
            if option.value:
                patterns = "|".join(f'"{page.name} {flag}"' for flag in option.flags)
                yield f"        {patterns}) {_bash_values(option)}; return ;;"
    yield "    esac"
    yield '    case "$name" in'
    yield f'        "") known="{" ".join(_first_words(pages))} --help --lang --version" ;;'
    for first, seconds in _groups(pages).items():
        yield f'        {first}) known="{" ".join(seconds)}" ;;'
    for page in pages:
        yield f'        "{page.name}") known="{" ".join(_bash_words(page))}" ;;'
    yield "    esac"
    yield '    if [[ -n $known ]]; then COMPREPLY=($(compgen -W "$known" -- "$word")); fi'
    files = "|".join(f'"{page.name}"' for page in pages if any(argument.is_file for argument in page.arguments))
    yield f'    case "$name" in {files}) COMPREPLY+=($(compgen -f -- "$word")) ;; esac'
    yield "}"
    yield "complete -o filenames -F _tercet tercet"


def _bash_words(page: CommandPage) -> Iterator[str]:
    for argument in page.arguments:
        yield from argument.choices
    for option in page.named:
        yield from option.flags


def _bash_values(option: OptionPage) -> str:
    if option.choices:
        return f'COMPREPLY=($(compgen -W "{" ".join(option.choices)}" -- "$word"))'
    return 'COMPREPLY=($(compgen -f -- "$word"))' if option.is_file else ":"


# zsh


def _zsh(pages: Pages) -> Iterator[str]:
    yield "#compdef tercet"
    yield "# zsh completion for tercet: tercet completion zsh > DIR/_tercet, with DIR in your $fpath"
    yield "_tercet() {"
    yield "    local -a names"
    yield "    if [[ ${words[2]} == --lang ]]; then"
    yield f"        if (( CURRENT == 3 )); then compadd -- {' '.join(LANGUAGES)}; return; fi"
    yield "        words=($words[1] ${words[4,-1]})"
    yield "        (( CURRENT -= 2 ))"
    yield "    fi"
    yield "    local name=${words[2]}"
    yield "    if (( CURRENT == 2 )) && [[ $name == -* ]]; then compadd -- --help --lang --version; return; fi"
    yield "    if (( CURRENT == 2 )); then"
    yield "        names=("
    for name, about in _zsh_names(pages):
        yield f"            {_quoted(f'{name}:{about}')}"
    yield "        )"
    yield "        _describe command names"
    yield "        return"
    yield "    fi"
    for first, seconds in _groups(pages).items():
        yield f"    if [[ $name == {first} ]]; then"
        yield "        if (( CURRENT == 3 )); then"
        abouts = {page.name: page.about for page in pages}
        listed = " ".join(_quoted(f"{second}:{abouts[f'{first} {second}']}") for second in seconds)
        yield f"            names=({listed})"
        yield "            _describe command names"
        yield "            return"
        yield "        fi"
        yield '        name="$name ${words[3]}"'
        yield "        shift words"
        yield "        (( CURRENT-- ))"
        yield "    fi"
    yield "    shift words"
    yield "    (( CURRENT-- ))"
    yield "    case $name in"
    for page in pages:
        parts = [part for option in page.options for part in _zsh_parts(option)]
        yield f"        {_quoted(page.name)}) _arguments {' '.join(map(_quoted, parts))} ;;"
    yield "    esac"
    yield "}"
    # zsh calls a function that it autoloads from $fpath immediately, but a sourced function must be registered
    yield 'if [[ ${funcstack[1]} == _tercet ]]; then _tercet "$@"; else compdef _tercet tercet; fi'


def _zsh_names(pages: Pages) -> Iterator[tuple[str, str]]:
    groups = _groups(pages)
    abouts = {page.name: page.about for page in pages}
    for name in _first_words(pages):
        yield name, abouts.get(name) or ", ".join(groups[name])


def _zsh_parts(option: OptionPage) -> Iterator[str]:
    """Yields the `_arguments` specs of an option or argument."""
    values = f"({' '.join(option.choices)})" if option.choices else "_files" if option.is_file else " "
    value = f":{_bare(option.value)}:{values}"
    if not option.flags:
        yield ("*" if option.is_repeated else "") + value
    for flag in option.flags:
        repeated = "*" if option.is_repeated else ""
        yield f"{repeated}{flag}[{_bare(option.help)}]" + (value if option.value else "")


def _bare(text: str) -> str:
    """Removes backslashes, and replaces or escapes the brackets and colons that are special to `_arguments`."""
    return text.replace("\\", "").replace("[", "(").replace("]", ")").replace(":", "\\:")


# fish


def _fish(pages: Pages) -> Iterator[str]:
    yield "# fish completion for tercet: tercet completion fish | source"
    yield "function __tercet_name"
    yield "    set -l typed (commandline -opc)"
    yield "    set -e typed[1]"
    yield "    set -l name"
    yield "    while set -q typed[1]"
    yield "        switch $typed[1]"
    yield "            case --lang"
    yield "                set -e typed[1]"
    yield "            case '-*'"
    yield "            case '*'"
    yield "                set -a name $typed[1]"
    yield f'                contains -- "$name" {" ".join(_groups(pages))}; or break'
    yield "        end"
    yield "        set -e typed[1]"
    yield "    end"
    yield '    echo "$name"'
    yield "end"
    yield "complete -c tercet -f"
    yield f"complete -c tercet -n {_at('')} -l help"
    yield f"complete -c tercet -n {_at('')} -l lang -x -a {_quoted(' '.join(LANGUAGES))}"
    yield f"complete -c tercet -n {_at('')} -l version"
    for name, about in _zsh_names(pages):
        yield f"complete -c tercet -n {_at('')} -a {name} -d {_quoted(about)}"
    abouts = {page.name: page.about for page in pages}
    for first, seconds in _groups(pages).items():
        for second in seconds:
            about = abouts[f"{first} {second}"]
            yield f"complete -c tercet -n {_at(first)} -a {second} -d {_quoted(about)}"
    for page in pages:
        for option in page.options:
            yield _fish_option(page, option)


def _fish_option(page: CommandPage, option: OptionPage) -> str:
    parts = ["complete -c tercet", f"-n {_at(page.name)}"]
    parts += [f"-l {flag[2:]}" if flag.startswith("--") else f"-s {flag[1:]}" for flag in option.flags]
    if option.choices:
        parts.append(f"{'-x ' if option.flags else ''}-a {_quoted(' '.join(option.choices))}")
    elif option.is_file:
        parts.append("-r -F" if option.flags else "-F")
    elif option.flags and option.value:
        parts.append("-x")
    return " ".join([*parts, f"-d {_quoted(option.help)}"])


def _at(name: str) -> str:
    return _quoted(f'test (__tercet_name) = "{name}"')


def _quoted(text: str) -> str:
    """Quotes text for any of the shells: removes backslashes, and replaces apostrophes with typographic ones."""
    return "'" + text.replace("\\", "").replace("'", "’") + "'"


SHELLS: Final[dict[str, Callable[[Pages], Iterator[str]]]] = {"bash": _bash, "zsh": _zsh, "fish": _fish}
