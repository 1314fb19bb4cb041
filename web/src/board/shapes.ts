// The elements that the drawing of the board is made of.

const SVG = 'http://www.w3.org/2000/svg'
/** Units of the drawing a square. */
export const UNIT = 100

export function shape<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Record<string, string | number>,
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  return element
}

export function group(name: string): SVGGElement {
  return shape('g', { class: name })
}

export function path(name: string, d: string): SVGPathElement {
  return shape('path', { class: name, d })
}

export function disc(name: string, cx: number, cy: number, r: number): SVGCircleElement {
  return shape('circle', { class: name, cx, cy, r })
}

export function box(name: string, x: number, y: number, size: number): SVGRectElement {
  return shape('rect', { class: name, x, y, width: size, height: size })
}
