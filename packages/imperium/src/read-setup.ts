// The setup as it is written down: in a match log, at a table of a server, in a scenario.

import { isObject, type Json } from '@sietch/kernel'
import { fields, list, text, texts } from '@sietch/kernel/reading'
import { LEVELS, RIVAL_RULES } from './content/types.ts'
import { type ImperiumSetup, type RivalsSetup, THRONE_MOVES } from './state.ts'

/**
 * `modules`: a list; `leaders`: "choose", "random", {"deal": n}, or a list by seat, where null or nothing means that
 * no one leads the seat; `rivals`: {"who": "random" or a list, "level", "rules": a list, "streamlined", "churn"}. Whether
 * it can be played like this is not asked here. `throneRow`: when Shaddam's board moves a card there.
 */
export function readSetup(words: Json, players: number): ImperiumSetup {
  const known = ['leaders', 'modules', 'rivals', 'throneRow'] as const
  const { leaders = [], modules = [], rivals, throneRow } = fields(words, 'the setup', known)
  return {
    players,
    modules: texts(modules, 'modules'),
    leaders: readLeaders(leaders, players),
    ...(rivals !== undefined && { rivals: readRivals(rivals) }),
    ...(throneRow !== undefined && { throneRow: oneOf(THRONE_MOVES, throneRow, 'throneRow') }),
  }
}

function readRivals(json: Json): RivalsSetup {
  const words = fields(json, 'rivals', ['who', 'level', 'rules', 'streamlined', 'churn'])
  const { who, level, rules, streamlined, churn } = words
  return {
    ...(who !== undefined && { who: who === 'random' ? who : texts(who, 'who') }),
    ...(level !== undefined && { level: oneOf(LEVELS, level, 'level') }),
    ...(rules !== undefined && {
      rules: list(rules, 'rules').map((rule) => oneOf(RIVAL_RULES, rule, 'rules')),
    }),
    ...(streamlined !== undefined && { streamlined: yes(streamlined, 'streamlined') }),
    ...(churn !== undefined && { churn: yes(churn, 'churn') }),
  }
}

function oneOf<T extends string>(known: readonly T[], json: Json, what: string): T {
  const found = known.find((one) => one === json)
  if (found === undefined) throw new Error(`${what} must be one of ${known.join(', ')}`)
  return found
}

function yes(json: Json, what: string): boolean {
  if (typeof json !== 'boolean') throw new Error(`${what} must be true or false`)
  return json
}

function readLeaders(json: Json, players: number): ImperiumSetup['leaders'] {
  if (json === 'choose' || json === 'random') return json
  if (isObject(json)) {
    const { deal } = fields(json, 'leaders', ['deal'])
    if (typeof deal !== 'number') throw new Error('deal must be a number')
    return { deal }
  }
  const named = list(json, 'leaders').map((leader) => (leader === null ? null : text(leader, 'leaders')))
  return Array.from({ length: Math.max(players, named.length) }, (_, seat) => named[seat] ?? null)
}
