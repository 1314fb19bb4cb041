// Serves the build with the headers that the real server sends, for runs without the binary.
import { execFile, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'

const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
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

/**
 * Starts the real binary on a free port; gives the address and the way to stop. Where people play online, their games lie
 * in a folder of its own; `admin` runs the commands of whoever owns that.
 */
export async function start(binary, { online = false } = {}) {
  const data = online ? await mkdtemp(join(tmpdir(), 'sittuyin-')) : null
  const where = data ? ['--data', data] : []
  const child = spawn(binary, ['serve', '--bind', '127.0.0.1:0', ...where], { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise((resolve) => child.once('close', resolve).once('error', resolve))
  const stop = async () => {
    child.kill()
    await ended
    if (data) await rm(data, { recursive: true, force: true })
  }
  const url = await Promise.race([addressIn(child.stderr), ended.then(() => null)])
  const admin = (...words) => promisify(execFile)(binary, ['admin', ...words, '--data', data])
  if (url) return { url, admin, stop }
  await stop()
  throw new Error(`${binary} did not start: ${child.exitCode ?? 'it cannot be run'}`)
}

/** Where a server says that it is, in its log; of the rest only what is wrong is shown. */
function addressIn(log) {
  return new Promise((resolve) => {
    createInterface(log).on('line', (line) => {
      const url = /Sittuyin is at (\S+)/.exec(line)?.[1]
      if (url) resolve(url)
      else if (!/ INFO /.test(line)) console.error(line)
    })
  })
}
