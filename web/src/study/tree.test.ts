import { describe, expect, it } from 'vitest'
import { flatten, grow, Tree } from './tree'

/** 1. a 2. b 3. c, with d instead of b and e after it. */
function branched() {
  const tree = new Tree()
  const a = tree.add(tree.start, 'a', null)
  const b = tree.add(a, 'b', null)
  const c = tree.add(b, 'c', null)
  const d = tree.add(a, 'd', null)
  const e = tree.add(d, 'e', null)
  return { tree, a, b, c, d, e }
}

const events = (nodes: readonly { event: string }[]) => nodes.map(({ event }) => event).join('')

describe('a tree of moves', () => {
  it('keeps one node for one move', () => {
    const { tree, a, b } = branched()
    expect(tree.add(a, 'b', null)).toBe(b)
    expect(events(a.children)).toBe('bd')
  })

  it('tells the main line from variations', () => {
    const { tree, c, d, e } = branched()
    expect(events(tree.rest(tree.start))).toBe('abc')
    expect(events(tree.path(e))).toBe('ade')
    expect([c, d, e].map((node) => tree.isMain(node))).toEqual([true, false, false])
  })

  it('makes a variation the main line, with all that leads to it', () => {
    const { tree, e } = branched()
    tree.promote(e)
    expect(events(tree.rest(tree.start))).toBe('ade')
    expect(events(tree.all())).toBe('adebc')
  })

  it('takes a move away with what follows it', () => {
    const { tree, b } = branched()
    tree.remove(b)
    expect(events(tree.all())).toBe('ade')
  })

  it('is the same once it has been written and read', () => {
    const { tree, d } = branched()
    d.comments = ['better']
    d.glyphs = [1]
    tree.start.comments = ['before']
    const written = flatten(tree)
    expect(written.nodes.map(({ parent }) => parent)).toEqual([null, 0, 1, 0, 3])
    expect(flatten(grow(written))).toEqual(written)
  })
})
