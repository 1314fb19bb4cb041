// What the page and its workers say to each other. Every answer carries the id of its request.

import type { Request, Response } from './messages'

/** To the worker: where its module is, or the module itself when it was compiled before. */
export type Open = { open: string | WebAssembly.Module }

/** To the worker: a request. */
export type Ask = { id: number; request: Request }

/** From the worker. */
export type Told =
  | { loading: Loading }
  | { opened: WebAssembly.Module }
  | { broken: string }
  | { id: number; response: Response }

/** How far the download of a module has come; the total is `null` where the server hides it. */
export interface Loading {
  loaded: number
  total: number | null
}
