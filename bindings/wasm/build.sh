#!/usr/bin/env bash
# Builds the two WebAssembly modules of the web app:
#
#   web/src/rules/wasm/rules.wasm    the rules alone, loaded at once
#   web/src/rules/wasm/engine.wasm   the rules, the engine and tables of three men, loaded in a worker
#
# It needs a standard library for wasm32-unknown-unknown and takes the first of these that it finds:
#
#   1. the one installed beside the default compiler;
#   2. the one that rustup installs, unless RUSTUP_AUTO_INSTALL=0 forbids downloads;
#   3. the sources in Debian's packages rustc-web and rust-web-src (installed here when run as root),
#      built with the compiler they belong to.
set -euo pipefail
cd "$(dirname "$0")/../.."

target=wasm32-unknown-unknown
target_dir=${CARGO_TARGET_DIR:-target}/wasm
out=web/src/rules/wasm

say() { printf 'wasm: %s\n' "$*" >&2; }

std_installed() { compgen -G "$(rustc --print sysroot)/lib/rustlib/$target/lib/libstd-*.rlib" >/dev/null; }

rustup_allowed() { [ "${RUSTUP_AUTO_INSTALL:-1}" != 0 ] && command -v rustup >/dev/null; }

# Debian's compiler together with the sources of its standard library.
debian_pair() {
  [ -x /usr/bin/rustc ] && [ -d "$(/usr/bin/rustc --print sysroot)/lib/rustlib/src/rust/library" ]
}

# The LLVM that Debian's compiler was built with; its objects need a linker that is no older.
llvm() { /usr/bin/rustc -vV | sed -n 's/^LLVM version: \([0-9]*\).*/\1/p'; }

# The linker that came with the default compiler, else LLVM's.
linker() {
  local bundled
  bundled=$(rustc --print sysroot)/lib/rustlib/$(rustc -vV | sed -n 's/^host: //p')/bin/rust-lld
  { [ -x "$bundled" ] && echo "$bundled"; } || command -v "wasm-ld-$(llvm)" || command -v wasm-ld
}

apt_install() {
  command -v apt-get >/dev/null && [ "$(id -u)" = 0 ] || return 1
  say "installing $*"
  { apt-get install -y --no-install-recommends "$@" ||
    { apt-get update && apt-get install -y --no-install-recommends "$@"; }; } >&2
}

# Cargo would link both modules anew each time: they are one crate with and without a feature, and
# a cdylib of one name. So what is older than its sources is looked up here.
stamp=$target_dir/stamp
if [ -f "$stamp" ] && [ -f "$out/rules.wasm" ] && [ -f "$out/engine.wasm" ]; then
  changed=$(find Cargo.toml Cargo.lock crates/rules crates/tablebase crates/engine bindings/wasm \
    \( -name tests -o -name examples \) -prune -o -newer "$stamp" -print -quit)
  [ -n "$changed" ] || exit 0
fi
mkdir -p "$out" "$target_dir"
touch "$stamp.new" # from now on, a change is a new one

build_std=()
if std_installed; then
  :
elif rustup_allowed && say "rustup target add $target" && rustup target add "$target" && std_installed; then
  :
elif debian_pair || { apt_install rustc-web rust-web-src && debian_pair; }; then
  linker=$(linker) || { apt_install "lld-$(llvm)" && linker=$(linker); } || {
    say "there is no linker for WebAssembly: install lld-$(llvm)"
    exit 1
  }
  # The standard library is built from source, which only an unstable option of cargo does.
  export RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1 CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=$linker
  build_std=(-Zbuild-std=std,panic_abort)
else
  say "there is no standard library for $target. Install one of:"
  say "  rustup target add $target"
  say "  apt-get install rustc-web rust-web-src"
  exit 1
fi

export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS="-C target-feature=+simd128"

# build MODULE [CARGO OPTIONS]
build() {
  local module=$1 built=$target_dir/$target/wasm/sittuyin_wasm.wasm
  shift
  cargo build --quiet --package sittuyin-wasm --lib --profile wasm --target "$target" \
    --target-dir "$target_dir" ${build_std[@]+"${build_std[@]}"} "$@"
  # An untouched file keeps its time, so that nothing after it is built again.
  if ! cmp -s "$built" "$out/$module.wasm"; then
    cp "$built" "$out/$module.wasm"
    say "$out/$module.wasm: $(wc -c <"$built") bytes"
  fi
}

# The rules alone answer one question at a time: there small is better than fast.
build rules --config 'profile.wasm.package.sittuyin.opt-level="s"'
build engine --features engine
mv "$stamp.new" "$stamp"
