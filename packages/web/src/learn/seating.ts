// Who sits at the table of a lesson: the learner, easy bots, and those whom the rules play for.

import type { Lesson } from '@sietch/games/lessons'
import type { SeatSetup, TableSetup } from '../table/table.ts'

export function tableFor({ game, players, setup, seed, automas = 0, seat: own = 0 }: Lesson): TableSetup {
  const seats = Array.from({ length: players + automas }, (_, seat): SeatSetup => {
    if (seat >= players) return { kind: 'automa' }
    return seat === own ? { kind: 'human', name: '' } : { kind: 'bot', level: 'easy' }
  })
  return { game, setup: { players, ...setup }, seats, seed }
}
