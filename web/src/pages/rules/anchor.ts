// The browser looks for the anchor of an address before a fetched page stands.

import { tick } from 'svelte'

/** Goes to the anchor that the address names; to be attached to the last part of a page. */
export function toAnchor(): void {
  // After the heading has had the focus.
  void tick().then(() => {
    const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)))
    if (!target) return
    // Going there again makes it the target of the address, which is what its style asks for.
    location.replace(location.hash)
    target.scrollIntoView()
  })
}
