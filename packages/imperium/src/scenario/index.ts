// Dune: Imperium's words for scenario files (docs/scenarios.md).

import type { JsonObject } from '@sietch/kernel'
import { fields, list, type ScenarioGame } from '@sietch/kernel/scenario'
import { imperium, runPending } from '../index.ts'
import type { ImperiumSetup, ImperiumState } from '../state.ts'
import type { ImperiumView } from '../view.ts'
import { readName } from './read.ts'
import { seatWords } from './seat-words.ts'
import { tableWords } from './table-words.ts'

/** `leaders`: "choose", "random", or a list by seat; without it nobody has a Leader. */
export function readSetup(words: JsonObject, players: number): ImperiumSetup {
  const { leaders } = fields(words, 'setup', ['leaders'])
  if (players !== 3 && players !== 4) throw new Error(`Dune: Imperium seats 3 or 4, not ${players}`)
  if (leaders === 'choose' || leaders === 'random') return { players, leaders }
  const given = leaders === undefined ? [] : list(leaders, 'leaders')
  if (given.length > players) throw new Error(`${given.length} Leaders for ${players} seats`)
  const named = given.map((leader) => (leader === null ? null : readName('leader', leader)))
  const chosen = named.filter((leader) => leader !== null)
  if (new Set(chosen).size < chosen.length) throw new Error('a Leader can be chosen once only')
  return { players, leaders: Array.from({ length: players }, (_, seat) => named[seat] ?? null) }
}

export const imperiumScenarios: ScenarioGame<ImperiumState, ImperiumSetup, ImperiumView> = {
  rules: imperium,
  setup: readSetup,
  words: tableWords,
  seatWords,
  arranged: runPending,
}
