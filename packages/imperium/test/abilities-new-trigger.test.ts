// A Leader ability on a trigger that no one has heard of: what CONTRIBUTING says under "Adding an ability" is done here,
// file by file, to the files that it names and no other. That a trigger is said in every language is left to the
// compiler, which takes no trigger without a phrase and no phrase without its messages.

import { describe, vi } from 'vitest'
import type { Leader } from '../src/content/types.ts'
import type { ImperiumState } from '../src/state.ts'
import { playAll } from './play.ts'

type Retreat = (s: ImperiumState, seat: number, n: number, tell: () => void) => void
type Fire = (s: ImperiumState, seat: number, on: string, n: number) => void

// The box has a Leader who gains spice whenever two troops retreat together.
vi.mock('../src/content/base/leaders.ts', async (original) => {
  const { retreat, spice } = await import('../src/effects/build.ts')
  const ramallo = {
    id: 'ramallo',
    complexity: 1,
    abilities: [
      { on: 'reveal', effects: [retreat(2)] },
      { on: 'retreat', troops: 2, effects: [spice(1)] },
    ],
    signet: [],
  }
  const { leaders } = await original<{ leaders: readonly Leader[] }>()
  return { leaders: [...leaders, ramallo] }
})

// The trigger: whom it concerns, and where its effects go.
vi.mock('../src/pieces/triggers.ts', async (original) => {
  const known = await original<{ TRIGGERS: object }>()
  const concerns = (_: ImperiumState, __: number, { troops }: { troops: number }, [n]: [number]) =>
    n === troops
  return {
    ...known,
    TRIGGERS: { ...known.TRIGGERS, retreat: { concerns, goes: 'at-once' } },
  }
})

// The rule says what has happened.
vi.mock('../src/pieces/troops.ts', async (original) => {
  const known = await original<{ retreat: Retreat }>()
  const { fire } = await vi.importActual<{ fire: Fire }>('../src/pieces/abilities.ts')
  const retreat: Retreat = (s, seat, n, tell) => {
    known.retreat(s, seat, n, tell)
    fire(s, seat, 'retreat', n)
  }
  return { ...known, retreat }
})

describe('an ability on a new trigger', () => {
  const RETREAT = ['reveal', 'resolve ramallo > retreat 2']
  const RAMALLO = { leader: 'ramallo', hand: [], conflict: 2 }
  playAll([
    {
      name: 'brings its effects when that happens',
      given: RAMALLO,
      choose: [...RETREAT, 'retreat 2'],
      then: { conflict: 0, spice: 1 },
    },
    {
      name: 'brings nothing when something else does',
      given: RAMALLO,
      choose: [...RETREAT, 'retreat 1'],
      then: { conflict: 1, spice: 0 },
    },
  ])
})
