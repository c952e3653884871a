// The tables for a first game, by subject: the learner and easy bots.

import type { Level } from '@sietch/bots'
import type { JsonObject } from '@sietch/kernel'

export type FirstTable = {
  readonly game: string
  readonly setup: JsonObject
  readonly bots: readonly Level[]
}

const THREE: readonly Level[] = ['easy', 'easy', 'easy']

const usual = (game: string, modules: readonly string[] = []): FirstTable => ({
  game,
  setup: { players: 4, modules, leaders: 'random' },
  bots: THREE,
})

/** By game, or by the box that is added to one. */
export const FIRST_TABLES: { readonly [box: string]: FirstTable } = {
  imperium: usual('imperium'),
  uprising: usual('uprising'),
  bloodlines: usual('uprising', ['bloodlines']),
  classic: { game: 'classic', setup: { players: 4 }, bots: THREE },
}
