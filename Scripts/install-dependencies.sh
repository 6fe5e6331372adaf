#!/usr/bin/env bash
# Installs the system libraries that are missing; with `--tests` also the dictionaries and the shells that the tests ask
# for, with `--packaging` the tools that make and check packages, with `--spread` GNU parallel.
# Says what it does, asks for rights only where it needs them, and leaves standard input alone.
set -euo pipefail
exec < /dev/null

wanted=()
need() { # PACKAGE COMMAND...: the package is wanted where the command fails
  local package="$1"
  shift
  "$@" > /dev/null 2>&1 || wanted+=("$package")
}

has_parallel() { parallel --version | grep '^GNU parallel'; }
has_library() { command -v pkg-config && pkg-config --exists "$1"; }

need pkg-config command -v pkg-config
need libhunspell-dev has_library hunspell
if [[ "${1:-}" == --tests ]]; then
  need hunspell-de-de test -f /usr/share/hunspell/de_DE.dic
  need libvterm-dev has_library vterm
  need strace command -v strace
  need hunspell-pl test -f /usr/share/hunspell/pl_PL.dic
  need zsh command -v zsh
  need fish command -v fish
fi
if [[ "${1:-}" == --packaging ]]; then
  need dpkg-dev command -v dpkg-shlibdeps
  need lintian command -v lintian
  need mandoc command -v mandoc
  need man-db command -v man
  need zsh command -v zsh
  need fish command -v fish
fi
if [[ "${1:-}" == --spread ]]; then
  need parallel has_parallel
fi
[[ ${#wanted[@]} -gt 0 ]] || exit 0

if ! command -v apt-get > /dev/null; then
  echo "missing: ${wanted[*]}; there is no apt-get to install them with" >&2
  exit 69
fi
root=()
[[ "$(id -u)" == 0 ]] || root=(sudo)
echo "${root[*]:+sudo }apt-get install ${wanted[*]}" >&2
"${root[@]}" apt-get update --quiet=2 >&2 || echo "the package lists could not be renewed; going on with the old ones" >&2
"${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install --yes --quiet=2 --no-install-recommends "${wanted[@]}" >&2
