/** Scrolls a list so that one of its parts is seen; only the list itself scrolls, never the page. */
export function keepInSight(list: HTMLElement, part: HTMLElement | null | undefined): void {
  const above = part ? part.offsetTop - list.offsetTop : 0
  if (above < list.scrollTop) list.scrollTop = above
  else if (part && above + part.offsetHeight > list.scrollTop + list.clientHeight)
    list.scrollTop = above + part.offsetHeight - list.clientHeight
}
