#!/usr/bin/env bash
# Changes the rules in one place after another and looks whether a test notices: docs/mutants.md.
#
#   cargo install cargo-mutants
#   scripts/mutants.sh                                          generation, promotion, results, counting
#   scripts/mutants.sh crates/rules/src/movegen/promotion.rs    one file; then the next
#
# Quick tests come first, and each pass puts only what the earlier ones have not noticed. What was noticed is
# kept in target/mutants (another folder: OUT=...), so that a run that was stopped goes on where it was.
set -eu
cd "$(dirname "$0")/.."
out=${OUT:-target/mutants}
mkdir -p "$out"
export CARGO_INCREMENTAL=1 CARGO_PROFILE_DEV_DEBUG=0
files=()
for file in "${@:-crates/rules/src/movegen/*.rs crates/rules/src/outcome.rs crates/rules/src/counting.rs}"; do
  for pattern in $file; do files+=(-f "$pattern"); done
done

put() {
  local tests=()
  for name in "$@"; do tests+=("--cargo-arg=--test=$name"); done
  # 2: some went unnoticed; 3: some ran out of time, which is noticed too.
  nice -n 19 cargo mutants -p sittuyin "${files[@]}" -o "$out" --iterate -j 1 --timeout 120 --build-timeout 900 \
    --cargo-arg=--config=profile.dev.package.sittuyin.opt-level=1 "${tests[@]}" || { code=$? && [ "$code" -eq 2 -o "$code" -eq 3 ]; }
}

put attacked_deployment dice explanations games known_games options stalemating
put literal
put cases
put properties notation perft
