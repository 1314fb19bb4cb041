// What the forms of the account ask for, and which refusal speaks of which of it.

import type { FullAutoFill } from 'svelte/elements'
import type { ErrorCode } from '../../online/messages'

/** A field of a form. */
export type FieldKind = 'name' | 'new-name' | 'password' | 'first-password' | 'new-password' | 'code'

interface Field {
  type: 'text' | 'password'
  autocomplete: FullAutoFill
  /** Whether something is said beforehand of what it must be. */
  noted: boolean
  /** Refusals that speak of it. */
  refusals: readonly ErrorCode[]
}

export const fields: Readonly<Record<FieldKind, Field>> = {
  'name': { type: 'text', autocomplete: 'username', noted: false, refusals: [] },
  'new-name': { type: 'text', autocomplete: 'username', noted: true, refusals: ['name-invalid', 'name-taken'] },
  'password': { type: 'password', autocomplete: 'current-password', noted: false, refusals: ['wrong-password'] },
  'first-password': { type: 'password', autocomplete: 'new-password', noted: true, refusals: ['password-invalid'] },
  'new-password': { type: 'password', autocomplete: 'new-password', noted: true, refusals: ['password-invalid'] },
  'code': { type: 'text', autocomplete: 'off', noted: true, refusals: ['wrong-code'] },
}

/** What was entered. */
export type Entered = Record<FieldKind, string>
