// Has the browser keep the app, so that it opens without a network.

/** How long the page is left alone before what other pages need is fetched, in milliseconds. */
const QUIET = 10_000

interface Saving {
  connection?: { saveData?: boolean }
}

/** Registers the service worker; where the browser has none, nothing happens. */
export async function keepForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    const { serviceWorker } = navigator
    const registration = await serviceWorker.register('/sw.js')
    // A newer build has been fetched meanwhile: it answers from the next page on.
    registration.waiting?.postMessage('take over')
    const ready = await serviceWorker.ready
    // Whoever pays for each megabyte fetches a page when it is opened.
    if ((navigator as Saving).connection?.saveData) return
    setTimeout(() => ready.active?.postMessage('fetch the rest'), QUIET)
  } catch (error) {
    // Private windows and full storage: the page works as before, with a network.
    console.warn(error)
  }
}
