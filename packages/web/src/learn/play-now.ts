// A real game after a lesson: against easy bots, with a hint for every choice.

import type { FirstTable } from '@sietch/games/lessons'
import { createMatch } from '../app/matches.ts'
import { randomId } from '../app/random-id.ts'
import { go } from '../app/route.ts'
import { settings } from '../app/settings.ts'
import type { SeatSetup } from '../table/table.ts'

export async function playNow({ game, setup, bots }: FirstTable): Promise<void> {
  const others = bots.map((level): SeatSetup => ({ kind: 'bot', level }))
  const seats: readonly SeatSetup[] = [{ kind: 'human', name: settings().name }, ...others]
  go({ page: 'table', id: await createMatch({ game, setup, seats, seed: randomId(), hints: true }) })
}
