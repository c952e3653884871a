// The games the worker can host: those of the house, with what the charts show. Adding a game is one entry in `games`.

import { type HouseGame, PLAYABLE } from '@sietch/bots'
import type { ClassicView } from '@sietch/classic'
import type { ImperiumView } from '@sietch/imperium'
import type { State } from '@sietch/kernel'
import { TableError } from './protocol.ts'
import type { Standing } from './table.ts'

export type Game<S extends State, Setup, View> = HouseGame<S, Setup, View> & {
  /** What the charts show, by seat. */
  standings(view: View): readonly Standing[]
}

/** A game whose own types are hidden; `open` hands them to something that works with any game. */
export type AnyGame = {
  readonly id: string
  open<R>(use: <S extends State, Setup, View>(game: Game<S, Setup, View>) => R): R
}

const anyGame = <S extends State, Setup, View>(game: Game<S, Setup, View>): AnyGame => ({
  id: game.rules.id,
  open: (use) => use(game),
})

const ofImperium = ({ players }: ImperiumView): readonly Standing[] =>
  players.map(({ vp, solari, spice, water, strength, influence }) => ({
    vp,
    solari,
    spice,
    water,
    strength,
    influence: Object.values(influence).reduce((sum, n) => sum + n, 0),
  }))

const ofClassic = ({ players }: ClassicView): readonly Standing[] =>
  players.map(({ strongholds, stacks, tanks }) => ({
    strongholds,
    forces: stacks.reduce((sum, { forces, elite }) => sum + forces + elite, 0),
    tanks: tanks.forces + tanks.elite,
  }))

const games: readonly AnyGame[] = [
  anyGame({ ...PLAYABLE.imperium, standings: ofImperium }),
  anyGame({ ...PLAYABLE.uprising, standings: ofImperium }),
  anyGame({ ...PLAYABLE.classic, standings: ofClassic }),
]

export function gameOf(id: string): AnyGame {
  const game = games.find((known) => known.id === id)
  if (game === undefined) throw new TableError('rules', `There is no game "${id}" here.`)
  return game
}
