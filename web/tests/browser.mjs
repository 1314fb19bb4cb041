// The browser that the tests drive.
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

/** Where a browser is: named in CHROMIUM, or where systems put it; `undefined` where there is none. */
export const executablePath =
  process.env['CHROMIUM'] ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path))

/** Starts it. */
export const browser = () =>
  chromium.launch({
    executablePath,
    args: [
      '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync',
      '--disable-background-networking', '--disable-component-update',
    ],
  })
