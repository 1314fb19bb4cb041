// Serves the build with the headers that the real server sends, for runs without the binary.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'

const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

const policy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; " +
  "font-src 'self'; media-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Paths of the app, which shows the right page itself. */
const page = /^\/(?!assets\/)(?:[\w-]+\/?)*$/

/** Serves a folder on a free port; gives the address and the way to stop. */
export async function serve(folder) {
  const server = createServer(async (request, response) => {
    if (request.url === '/api/session') return void response.writeHead(204).end() // Nobody plays online here.
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname))
    const file = page.test(path) ? 'index.html' : path
    try {
      const body = await readFile(join(folder, file))
      response.writeHead(200, {
        'content-type': types[extname(file)] ?? 'application/octet-stream',
        'content-security-policy': policy,
        'cross-origin-opener-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      })
      response.end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${server.address().port}/`, stop: () => server.close() }
}

/** Starts the real binary on a free port. Where people play online, their games lie in a folder of its own. */
export async function start(binary, { online = false } = {}) {
  const { spawn } = await import('node:child_process')
  const { url, stop } = await serve('.')
  stop() // The port was free a moment ago.
  const data = online ? await mkdtemp(join(tmpdir(), 'sittuyin-')) : null
  const where = data ? ['--data', data] : []
  const child = spawn(binary, ['serve', '--bind', new URL(url).host, ...where], { stdio: ['ignore', 'ignore', 'inherit'] })
  const end = async () => {
    const ended = child.exitCode === null && new Promise((resolve) => child.once('exit', resolve))
    child.kill()
    await ended
    if (data) await rm(data, { recursive: true, force: true })
  }
  for (let i = 0; i < 100; i++) {
    if (child.exitCode !== null) throw new Error(`${binary} ended with ${child.exitCode}`)
    if (await fetch(url).catch(() => null)) return { url, stop: end }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await end()
  throw new Error(`${binary} does not answer at ${url}`)
}
