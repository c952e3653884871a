// How somebody's tables were played last: whoever opens another one begins where they left off. And the terms of a table
// that is there, to be changed. Of what was kept only what is still offered comes back.

import { isObject, type Json } from '@sietch/kernel'
import type { OnlineTable } from '@sietch/protocol'
import { levelOf } from './seating.ts'
import {
  BANK,
  CLOCKS,
  DAYS,
  FOR,
  HURRY,
  INCREMENT,
  LISTINGS,
  PACE,
  SPOKEN,
  type Terms,
  TIMEOUTS,
  TURN,
  USUAL,
} from './terms.ts'

const KEY = 'sietch.terms'

/** A name is for one table, and a password is written down nowhere. */
export function rememberTerms({ name: _, password: __, ...terms }: Terms): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(terms))
  } catch {
    // A browser that keeps nothing plays all the same.
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
  const among = <K extends keyof Terms>(field: K, all: readonly Terms[K][]): Terms[K] =>
    all.find((one) => one === json[field]) ?? USUAL[field]
  return {
    ...USUAL,
    clock: among('clock', CLOCKS),
    turn: among('turn', TURN),
    bank: among('bank', BANK),
    increment: among('increment', INCREMENT),
    days: among('days', DAYS),
    timeout: among('timeout', TIMEOUTS),
    substitute: levelOf(String(json.substitute ?? USUAL.substitute)),
    pace: among('pace', PACE),
    listing: among('listing', LISTINGS),
    hurry: among('hurry', HURRY),
    language: among('language', SPOKEN),
    level: among('level', FOR),
    spectators: json.spectators !== false,
  }
}

/** As the table is played; its password nobody knows but those who set it. */
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
