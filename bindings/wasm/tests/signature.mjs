// Prints the signature of the search as the WebAssembly module has it, in the form of `sittuyin bench`.
//
//   bindings/wasm/build.sh && node bindings/wasm/tests/signature.mjs

import { open } from './module.mjs'

const answer = open('engine')(JSON.stringify({ kind: 'bench' })).at(-1)
if (answer.kind !== 'bench') throw new Error(JSON.stringify(answer))
console.log(`nodes: ${answer.nodes}`)
