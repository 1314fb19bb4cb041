import type { Role } from '../../rules/messages'
import type { Shapes } from './sprite'
import { traditional } from './traditional'

const roles = Object.keys(traditional) as Role[]

/** The carved figures as cut-outs: what is engraved in them is left away. */
export const flat = Object.fromEntries(
  roles.map((role) => [role, (traditional[role].match(/<path class="man-(?:body|trim)"[^>]*>/g) ?? []).join('')]),
) as Shapes

/** Discs with a letter, which is written into them in the language of the page. */
export const letters = Object.fromEntries(
  roles.map((role) => [
    role,
    '<circle class="man-body" cx="50" cy="50" r="42"/><circle class="man-line" cx="50" cy="50" r="35"/>' +
      '<text class="man-letter" x="50" y="50" dominant-baseline="central"></text>',
  ]),
) as Shapes
