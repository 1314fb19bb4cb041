// Prints the signature of the search as the WebAssembly module has it, and its speed, in the form of
// `sittuyin bench`.
//
//   bindings/wasm/build.sh && node bindings/wasm/tests/signature.mjs

import { open } from './module.mjs'

const ask = open('engine')
const bench = () => ask(JSON.stringify({ kind: 'bench' })).at(-1)
// The first time the module is still being compiled.
bench()
const begun = performance.now()
const answer = bench()
const seconds = (performance.now() - begun) / 1000
if (answer.kind !== 'bench') throw new Error(JSON.stringify(answer))
// In one piece, for a reader that leaves after the first line.
console.log(`nodes: ${answer.nodes}\ntime: ${seconds.toFixed(3)} s\nspeed: ${Math.round(answer.nodes / seconds)} nodes/s`)
