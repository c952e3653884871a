import { type ImperiumSetup, type ImperiumState, imperium } from '@sietch/imperium'
import { checkInvariants } from '@sietch/imperium/invariants'
import { type Decision, hashState, type Option, pick, type Seat } from '@sietch/kernel'
import { checkGame, checkOptions, checkSecrecy, checkUntouched, walk } from '@sietch/kernel/testing'
import { describe, expect, it } from 'vitest'

/** Enough to meet every kind of decision many times; `npm run soak` plays thousands. */
const GAMES = 12
const DEEP_GAMES = 3

const setups: readonly ImperiumSetup[] = [
  { players: 3, leaders: 'random' },
  { players: 4, leaders: 'random' },
  { players: 4, leaders: 'choose' },
]

describe.each(setups)('random games with %j', (setup) => {
  it('INV-01 INV-03 INV-04 INV-05 INV-08 INV-11 INV-12 INV-15 end, keep the invariants after every choice, and replay', () => {
    for (let game = 0; game < GAMES; game++) checkGame(imperium, setup, `invariants/${game}`, checkInvariants)
  })

  it('offer sound lists of options and leave clones and refused positions untouched', () => {
    for (let game = 0; game < DEEP_GAMES; game++) {
      checkOptions(imperium, setup, `options/${game}`)
      checkUntouched(imperium, setup, `untouched/${game}`)
    }
  })

  it('IMP-INT-01 IMP-DCK-13 tell no seat and no spectator what is hidden, not by undo either', () => {
    for (let game = 0; game < DEEP_GAMES; game++) checkSecrecy(imperium, setup, `secrecy/${game}`, 3)
  })
})

describe('a choice', () => {
  it('happens to the same player, whoever answers', () => {
    const chosenBy = (seat: Seat, s: ImperiumState, decision: Decision, option: Option) => {
      const after = imperium.clone(s)
      imperium.choose(after, { ...decision, seat }, option, () => {})
      return hashState(after)
    }
    walk(imperium, { players: 4, leaders: 'choose' }, 'answers', ({ state, prompts }, rng) => {
      const { decision, options } = pick(rng, prompts)
      const option = pick(rng, options)
      const [own, other] = [decision.seat, (decision.seat + 1) % 4]
      expect(chosenBy(other, state, decision, option)).toBe(chosenBy(own, state, decision, option))
    })
  })
})

describe('checkInvariants', () => {
  const broken = (change: (s: ReturnType<typeof imperium.clone>) => void) => {
    const { state } = checkGame(imperium, { players: 4, leaders: 'random' }, 'broken')
    change(state)
    return () => checkInvariants(state)
  }

  it.each<[string, Parameters<typeof broken>[0]]>([
    ['INV-01', (s) => Object.assign(s.players[0] ?? {}, { supply: 13 })],
    ['INV-03', (s) => void s.row.pop()],
    ['INV-04', (s) => void s.conflicts.pop()],
    [
      'INV-08',
      (s) =>
        Object.assign(s.alliances, { fremen: 0 }) &&
        Object.assign(s.players[0]?.influence ?? {}, { fremen: 3 }),
    ],
    ['INV-15', (s) => void s.players[0]?.discard.push('dagger')],
    ['Intrigue', (s) => void s.intrigueDiscard.push('ambush')],
  ])('notices a broken %s', (id, change) => {
    expect(broken(change)).toThrow(id)
  })
})
