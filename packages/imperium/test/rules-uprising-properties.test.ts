import { type ImperiumSetup, readEvent, uprising } from '@sietch/imperium'
import { checkInvariants } from '@sietch/imperium/invariants'
import { type Match, rngOf, type Seat, seats, settle, start } from '@sietch/kernel'
import { checkGame, checkOptions, checkSecrecy, checkUntouched, walk } from '@sietch/kernel/testing'
import { describe, expect, it } from 'vitest'
import { type ImperiumState, victoryPoints } from '../src/state.ts'

/** Enough to meet every kind of decision many times; `npm run soak` plays thousands. */
const GAMES = 12
const DEEP_GAMES = 3
/** Many games on a busy machine. */
const PATIENCE = 120_000

const ALL_PARTS = ['choam', 'base-imperium', 'base-intrigue', 'base-conflicts', 'base-leaders']

const setups: readonly ImperiumSetup[] = [
  { players: 3, leaders: 'random' },
  { players: 4, leaders: { deal: 2 }, modules: ['choam'] },
  { players: 4, leaders: 'random', modules: ALL_PARTS },
]

describe.each(setups)('random games with %j', (setup) => {
  it(
    'INV-02 INV-10 end, keep the invariants after every choice, and replay',
    () => {
      for (let game = 0; game < GAMES; game++) checkGame(uprising, setup, `uprising/${game}`, checkInvariants)
    },
    PATIENCE,
  )

  it(
    'offer sound lists of options and leave clones and refused positions untouched',
    () => {
      for (let game = 0; game < DEEP_GAMES; game++) {
        checkOptions(uprising, setup, `options/${game}`)
        checkUntouched(uprising, setup, `untouched/${game}`)
      }
    },
    PATIENCE,
  )

  it(
    'tell no seat and no spectator what is hidden, not by undo either',
    () => {
      for (let game = 0; game < DEEP_GAMES; game++) checkSecrecy(uprising, setup, `secrecy/${game}`, 3)
    },
    PATIENCE,
  )
})

describe('in random games', () => {
  const sharedPosts = ({ players }: ImperiumState): string[] => {
    const posts = players.flatMap((player) => player.posts)
    return posts.filter((post, index) => posts.indexOf(post) !== index)
  }
  /** The latest choices of whoever has chosen last. */
  const latest = ({ log }: Pick<Match<ImperiumState, ImperiumSetup>, 'log'>): string => {
    const seat = log.choices.at(-1)?.seat
    const own = log.choices.filter((choice) => choice.seat === seat).slice(-3)
    return own.map(({ key }) => key).join('; ')
  }

  it(
    'INV-07 UPR-SPY-18 spies come to share a post by Double Agent or Distraction only',
    () => {
      let met = 0
      for (let game = 0; game < GAMES; game++) {
        let before = 0
        walk(uprising, { players: 4, leaders: 'random', modules: ['choam'] }, `posts/${game}`, (match) => {
          const now = sharedPosts(match.state).length
          if (now > before) {
            expect(latest(match)).toMatch(/double-agent|distraction/)
            met++
          }
          before = now
        })
      }
      expect(met).toBeGreaterThan(0)
    },
    PATIENCE,
  )

  it(
    'UPR-WRM-03 UPR-RCL-01 sandworms and the fall of the Shield Wall happen, and the wall never returns',
    () => {
      let worms = 0
      let falls = 0
      for (let game = 0; game < GAMES; game++) {
        let stands = true
        checkGame(uprising, { players: 3, leaders: 'random' }, `worms/${game}`, (s, events) => {
          expect(s.shieldWall && !stands).toBe(false)
          stands = s.shieldWall
          const told = events.map(readEvent)
          worms += told.filter(({ kind }) => kind === 'sandworms').length
          falls += told.filter(({ kind }) => kind === 'shield-wall').length
        })
      }
      expect(Math.min(worms, falls)).toBeGreaterThan(0)
    },
    PATIENCE,
  )
})

