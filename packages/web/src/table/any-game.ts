// A game as the worker hosts it: the house's, with what the charts show.

import type { HouseGame } from '@sietch/bots'
import type { State } from '@sietch/kernel'
import type { Standing } from './table.ts'

export type Game<S extends State, Setup, View> = HouseGame<S, Setup, View> & Charted<View>

/** What the charts show of a game. */
export type Charted<View> = {
  /** By seat. */
  standings(view: View): readonly Standing[]
  /** Measures that are gone when a round is over: of these the highest of the round counts. */
  readonly peaks: readonly string[]
}

/** A game whose own types are hidden; `open` hands them to something that works with any game. */
export type AnyGame = {
  readonly id: string
  open<R>(use: <S extends State, Setup, View>(game: Game<S, Setup, View>) => R): R
}

export const anyGame = <S extends State, Setup, View>(game: Game<S, Setup, View>): AnyGame => ({
  id: game.rules.id,
  open: (use) => use(game),
})
