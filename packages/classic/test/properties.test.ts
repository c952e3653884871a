import { type ClassicSetup, classic, readEvent } from '@sietch/classic'
import { TERRITORIES, type TerritoryId } from '@sietch/classic/content'
import { checkInvariants } from '@sietch/classic/invariants'
import type { Option } from '@sietch/kernel'
import {
  checkGame,
  checkOptions,
  checkReplay,
  checkSecrecy,
  checkUntouched,
  walk,
} from '@sietch/kernel/testing'
import { describe, expect, it } from 'vitest'

/** Enough to meet every kind of decision many times; `npm run soak` plays thousands. */
const GAMES = 2
const DEEP_GAMES = 1

const setups: readonly ClassicSetup[] = [2, 3, 4, 5, 6].flatMap((players) => [
  { players },
  { players, modules: ['advanced'] },
])

const unusual: readonly ClassicSetup[] = [
  { players: 4, modules: ['pairs'] },
  {
    players: 4,
    modules: ['advanced', 'pairs'],
    factions: ['atreides', 'bene-gesserit', 'guild', 'harkonnen'],
  },
  { players: 3, modules: ['advanced'], factions: 'choose' },
  {
    players: 6,
    modules: ['advanced'],
    options: {
      allianceVariant: 5,
      battleInsideStorm: true,
      contestedStrongholdCounts: true,
      fremenExtraWormScope: 'blow',
      passIsFinal: true,
      gholaTakesFaceDown: true,
      repositionAllowed: false,
      traitorCallerLeaderFree: true,
      bgPaidShipmentFightersOnly: true,
      bgPolarSinkInAdvanced: true,
      karamaDuration: 'use',
      prescienceDialShowsSpice: true,
      atreidesKaramaScope: 'any',
      emperorGivesSpice: true,
      firstStormDamage: 'final',
      openHandSizes: true,
    },
  },
  {
    players: 5,
    factions: 'random',
    options: {
      allianceVariant: 4,
      bribesInBasic: false,
      firstStormDamage: 'none',
      rideForEachWorm: true,
      swapFactions: true,
    },
  },
]

describe.each([...setups, ...unusual])('random games with %j', (setup) => {
  it('INV-1 INV-2 INV-3 INV-4 INV-5 INV-6 INV-7 INV-8 end, keep the invariants after every choice, and replay', () => {
    for (let game = 0; game < GAMES; game++) checkGame(classic, setup, `invariants/${game}`, checkInvariants)
    checkReplay(classic, setup, 'replay')
  })

  it('offer sound lists of options and leave clones and refused positions untouched', () => {
    for (let game = 0; game < DEEP_GAMES; game++) {
      checkOptions(classic, setup, `options/${game}`)
      checkUntouched(classic, setup, `untouched/${game}`)
    }
  })

  it('INV-11 tell no seat and no spectator what is hidden, not by undo and not by what is closed', () => {
    for (let game = 0; game < DEEP_GAMES; game++) checkSecrecy(classic, setup, `secrecy/${game}`, 3)
  })
})

describe('what is closed', () => {
  it('is never offered, and is told once', () => {
    const nameOf = (targets: Option['targets']) => targets.map(({ kind, id }) => `${kind} ${id}`).join()
    const wrong: string[] = []
    let told = 0
    for (const setup of setups) {
      walk(classic, setup, `closed/${setup.players}`, ({ state, prompts }) => {
        for (const { decision, options } of prompts) {
          const names = classic.closed(state, decision).map(({ targets }) => nameOf(targets))
          if (names.length === 0) continue
          told += names.length
          const offered = new Set(options.flatMap(({ targets }) => targets.map((target) => nameOf([target]))))
          wrong.push(...names.filter((name, index) => offered.has(name) || names.indexOf(name) !== index))
        }
      })
    }
    expect(wrong).toEqual([])
    expect(told).toBeGreaterThan(1000)
  })
})

describe('leaders', () => {
  it('INV-9 DUN-BAT-13 fight in one territory a round, unless they were revived in between', () => {
    let plans = 0
    for (let game = 0; game < GAMES; game++) {
      const fought = new Map<string, TerritoryId | undefined>()
      let territory: TerritoryId | undefined
      checkGame(classic, { players: 6, modules: ['advanced'] }, `leaders/${game}`, (_, events) => {
        for (const { kind, data } of events.map(readEvent)) {
          if (kind === 'phase') fought.clear()
          if (kind === 'leader-revived') fought.delete(data.leader)
          if (kind === 'battle') territory = data.territory
          if (kind !== 'plan' || data.leader === 'none' || data.leader === 'cheap-hero') continue
          expect(fought.get(data.leader) ?? territory).toBe(territory)
          fought.set(data.leader, territory)
          plans++
        }
      })
    }
    expect(plans).toBeGreaterThan(GAMES)
  })
})

describe('checkInvariants', () => {
  const broken = (change: (s: ReturnType<typeof classic.clone>) => void) => {
    const { state } = checkGame(classic, { players: 6 }, 'broken')
    change(state)
    return () => checkInvariants(state)
  }

  it.each<[string, Parameters<typeof broken>[0]]>([
    ['INV-1', (s) => Object.assign(s.players[0]?.reserves ?? {}, { forces: 21 })],
    ['INV-2', (s) => void s.players[0]?.hand.push(...Array.from({ length: 9 }, () => 'shield' as const))],
    [
      'INV-5',
      ({ players: [first] }) => {
        const isEmpty = (territory: TerritoryId) => !first?.stacks.some((one) => one.territory === territory)
        first?.advisors.push(...TERRITORIES.filter(isEmpty).slice(0, 1))
      },
    ],
    ['INV-6', (s) => void s.treacheryDiscard.push('shield')],
    ['INV-7', (s) => void s.spiceDeck.push('shai-hulud')],
    ['INV-8', (s) => Object.assign(s, { bank: s.bank + 1 })],
  ])('notices a broken %s', (id, change) => {
    expect(broken(change)).toThrow(id)
  })
})
