// Turns of Rivals on the stage, and how the table is between them, in whole games.

import {
  type ImperiumRules,
  type ImperiumSetup,
  type ImperiumView,
  imperium,
  type PlayerView,
  uprising,
} from '@sietch/imperium'
import { randomPolicy, seenBy, simulate } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { betweenAt } from '../src/imperium/rivals/between.ts'
import { rivalBeats } from '../src/imperium/rivals/rival-beats.ts'
import { aimOf, isRivalSeat, isSpoilerSeat } from '../src/imperium/rivals/rivals.ts'
import { beats, opening } from '../src/imperium/stage/beats.ts'
import { beginningOf, type Happening } from '../src/stage/beat.ts'
import type { LogEntry, Snapshot } from '../src/table/table.ts'

/** Every choice of a game played randomly, as the first person sees it. */
function happeningsOf(rules: ImperiumRules, setup: ImperiumSetup, seed: string): readonly Happening[] {
  const found: Happening[] = []
  const log: LogEntry[] = []
  let before: Snapshot | null = null
  simulate(rules, setup, [randomPolicy, randomPolicy, randomPolicy], seed, {
    watch(s, events) {
      const entry = {
        seq: log.length,
        choice: { seat: 0, key: '' },
        events: events.map((event) => seenBy(event, 0)),
      }
      log.push(entry)
      const view = structuredClone(rules.view(s, 0))
      const after = { seq: entry.seq, viewer: 0, view } as unknown as Snapshot
      if (before !== null) found.push({ log: [...log], entry, before, after, own: 0, isOwn: true })
      before = after
    },
  })
  return found
}

const solo = (box: ImperiumRules, seed: string) =>
  happeningsOf(box, { players: 1, leaders: 'random', rivals: { level: 'mentat' } }, seed)

const GAMES = [
  ['solo', uprising, { players: 1, leaders: 'random', rivals: { level: 'mentat' } }],
  ['solo of the base box', imperium, { players: 1, leaders: 'random', rivals: { level: 'sardaukar' } }],
  [
    'two with a Streamlined Rival',
    uprising,
    { players: 2, leaders: 'random', rivals: { streamlined: true } },
  ],
  ['two with House Hagal', imperium, { players: 2, leaders: 'random' }],
] as const satisfies readonly (readonly [string, ImperiumRules, ImperiumSetup])[]

/** What a panel shows of a Rival. */
const shownOf = ({
  vp,
  solari,
  spice,
  water,
  garrison,
  supply,
  conflict,
  worms,
  strength,
  agents,
  sent,
  spies,
  posts,
  influence,
  intrigue,
  swordmaster,
  hooks,
}: PlayerView) => ({
  vp,
  solari,
  spice,
  water,
  garrison,
  supply,
  conflict,
  worms,
  strength,
  agents,
  sent,
  spies,
  posts: posts.toSorted(),
  influence,
  intrigue,
  swordmaster,
  hooks,
})

const rivalsIn = (view: unknown) =>
  (view as ImperiumView).players.filter((_, seat) => isRivalSeat(view as ImperiumView, seat)).map(shownOf)

describe('the table between turns of Rivals', () => {
  it.each(GAMES)('is what it was before, without what came later: %s', (_, rules, setup) => {
    for (const happening of happeningsOf(rules, setup, 'between')) {
      const { entry, before } = happening
      if (entry.events.some(({ kind }) => kind === 'phase' || kind === 'round')) continue
      const behind = betweenAt(happening, 0)
      expect(rivalsIn(typeof behind === 'string' ? null : behind.view)).toEqual(rivalsIn(before.view))
    }
  })
})

describe('turns of Rivals on the stage', () => {
  it('are told that come before anyone is asked', () => {
    const log: LogEntry[] = []
    let view: ImperiumView | undefined
    simulate(imperium, { players: 1, leaders: 'random' }, [randomPolicy], 'first', {
      limit: 0,
      watch(s, events) {
        log.push({ seq: 0, choice: null, events: events.map((event) => seenBy(event, 0)) })
        view = imperium.view(s, 0)
      },
    })
    const snapshot = { seq: 0, viewer: 0, view } as unknown as Snapshot
    const happening = beginningOf({ snapshot, log })
    // SOL-HAG-09: the Rival on the left starts, then the other.
    expect(happening && opening(happening).map(({ seat }) => seat)).toEqual([1, 2])
  })

  it.each(GAMES)(
    'are all told, each as one scene, with the card that sent the Agent last: %s',
    (_, rules, setup) => {
      const scenes = new Set<string>()
      let turns = 0
      for (const happening of happeningsOf(rules, setup, 'scenes')) {
        turns += happening.entry.events.filter(({ kind }) => kind === 'rival-sent').length
        const { now, next } = rivalBeats(happening)
        for (const { key, data, lit } of [...now, ...next]) {
          scenes.add(key)
          expect(data.drawn.at(-1)?.skipped).toBeUndefined()
          expect(lit).toHaveLength(1)
        }
      }
      expect(turns).toBeGreaterThan(5)
      expect(scenes.size).toBe(turns)
    },
  )

  it('come before the Combat of their round, and after the look back at it where a new round begins with them', () => {
    const order = solo(uprising, 'order')
      .map((happening) => beats(happening).map(({ kind }) => kind))
      .filter((kinds) => kinds.includes('recap'))
    expect(order.length).toBeGreaterThan(3)
    for (const kinds of order) {
      const combat = kinds.indexOf('combat')
      const recap = kinds.indexOf('recap')
      const between = kinds.slice(combat < 0 ? recap : combat, recap)
      expect(between).not.toContain('rival-turn')
    }
  })
})

describe('what a Rival is after', () => {
  it('is its Swordmaster, then points; a spoiler is after nothing more', () => {
    const [first] = solo(uprising, 'aims')
    const view = first?.after.view as ImperiumView
    const player = view.players[1] as PlayerView
    expect(aimOf(view, 0)).toBeUndefined()
    const rich: ImperiumView = {
      ...view,
      players: view.players.with(1, {
        ...player,
        solari: 2,
        spice: 1,
        water: 0,
        intrigue: 3,
        swordmaster: false,
      }),
    }
    expect(aimOf(rich, 1)).toMatchObject({ is: 'swordmaster', n: 6 })
    const armed = { ...view, players: view.players.with(1, { ...player, swordmaster: true }) }
    expect(aimOf(armed, 1)).toEqual({ is: 'points' })
    const streamlined = {
      ...armed,
      rivals: armed.rivals && { ...armed.rivals, streamlined: true },
    } as ImperiumView
    expect(isSpoilerSeat(streamlined, 1)).toBe(true)
    expect(aimOf(streamlined, 1)).toBeUndefined()
    const base = solo(imperium, 'aims')[0]?.after.view as ImperiumView
    expect(aimOf(base, 1)).toEqual({ is: 'round', n: 3 })
  })
})
