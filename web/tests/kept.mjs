// Waits for what is kept for times without a network.

/** Waits until the browser keeps the whole app, without waiting for a quiet moment. */
export async function settle({ page }) {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    active.postMessage('fetch the rest')
    const wanted = async () => {
      const text = await (await fetch('/sw.js')).text()
      return text.match(/"\/[^"]*"/g).length
    }
    const kept = async () => {
      const [name] = await caches.keys()
      return name ? (await (await caches.open(name)).keys()).length : 0
    }
    const all = await wanted()
    while ((await kept()) < all) await new Promise((resolve) => setTimeout(resolve, 100))
  })
}
