// The words that the game of six adds: the Throne Row, whom a Commander has activated, and which Agents are where.

import { list } from '@sietch/kernel/reading'
import type { SeatWord, Word } from '@sietch/kernel/scenario'
import { ARROWS } from '../content/types.ts'
import { isCommander } from '../pieces/teams.ts'
import { type ImperiumState, type Player, player, removeOne } from '../state.ts'
import { readNames } from './read.ts'

export const teamTableWords: { readonly [word: string]: Word<ImperiumState> } = {
  throneRow: {
    about: 'the Throne Row; null without teams',
    example: ['overthrow'],
    show: ({ throne }) => throne?.row.slice() ?? null,
    put(s, value) {
      if (s.throne === undefined) throw new Error('there is no Throne Row without teams')
      s.imperiumDeck.unshift(...s.throne.row)
      s.throne.row = readNames(s, 'card', value)
      for (const card of s.throne.row) removeOne(s.imperiumDeck, card)
    },
  },
}

const USES = ['ready', 'sent', 'gone'] as const satisfies readonly Player['swordmasterUse'][]

export const teamSeatWords: { readonly [word: string]: SeatWord<ImperiumState> } = {
  activated: {
    about: 'a team Commander’s: the Ally who is activated on this turn; null if nobody is',
    example: 'Olha',
    show: (s, seat, names) => {
      const { activated } = player(s, seat)
      return activated === undefined ? null : names.name(activated)
    },
    put(s, seat, value, names) {
      player(s, seat).activated = value === null ? undefined : names.seat(value)
    },
  },
  arrows: {
    about:
      'a team Commander’s: the arrows of the Agents in `sent`, in that order; not given, left, right and both. Null for others',
    example: ['left'],
    show: (s, seat) => player(s, seat).arrows?.slice() ?? null,
    put(s, seat, value) {
      if (!isCommander(s, seat)) throw new Error('only a team Commander has Agents with arrows')
      player(s, seat).arrows = list(value, 'arrows').map((word) => {
        const arrow = ARROWS.find((known) => known === word)
        if (arrow === undefined) throw new Error(`must be some of ${ARROWS.join(', ')}`)
        return arrow
      })
    },
  },
  swordmasterUse: {
    about: `a Swordmaster for one round: ${USES.join(', ')}; null for one without end, or none`,
    example: 'ready',
    show: (s, seat) => player(s, seat).swordmasterUse ?? null,
    put(s, seat, value) {
      const use = USES.find((known) => known === value)
      if (use === undefined) throw new Error(`must be one of ${USES.join(', ')}`)
      const p = player(s, seat)
      if (use === 'gone' && p.swordmasterUse !== 'gone') p.agents--
      p.swordmasterUse = use
    },
  },
}
