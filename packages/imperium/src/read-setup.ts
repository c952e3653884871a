// The setup as it is written down: in a match log, at a table of a server, in a scenario.

import { isObject, type Json } from '@sietch/kernel'
import { fields, list, text, texts } from '@sietch/kernel/reading'
import type { ImperiumSetup } from './state.ts'

/**
 * `modules`: a list; `leaders`: "choose", "random", {"deal": n}, or a list by seat, where null or nothing means that
 * nobody leads the seat. Whether it can be played like this is not asked here.
 */
export function readSetup(words: Json, players: number): ImperiumSetup {
  const { leaders = [], modules = [] } = fields(words, 'the setup', ['leaders', 'modules'])
  return { players, modules: texts(modules, 'modules'), leaders: readLeaders(leaders, players) }
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
