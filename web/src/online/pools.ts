// The pools of ratings, in the order in which they are listed.

import type { Family, Pace } from './messages'

export const families: readonly Family[] = ['traditional', 'federation', 'dice']
export const paces: readonly Pace[] = ['bullet', 'blitz', 'rapid', 'classical', 'correspondence']