describe('an imagined table', () => {
  it('lets an opponent who is paying with a card of a Faction from hand hold one', () => {
    const { state } = start(uprising, { players: 3, leaders: 'random' }, 'payment').match
    const [payer] = state.players
    if (payer === undefined) throw new Error('nobody sits there')
    payer.hand = ['dagger', 'sardaukar-soldier', 'diplomacy']
    payer.deck = ['dagger', 'reconnaissance', 'signet-ring', 'imperial-spymaster']
    state.stack.push({
      kind: 'trash-some',
      seat: 0,
      source: { kind: 'card', id: 'treacherous-maneuver' },
      zone: 'hand',
      faction: 'emperor',
      gain: [],
    })
    const rng = rngOf('payment')
    const offered = seats(60).map(() => {
      const imagined = uprising.imagine(state, 1, rng)
      expect(imagined.players[0]?.hand).toHaveLength(3)
      return settle(uprising, imagined, () => {}).flatMap(({ options }) => options.map(({ key }) => key))
    })
    expect(offered.every((keys) => keys.length > 0)).toBe(true)
    expect(new Set(offered.flat())).toEqual(
      new Set(['trash sardaukar-soldier@hand', 'trash imperial-spymaster@hand']),
    )
  })
})

describe('victory points', () => {
  it(
    'INV-09 are those told of, and one for each track at 2 or more and each Alliance',
    () => {
      for (let game = 0; game < GAMES; game++) {
        const told = seats(4).map(() => 1)
        const tracks = new Map<string, boolean>()
        const alliances = new Map<string, number>()
        checkGame(
          uprising,
          { players: 4, leaders: 'random', modules: ['choam'] },
          `points/${game}`,
          (s, events) => {
            const score = (seat: Seat, points: number) => {
              told[seat] = (told[seat] ?? 0) + points
            }
            for (const { kind, data } of events.map(readEvent)) {
              if (kind === 'gained' && data.what === 'vp') score(data.seat, data.n)
              if (kind === 'battle-icons') score(data.seat, 1)
              if (kind === 'influence') tracks.set(`${data.faction} ${data.seat}`, data.now >= 2)
              if (kind === 'alliance') alliances.set(data.faction, data.to ?? -1)
            }
            const counted = told.map((points, seat) => {
              const onTracks = [...tracks].filter(([track, scores]) => scores && track.endsWith(` ${seat}`))
              return (
                points + onTracks.length + [...alliances.values()].filter((holder) => holder === seat).length
              )
            })
            expect(seats(4).map((seat) => victoryPoints(s, seat))).toEqual(counted)
          },
        )
      }
    },
    PATIENCE,
  )
})

describe('checkInvariants', () => {
  const broken = (change: (s: ImperiumState) => void) => {
    const { match } = start(uprising, { players: 3, leaders: 'random', modules: ['choam'] }, 'broken')
    change(match.state)
    return () => checkInvariants(match.state)
  }

  it('finds nothing at the start of a game', () => {
    expect(broken(() => {})).not.toThrow()
  })

  it.each<[string, (s: ImperiumState) => void]>([
    ['INV-01', (s) => Object.assign(s.players[0] ?? {}, { memories: 1 })],
    ['INV-02', (s) => Object.assign(s.players[0] ?? {}, { spies: 2 })],
    ['INV-07', (s) => Object.assign(s.players[0] ?? {}, { spies: 1, posts: ['post-choam', 'post-choam'] })],
    [
      'INV-10',
      (s) => {
        s.conflicts = ['siege-of-arrakeen']
        Object.assign(s.players[0] ?? {}, { worms: 1 })
      },
    ],
    ['contracts', (s) => void s.contractMarket.pop()],
  ])('notices a broken %s', (id, change) => {
    expect(broken(change)).toThrow(id)
  })
})
