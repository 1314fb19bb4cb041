// One instance of a WebAssembly module: JSON in, JSON out, through its memory.

import type { Request, Response } from './messages'

/** What the modules export; see bindings/wasm/src/boundary.rs. */
interface Exports {
  memory: WebAssembly.Memory
  alloc(length: number): number
  call(): number
}

/** A module ready to answer. */
export class Module {
  readonly #exports: Exports
  #report: (response: Response) => void = () => {}

  private constructor(exports: Exports) {
    this.#exports = exports
  }

  /** Starts a compiled module. */
  static async start(compiled: WebAssembly.Module): Promise<Module> {
    const started: { module?: Module } = {}
    const instance = await WebAssembly.instantiate(compiled, {
      env: {
        now: () => performance.now(),
        emit: (pointer: number, length: number) => started.module?.emit(pointer, length),
      },
    })
    const module = new Module(instance.exports as unknown as Exports)
    started.module = module
    return module
  }

  /** Answers a request; what the module reports while it works goes to `report`. */
  answer(request: Request, report: (response: Response) => void): Response {
    const text = new TextEncoder().encode(JSON.stringify(request))
    const pointer = this.#exports.alloc(text.length)
    new Uint8Array(this.#exports.memory.buffer, pointer, text.length).set(text)
    this.#report = report
    const reply = this.#exports.call()
    const length = new DataView(this.#exports.memory.buffer).getUint32(reply, true)
    return this.#read(reply + 4, length)
  }

  private emit(pointer: number, length: number): void {
    this.#report(this.#read(pointer, length))
  }

  #read(pointer: number, length: number): Response {
    // A copy: the memory may grow under a view of it.
    const bytes = new Uint8Array(this.#exports.memory.buffer, pointer, length).slice()
    return JSON.parse(new TextDecoder().decode(bytes)) as Response
  }
}
