// The way to the server: JSON there and back, and an error of its own for each way in which that fails.

import type { ErrorBody } from './messages'

/** The server refused, and says why. */
export class Refusal extends Error {
  readonly body: ErrorBody

  constructor(body: ErrorBody) {
    super(body.message)
    this.name = 'Refusal'
    this.body = body
  }
}

/** Nothing came back that the server has said: it is down, or the network is. */
export class NoConnection extends Error {
  constructor(cause: unknown) {
    super('the server could not be reached', { cause })
    this.name = 'NoConnection'
  }
}

/** After so many milliseconds nobody waits any longer. */
const patience = 20_000

/** Fetches what is at a path under `/api`; `null` when there is nothing to say (204). */
export function get<Answer>(path: string): Promise<Answer> {
  return send<Answer>('GET', path)
}

/** Sends what is asked for, and gives the answer. */
export function post<Answer = null>(path: string, body?: object): Promise<Answer> {
  return send<Answer>('POST', path, body)
}

/** Sets what is at a path, and gives the answer. */
export function put<Answer = null>(path: string, body?: object): Promise<Answer> {
  return send<Answer>('PUT', path, body)
}

/** Takes away what is at a path. */
export function remove(path: string): Promise<null> {
  return send<null>('DELETE', path)
}

async function send<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const request: RequestInit = { method, signal: AbortSignal.timeout(patience) }
  if (body) {
    request.headers = { 'content-type': 'application/json' }
    request.body = JSON.stringify(body)
  }
  let response: Response
  let answer: unknown
  try {
    response = await fetch(`/api${path}`, request)
    // Some acceptances and all absences have no body.
    const text = await response.text()
    answer = text === '' ? null : JSON.parse(text)
  } catch (cause) {
    throw new NoConnection(cause)
  }
  if (response.ok) return answer as Answer
  if (isErrorBody(answer)) throw new Refusal(answer)
  // Something that stands before the server has answered.
  throw new NoConnection(response.status)
}

function isErrorBody(answer: unknown): answer is ErrorBody {
  return typeof answer === 'object' && answer !== null && 'code' in answer && 'message' in answer
}
