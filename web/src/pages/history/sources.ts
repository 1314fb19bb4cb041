// The works that the history rests on, and what each of its statements is taken from.

import type { Source } from '../../rules'
import type { en } from './words/en'

/** The name of a message of the history. */
export type Key = keyof typeof en

/** A work, by its anchor on the page. */
export type Work = keyof typeof works

/** How each work is called in passing, and in full. Names and titles stay as they are in every language. */
export const works = {
  'ply-yard': { name: 'Ply Yard', full: 'Ply Yard, “About Sittuyin” (en, fr)' },
  'chessplayx': { name: 'ChessPlayX', full: 'ChessPlayX, “Sittuyin”' },
  'murray-parlett': { name: 'Murray–Parlett', full: '“Sittuyin” (H. J. R. Murray, David Parlett)' },
  'wikipedia': { name: 'Wikipedia', full: 'Wikipedia, “Sittuyin” (en, zh, fr, he)' },
  'murray': { name: 'Murray 1913', full: 'H. J. R. Murray, A History of Chess. Oxford University Press, 1913; reissued, ISBN 0-19-827403-3' },
  'federation': { name: 'Maung Maung Lwin', full: 'Maung Maung Lwin, Myanmar Chess Federation' },
  'maung-maung-aye': { name: 'Maung Maung Aye 1971', full: 'Maung Maung Aye, Sittuyin: Traditional Myanmar Chess. 1971' },
  'pritchard-1994': { name: 'Pritchard 1994', full: 'D. B. Pritchard, The Encyclopedia of Chess Variants. Games & Puzzles Publications, 1994, pp. 31–34. ISBN 0-9524142-0-1' },
  'pritchard-2007': { name: 'Pritchard 2007', full: 'D. B. Pritchard, The Classified Encyclopedia of Chess Variants, ed. John Beasley. 2007, pp. 266–67. ISBN 978-0-9555168-0-1' },
  'sunnucks': { name: 'Sunnucks', full: 'Anne Sunnucks, The Encyclopaedia of Chess' },
  'cox': { name: 'Cox', full: 'Hiram Cox, 1799, 1801' },
  'mackenzie': { name: 'Mackenzie', full: 'Mackenzie' },
  'nakajim': { name: 'nakajim.net', full: 'nakajim.net (ja)' },
  'ancientchess': { name: 'ancientchess.com', full: 'Ancientchess.com, “How to Play Sittuyin”' },
  'bodlaender': { name: 'Bodlaender', full: 'Hans L. Bodlaender, “Sittuyin”. The Chess Variant Pages' },
  'nicolaus': { name: 'Nicolaus', full: 'Dr. Peter Nicolaus, “Burmese Traditional Chess”. The Chess Variant Pages' },
  'variant-pages': { name: 'Daniel, Winther, Fourriere', full: 'Daniel, Winther, Fourriere: The Chess Variant Pages' },
  'cazaux': { name: 'Cazaux', full: 'Jean-Louis Cazaux, “Sittuyin, the Burmese Chess”' },
  'chess-com': { name: 'chess.com', full: 'chess.com, 27th SEA Games (2013)' },
  'fairy-stockfish': { name: 'Fairy-Stockfish', full: 'Fairy-Stockfish, 2026-07' },
  'pychess': { name: 'PyChess', full: 'PyChess, 2026-08' },
  'cutechess': { name: 'Cute Chess', full: 'Cute Chess (cutechess)' },
} as const satisfies Record<string, { name: string; full: string }>

/** Every source of a ruleset is among the works. */
export const ofRulesets: Readonly<Record<Source, Work>> = {
  'ply-yard': 'ply-yard',
  'chessplayx': 'chessplayx',
  'fairy-stockfish': 'fairy-stockfish',
  'pychess': 'pychess',
  'cutechess': 'cutechess',
  'murray-parlett': 'murray-parlett',
  'wikipedia': 'wikipedia',
  'murray': 'murray',
  'sunnucks': 'sunnucks',
  'federation': 'federation',
}

/** A statement, and who makes it. */
export type Statement = readonly [Key, ...Work[]]

/** The chapters of the page. */
export const chapters: readonly { id: 'origin' | 'set' | 'played' | 'accounts' | 'stages' | 'curtain'; says: readonly Statement[] }[] = [
  {
    id: 'origin',
    says: [
      ['origin.chaturanga', 'wikipedia'],
      ['origin.buddhism', 'murray-parlett'],
      ['origin.doubt', 'wikipedia', 'murray-parlett'],
      ['origin.name', 'wikipedia'],
      ['origin.arms', 'wikipedia'],
      ['origin.short', 'murray-parlett'],
      ['origin.kin', 'ply-yard', 'wikipedia'],
    ],
  },
  {
    id: 'set',
    says: [
      ['set.board', 'wikipedia'],
      ['set.box', 'murray-parlett'],
      ['set.wood', 'murray-parlett', 'wikipedia'],
      ['set.height', 'wikipedia'],
      ['set.colours', 'wikipedia', 'murray-parlett'],
      ['set.sides', 'wikipedia', 'ply-yard', 'chessplayx'],
    ],
  },
  {
    id: 'played',
    says: [
      ['played.mandalay', 'murray-parlett'],
      ['played.north-west', 'wikipedia', 'murray-parlett'],
      ['played.games', 'chess-com', 'federation'],
      ['played.custom', 'nakajim'],
    ],
  },
  {
    id: 'accounts',
    says: [
      ['accounts.contrary', 'murray-parlett'],
      ['accounts.cox', 'cox'],
      ['accounts.order', 'ply-yard', 'murray-parlett', 'wikipedia', 'chessplayx', 'nakajim'],
      ['accounts.squares', 'ply-yard', 'chessplayx', 'murray-parlett', 'wikipedia'],
      ['accounts.array', 'ply-yard', 'ancientchess', 'wikipedia'],
      ['accounts.rook', 'ply-yard', 'bodlaender'],
      ['accounts.promotion', 'ply-yard', 'murray-parlett', 'wikipedia', 'chessplayx', 'federation'],
      ['accounts.stalemate', 'ply-yard', 'murray-parlett', 'wikipedia', 'chessplayx', 'federation'],
      ['accounts.remedy', 'ply-yard', 'variant-pages'],
      ['accounts.guide', 'pychess'],
      ['accounts.words', 'wikipedia', 'murray', 'nakajim'],
    ],
  },
  {
    id: 'stages',
    says: [
      ['stages.lead', 'murray', 'wikipedia'],
      ['stages.first', 'wikipedia'],
      ['stages.second', 'wikipedia'],
      ['stages.third', 'wikipedia'],
    ],
  },
  {
    id: 'curtain',
    says: [
      ['curtain.hung', 'wikipedia'],
      ['curtain.silent', 'wikipedia'],
      ['curtain.dice', 'sunnucks', 'wikipedia'],
    ],
  },
]
