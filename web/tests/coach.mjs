// Tells a test what to play: the engine of the page, run in Node. The test still plays by clicks.
import { readFile } from 'node:fs/promises'

/** The engine. */
export class Coach {
  static async open() {
    const bytes = await readFile(new URL('../src/rules/wasm/engine.wasm', import.meta.url))
    const { instance } = await WebAssembly.instantiate(bytes, {
      env: { now: () => performance.now(), emit() {} },
    })
    return new Coach(instance.exports)
  }

  constructor(exports) {
    this.exports = exports
  }

  /** Answers a request of the page. */
  ask(request) {
    const { memory, alloc, call } = this.exports
    const text = new TextEncoder().encode(JSON.stringify(request))
    const pointer = alloc(text.length)
    new Uint8Array(memory.buffer, pointer, text.length).set(text)
    const reply = call()
    const length = new DataView(memory.buffer).getUint32(reply, true)
    const response = JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, reply + 4, length)))
    if (response.kind === 'failure') throw new Error(response.message)
    return response
  }

  /** The move to play. */
  best(record, level, seed = 1) {
    return this.ask({ kind: 'search', record, level, seed }).uci
  }
}
