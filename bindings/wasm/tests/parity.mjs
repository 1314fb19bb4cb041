// Puts the same requests to the WebAssembly modules and to the native build: they must answer alike.
//
//   bindings/wasm/build.sh && node bindings/wasm/tests/parity.mjs

import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { open } from './module.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))

function compare(name, options) {
  const ask = open(name)
  const native = execFileSync(
    'cargo',
    ['run', '--quiet', '--package', 'sittuyin-wasm', '--example', 'answers', ...options],
    { cwd: root, encoding: 'utf8', maxBuffer: 1 << 30, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const lines = native.trim().split('\n')
  const started = performance.now()
  let different = 0
  for (const line of lines) {
    const { request, told } = JSON.parse(line)
    const answered = ask(JSON.stringify(request))
    if (isDeepStrictEqual(answered, told)) continue
    different += 1
    console.error(`${name}.wasm differs on ${JSON.stringify(request)}`)
    console.error(`  native ${JSON.stringify(told)}\n  module ${JSON.stringify(answered)}`)
  }

  // What no native caller can send: bytes that are no text, and nothing at all.
  for (const bytes of ['', '\0', '{"kind":"\ud800"}', '['.repeat(100_000)]) {
    const kind = ask(bytes).at(-1).kind
    if (kind !== 'failure') {
      different += 1
      console.error(`${name}.wasm answers ${kind} to ${bytes.slice(0, 20)}`)
    }
  }
  const time = Math.round(performance.now() - started)
  console.log(`${name}.wasm: ${lines.length} requests, ${different} differences, ${time} ms`)
  return different
}

const different = compare('rules', []) + compare('engine', ['--features', 'engine'])
process.exit(different === 0 ? 0 : 1)
