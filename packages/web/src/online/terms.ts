// How a table on a server is played, as the person has filled it in so far.

import type { Level } from '@sietch/bots'
import type { Talk } from '@sietch/kernel'
import { type ClockRule, LANGUAGES, LEVELS, type NewTable, type TableOptions } from '@sietch/protocol'
import type { Talks } from '../start/offered.ts'

/** What can be chosen from a list; times in seconds, unless they are days. */
export const CHOICES = {
  clock: ['none', 'turn', 'bank', 'days'],
  turn: ['30', '60', '90', '120', '300'],
  bank: ['300', '600', '1200', '1800', '2700', '3600'],
  increment: ['0', '10', '20', '30', '60'],
  days: ['1', '2', '3', '7', '14'],
  timeout: ['bot', 'wait'],
  /** How long a bot waits, in milliseconds. */
  pace: ['0', '300', '600', '1200', '2500'],
  listing: ['public', 'link'],
  /** After how long a player who does not bid passes. */
  hurry: ['none', '10', '20', '30'],
  /** What is spoken at the table. */
  language: ['any', ...LANGUAGES],
  /** Whom it is for. */
  level: ['all', ...LEVELS],
} as const

export type Terms = {
  readonly [Field in keyof typeof CHOICES]: (typeof CHOICES)[Field][number]
} & {
  readonly substitute: Level
  readonly spectators: boolean
  /** Who may talk privately; null: as the game's rules say. */
  readonly talk: readonly Talk[] | null
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

/** What a table shows besides how it is played; empty fields are left out. */
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

/** The minimum time a veiled question stays open, in milliseconds. */
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
