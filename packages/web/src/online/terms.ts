// How a table on a server is played, as the person has filled it in so far.

import type { Level } from '@sietch/bots'
import type { Talk } from '@sietch/kernel'
import { type ClockRule, LANGUAGES, LEVELS, type NewTable, type TableOptions } from '@sietch/protocol'
import type { Talks } from '../start/offered.ts'

/** Seconds. */
export const TURN = ['30', '60', '90', '120', '300'] as const
export const BANK = ['300', '600', '1200', '1800', '2700', '3600'] as const
export const INCREMENT = ['0', '10', '20', '30', '60'] as const
export const DAYS = ['1', '2', '3', '7', '14'] as const
/** Milliseconds. */
/** Seconds after which whoever does not bid passes. */
export const HURRY = ['none', '10', '20', '30'] as const
export const PACE = ['0', '300', '600', '1200', '2500'] as const
export const CLOCKS = ['none', 'turn', 'bank', 'days'] as const
export const TIMEOUTS = ['bot', 'wait'] as const
export const LISTINGS = ['public', 'link'] as const
/** What is spoken at a table, and whom it is for. */
export const SPOKEN = ['any', ...LANGUAGES] as const
export const FOR = ['all', ...LEVELS] as const

export type Terms = {
  readonly clock: (typeof CLOCKS)[number]
  readonly turn: (typeof TURN)[number]
  readonly bank: (typeof BANK)[number]
  readonly increment: (typeof INCREMENT)[number]
  readonly days: (typeof DAYS)[number]
  readonly timeout: (typeof TIMEOUTS)[number]
  readonly substitute: Level
  readonly pace: (typeof PACE)[number]
  readonly listing: (typeof LISTINGS)[number]
  readonly spectators: boolean
  readonly hurry: (typeof HURRY)[number]
  /** Who may talk among themselves; null: as the rules of the game want it. */
  readonly talk: readonly Talk[] | null
  readonly language: (typeof SPOKEN)[number]
  readonly level: (typeof FOR)[number]
  readonly name: string
  readonly password: string
}

export const USUAL: Terms = {
  clock: 'bank',
  turn: '90',
  bank: '1200',
  increment: '20',
  days: '1',
  timeout: 'bot',
  substitute: 'medium',
  pace: '600',
  listing: 'public',
  hurry: 'none',
  spectators: true,
  talk: null,
  language: 'any',
  level: 'all',
  name: '',
  password: '',
}

/** What a table says of itself besides how it is played; what is empty is not said. */
export const saidOf = ({
  name,
  password,
  language,
  level,
}: Terms): Pick<NewTable, 'name' | 'password' | 'language' | 'level'> => ({
  ...(name.trim() !== '' && { name: name.trim() }),
  ...(password !== '' && { password }),
  ...(language !== 'any' && { language }),
  ...(level !== 'all' && { level }),
})

/** Milliseconds for which everybody is asked, at least, where nobody is to learn who could answer. */
const VEIL_PACE = 5000

/** Those that are possible and wanted. */
export const talksIn = ({ talk }: Terms, { possible, usual }: Talks): readonly Talk[] =>
  talk === null ? usual : possible.filter((one) => talk.includes(one))

export const optionsOf = (terms: Terms, talks: Talks): TableOptions => ({
  clock: clockOf(terms),
  timeout: terms.timeout,
  substitute: terms.substitute,
  botPace: Number(terms.pace),
  veilPace: VEIL_PACE,
  hurry: terms.hurry === 'none' ? null : Number(terms.hurry),
  spectators: terms.spectators,
  talk: talksIn(terms, talks),
})

function clockOf({ clock, turn, bank, increment, days }: Terms): ClockRule {
  switch (clock) {
    case 'none':
      return { kind: 'none' }
    case 'turn':
      return { kind: 'turn', seconds: Number(turn) }
    case 'bank':
      return { kind: 'bank', seconds: Number(bank), increment: Number(increment) }
    case 'days':
      return { kind: 'days', days: Number(days) }
  }
}
