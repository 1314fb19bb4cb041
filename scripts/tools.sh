#!/usr/bin/env bash
# Says what a build needs and this machine lacks, and how to get it.
set -u

missing=0
lacks() {
  printf '%s\n    %s\n' "$1" "$2" >&2
  missing=1
}

command -v cargo >/dev/null ||
  lacks 'cargo is missing.' 'Install Rust with rustup (https://rustup.rs) or with your package manager.'
command -v cc >/dev/null ||
  lacks 'A C linker (cc) is missing.' 'Install your system'"'"'s C compiler, on Debian: apt-get install gcc libc6-dev'
if ! command -v node >/dev/null; then
  lacks 'Node.js is missing.' 'Install Node.js 20.19 or newer (https://nodejs.org) or with your package manager.'
elif ! node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)'; then
  lacks "Node.js $(node --version) is too old." 'Install Node.js 20.19 or newer (https://nodejs.org).'
fi
command -v npm >/dev/null ||
  lacks 'npm is missing.' 'It comes with Node.js; on Debian it has a package of its own: apt-get install npm'

exit "$missing"
