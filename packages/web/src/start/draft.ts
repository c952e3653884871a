// A game that is being set up, as the person has filled it in so far.

import type { Level } from '@sietch/bots'
import type { SeatSetup } from '../table/table.ts'
import type { Playable } from './games.ts'

const MOST = 6

/** How many can play a game. */
export const PLAYERS: { readonly [G in Playable]: readonly Draft['players'][] } = {
  imperium: ['3', '4'],
  uprising: ['3', '4'],
  classic: ['2', '3', '4', '5', '6'],
}

/** Good company for people who know the game. */
export const USUAL_LEVEL: { readonly [G in Playable]: Level } = {
  imperium: 'hard',
  uprising: 'hard',
  classic: 'medium',
}

/** How the Leaders, or the factions of classic Dune, are found. */
export const LEADERS = {
  imperium: ['random', 'choose', 'deal-2', 'deal-3', 'fixed'],
  uprising: ['random', 'choose', 'deal-2', 'deal-3', 'fixed'],
  classic: ['recommended', 'random', 'choose', 'fixed'],
} as const satisfies { readonly [G in Playable]: readonly string[] }

export type LeadersWay = (typeof LEADERS)[Playable][number]

export type SeatDraft = {
  readonly who: 'human' | Level
  readonly name: string
  /** For Leaders or factions given by seat; empty: at random. */
  readonly leader: string
}

export type Draft = {
  readonly game: Playable
  readonly modules: readonly string[]
  /** Readings of the rules other than the usual ones. */
  readonly options: { readonly [option: string]: string | number | boolean }
  readonly players: '2' | '3' | '4' | '5' | '6'
  /** Always as many as can ever play: those who do not are remembered. */
  readonly seats: readonly SeatDraft[]
  readonly leaders: LeadersWay
  readonly seed: string
}

export const newDraft = (game: Playable, name: string): Draft => ({
  game,
  modules: [],
  options: {},
  players: usual(game),
  seats: Array.from({ length: MOST }, (_, seat) => ({
    who: seat === 0 ? 'human' : USUAL_LEVEL[game],
    name: seat === 0 ? name : '',
    leader: '',
  })),
  leaders: LEADERS[game][0],
  seed: '',
})

/** A full table. */
const usual = (game: Playable): Draft['players'] => PLAYERS[game].at(-1) ?? '4'

/** What the other game does not have is left behind. */
export const withGame = (draft: Draft, game: Playable): Draft => ({
  ...draft,
  game,
  modules: [],
  options: {},
  players: PLAYERS[game].includes(draft.players) ? draft.players : usual(game),
  leaders: (LEADERS[game] as readonly LeadersWay[]).includes(draft.leaders)
    ? draft.leaders
    : LEADERS[game][0],
  seats: draft.seats.map((seat) => ({ ...seat, leader: '' })),
})

export const withModule = (draft: Draft, module: string, isIn: boolean): Draft => ({
  ...draft,
  modules: isIn ? [...draft.modules, module] : draft.modules.filter((other) => other !== module),
})

export const withOption = (draft: Draft, option: string, value: string | number | boolean): Draft => ({
  ...draft,
  options: { ...draft.options, [option]: value },
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
