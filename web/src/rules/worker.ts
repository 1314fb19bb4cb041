// The worker that owns one module, so that no thinking ever holds up the page.

import { Module } from './module'
import type { Ask, Open, Told } from './wire'

const tell = (told: Told) => self.postMessage(told)

let module: Promise<Module> | undefined

self.onmessage = ({ data }: MessageEvent<Open | Ask>) => {
  if ('open' in data) {
    module = open(data.open)
    module.catch((error: unknown) => tell({ broken: String(error) }))
  } else {
    void answer(data)
  }
}

async function open(source: string | WebAssembly.Module): Promise<Module> {
  const compiled = typeof source === 'string' ? await WebAssembly.compile(await download(source)) : source
  const started = await Module.start(compiled)
  tell({ opened: compiled })
  return started
}

async function download(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url)
  if (!response.ok || !response.body) throw new Error(`${url}: ${response.status}`)
  // Of a compressed file the server states the compressed length, which is not comparable.
  const length = response.headers.has('content-encoding') ? null : response.headers.get('content-length')
  const total = length === null ? null : Number(length)
  const parts: BlobPart[] = []
  let loaded = 0
  for (const reader = response.body.getReader(); ; ) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    loaded += value.length
    tell({ loading: { loaded, total } })
  }
  return new Blob(parts).arrayBuffer()
}

async function answer({ id, request }: Ask): Promise<void> {
  try {
    const ready = await module
    if (!ready) throw new Error('the module was not opened')
    tell({ id, response: ready.answer(request, (response) => tell({ id, response })) })
  } catch (error) {
    // A trap may leave the module's memory in any state: it must not answer again.
    tell({ broken: String(error) })
  }
}
