// A game that is being set up, as the person has filled it in so far.

import type { Level } from '@sietch/bots'
import type { SeatSetup } from '../table/table.ts'
import type { Playable } from './games.ts'

export const PLAYERS = ['3', '4'] as const
export const LEADERS = ['random', 'choose', 'deal-2', 'deal-3', 'fixed'] as const

export type SeatDraft = {
  readonly who: 'human' | Level
  readonly name: string
  /** For Leaders given by seat; empty: at random. */
  readonly leader: string
}

export type Draft = {
  readonly game: Playable
  readonly modules: readonly string[]
  readonly players: (typeof PLAYERS)[number]
  /** Always four: the fourth is remembered while three play. */
  readonly seats: readonly SeatDraft[]
  readonly leaders: (typeof LEADERS)[number]
  readonly seed: string
}

export const newDraft = (game: Playable, name: string): Draft => ({
  game,
  modules: [],
  players: '4',
  seats: (['human', 'medium', 'medium', 'medium'] as const).map((who, seat) => ({
    who,
    name: seat === 0 ? name : '',
    leader: '',
  })),
  leaders: 'random',
  seed: '',
})

/** What the other game does not have is left behind. */
export const withGame = (draft: Draft, game: Playable): Draft => ({
  ...draft,
  game,
  modules: [],
  seats: draft.seats.map((seat) => ({ ...seat, leader: '' })),
})

export const withModule = (draft: Draft, module: string, isIn: boolean): Draft => ({
  ...draft,
  modules: isIn ? [...draft.modules, module] : draft.modules.filter((other) => other !== module),
})

export const withSeat = (draft: Draft, index: number, change: Partial<SeatDraft>): Draft => ({
  ...draft,
  seats: draft.seats.map((seat, at) => (at === index ? { ...seat, ...change } : seat)),
})

/** The seats that play. */
export const playing = ({ seats, players }: Draft): readonly SeatDraft[] => seats.slice(0, Number(players))

export const seatSetups = (draft: Draft): SeatSetup[] =>
  playing(draft).map(({ who, name }) =>
    who === 'human' ? { kind: 'human', name: name.trim() } : { kind: 'bot', level: who },
  )
