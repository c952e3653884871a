// What classic Dune can be set up with.

import {
  CHOICES,
  type ClassicSetup,
  DEFAULT_OPTIONS,
  MODULES,
  type Options,
  type SetupProblem,
  setupProblem,
} from '@sietch/classic'
import { FACTIONS } from '@sietch/classic/content'
import { translator } from '@sietch/i18n'
import type { Language } from '@sietch/i18n/page'
import { type JsonObject, NEWEST, rngOf, shuffle } from '@sietch/kernel'
import { type Draft, playing } from './draft.ts'

export const classicModules: readonly string[] = MODULES

/** An optional rule with the rulebook's own reading, and the readings there are. */
export type Reading = {
  readonly id: keyof Options
  readonly usual: Options[keyof Options]
  readonly values: readonly (string | number | boolean)[]
}

const OPTIONS = Object.keys(DEFAULT_OPTIONS) as (keyof Options)[]

export const classicReadings: readonly Reading[] = OPTIONS.map((id) => ({
  id,
  usual: DEFAULT_OPTIONS[id],
  values: CHOICES[id] ?? [true, false],
}))

export function factionsOf(language: Language): { id: string; name: string }[] {
  const say = translator(language, 'classic')
  return FACTIONS.map((id) => ({ id, name: say.name('faction', id) }))
}

export const classicProblem = (draft: Draft): SetupProblem | undefined =>
  setupProblem(classicSetup(draft, ''))

export function classicSetup(draft: Draft, seed: string): ClassicSetup & JsonObject {
  const setup: JsonObject = {
    players: Number(draft.players),
    modules: draft.modules,
    factions: factionsFor(draft, seed),
    ...(Object.keys(draft.options).length > 0 ? { options: draft.options } : {}),
  }
  // Whether it can be played like this is asked before it is.
  return setup as ClassicSetup & JsonObject
}

/** Whoever is given no faction gets one of those left. */
function factionsFor(draft: Draft, seed: string): string | readonly string[] {
  if (draft.leaders !== 'fixed') return draft.leaders
  const given = playing(draft).map(({ leader }) => leader)
  const left = shuffle(
    rngOf(`${seed}/factions`, NEWEST),
    FACTIONS.filter((id) => !given.includes(id)),
  )
  return given.map((faction) => faction || (left.pop() ?? ''))
}
