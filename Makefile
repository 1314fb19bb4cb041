# What people run; `make help` lists it. Everything else is behind these.

.DEFAULT_GOAL := help
.PHONY: help run build test conform bench tables signature wasm packages web tools clean FORCE

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' Makefile | expand -t 12

DATA := data

run: web ## build everything and serve it at http://127.0.0.1:8080 (DATA=folder ARGS='--bind 127.0.0.1:8081')
	cargo run --release --package sittuyin-cli -- serve --data $(DATA) $(ARGS)

build: web ## build the one binary with everything in it: target/release/sittuyin
	cargo build --release --package sittuyin-cli

test: ## set up and run every check (STEPS='clippy web' runs these alone)
	@scripts/test.sh $(STEPS)

conform: ## put the conformance suite to our engine (ENGINE=fairy-stockfish: to another)
	cargo build --release --package sittuyin-cli
	@release=$${CARGO_TARGET_DIR:-target}/release/sittuyin && \
		$$release conform "$(if $(ENGINE),$(ENGINE),$$release uci)"

bench: ## the engine's fixed work: its signature and its speed
	cargo run --release --package sittuyin-cli -- bench

tables: ## build the endgame tables up to four men into the folder tables
	cargo run --release --package sittuyin-cli -- tables build --men 4

signature: ## record the engine's signature after a change to how it plays
	cargo run --release --package sittuyin-cli -- bench | head -n 1 | tee .ci/signature

wasm: web/src/rules/wasm/engine.wasm ## build the WebAssembly modules

packages: web/node_modules/.package-lock.json ## install the web app's packages

web: packages web/dist/index.html ## build the web app

clean: ## remove all that was built
	rm -rf target web/dist web/node_modules web/src/rules/wasm web/test-results

tools:
	@scripts/tools.sh

# Cargo knows what is new; the script leaves an unchanged module alone.
web/src/rules/wasm/engine.wasm: FORCE | tools
	@bindings/wasm/build.sh

web/node_modules/.package-lock.json: web/package-lock.json | tools
	cd web && npm ci --no-audit --no-fund && touch node_modules/.package-lock.json

WEB := $(shell find web/src web/public web/offline web/scripts web/*.* -type f ! -name '*.test.*')

web/dist/index.html: $(WEB) web/src/rules/wasm/engine.wasm web/node_modules/.package-lock.json
	cd web && npm run build

FORCE:
