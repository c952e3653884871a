// The terms of the last table someone opened, so that the next one starts from there, and those of an existing table, to
// be changed. Only values that are still offered are read back.

import { isObject, type Json } from '@sietch/kernel'
import type { OnlineTable } from '@sietch/protocol'
import { levelOf } from './seating.ts'
import { CHOICES, type Terms, USUAL } from './terms.ts'

const KEY = 'sietch.terms'

/** A name is for one table, and a password is never stored. */
export function rememberTerms({ name: _, password: __, ...terms }: Terms): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(terms))
  } catch {
    // A browser without storage can still play.
  }
}

export function recalledTerms(): Terms {
  try {
    return read(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Json)
  } catch {
    return USUAL
  }
}

function read(json: Json): Terms {
  if (!isObject(json)) return USUAL
  const offered = Object.entries(CHOICES).filter(([field, all]) => all.some((one) => one === json[field]))
  return {
    ...USUAL,
    ...(Object.fromEntries(offered.map(([field]) => [field, json[field]])) as Partial<Terms>),
    substitute: levelOf(String(json.substitute ?? USUAL.substitute)),
    spectators: json.spectators !== false,
  }
}

/** The current terms of a table; its password is not known here. */
export function termsOf({ options, listed, name, language, level }: OnlineTable): Terms {
  const { clock, hurry, talk, timeout, substitute, botPace, spectators } = options
  const times = {
    none: {},
    turn: { turn: 'seconds' in clock && String(clock.seconds) },
    bank: {
      bank: 'seconds' in clock && String(clock.seconds),
      increment: 'increment' in clock && String(clock.increment),
    },
    days: { days: 'days' in clock && String(clock.days) },
  }[clock.kind]
  return {
    ...read({
      clock: clock.kind,
      ...times,
      timeout,
      substitute,
      spectators,
      pace: String(botPace),
      hurry: hurry === null ? 'none' : String(hurry),
      listing: listed ? 'public' : 'link',
      language: language ?? 'any',
      level: level ?? 'all',
    }),
    name: name ?? '',
    talk,
  }
}
