import { type Choice, choose, type Match, start } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { FACTION } from '../src/content/factions.ts'
import { FACTIONS } from '../src/content/types.ts'
import {
  type ClassicSetup,
  type ClassicState,
  type ClassicView,
  classic,
  DEFAULT_OPTIONS,
  RECOMMENDED,
  setupProblem,
} from '../src/index.ts'
import { ALL_SPICE } from '../src/spice.ts'

type ClassicMatch = Match<ClassicState, ClassicSetup, ClassicView>

const begin = (setup: ClassicSetup, seed = 'setup'): ClassicMatch => start(classic, setup, seed).match

function take(match: ClassicMatch, ...choices: readonly Choice[]): void {
  for (const { seat, key } of choices) {
    const done = choose(match, seat, key)
    if (!done.ok) throw new Error(done.message)
  }
}

/** Always takes the first option until the first storm is dialed. */
function finishSetup(match: ClassicMatch): ClassicMatch {
  for (let prompt = match.prompts[0]; prompt && match.state.phase === 'setup'; prompt = match.prompts[0]) {
    take(match, { seat: prompt.decision.seat, key: prompt.options.at(-1)?.key ?? '' })
  }
  return match
}

const everybody = [...FACTIONS]
const kinds = (match: ClassicMatch): string[] => match.prompts.map(({ decision }) => decision.kind)

describe('setting up', () => {
  it('DUN-SET-4 DUN-SET-5 DUN-SET-6 SCN-SET-4 proposes factions by the number of players', () => {
    expect(RECOMMENDED[2]).toEqual(['atreides', 'harkonnen'])
    expect(RECOMMENDED[3]).toEqual(['atreides', 'harkonnen', 'fremen'])
    expect(RECOMMENDED[4]).toEqual(['atreides', 'emperor', 'fremen', 'harkonnen'])
    expect(RECOMMENDED[5]).not.toContain('bene-gesserit')
    expect(RECOMMENDED[6]).toEqual(everybody)
  })

  it('DUN-SET-1 D-SET-1 takes two to six factions, known modules and known options', () => {
    expect(setupProblem({ players: 1 })?.why).toBe('players')
    expect(setupProblem({ players: 7 })?.why).toBe('players')
    expect(setupProblem({ players: 3, modules: ['expansion'] })?.why).toBe('unknown-module')
    expect(setupProblem({ players: 3, modules: ['advanced', 'advanced'] })?.why).toBe('module-twice')
    expect(setupProblem({ players: 3, modules: ['pairs'] })?.why).toBe('pairs')
    expect(setupProblem({ players: 2, factions: ['guild', 'guild'] })?.why).toBe('factions')
    expect(setupProblem({ players: 2, positions: [11, 2] })?.why).toBe('positions')
    expect(setupProblem({ players: 2, options: { karamaDuration: 'use' } })).toBeUndefined()
    expect(setupProblem({ players: 2, options: { allianceVariant: 6 as 5 } })?.why).toBe('option')
    expect(setupProblem({ players: 2, options: { ...DEFAULT_OPTIONS, more: true } as never })?.why).toBe(
      'option',
    )
  })

  it('DUN-SET-2 SCN-SET-5 D-SET-2 lets players choose in the order of their round cards, each faction once', () => {
    const match = begin({ players: 3, factions: 'choose' })
    const [first] = match.prompts
    expect(kinds(match)).toEqual(['choose-faction'])
    take(match, { seat: first?.decision.seat ?? 0, key: 'play guild' })
    expect(match.prompts[0]?.options.map(({ key }) => key)).not.toContain('play guild')
    expect(match.state.players.filter(({ faction }) => faction === 'guild')).toHaveLength(1)
  })

  it('DUN-SET-12 AMB-84 seats the factions at the default positions, or where the host wants', () => {
    expect(begin({ players: 4 }).state.players.map(({ position }) => position)).toEqual([2, 5, 11, 14])
    expect(begin({ players: 2, positions: [8, 17] }).state.players.map(({ position }) => position)).toEqual([
      8, 17,
    ])
  })

  it('DUN-SET-14 SCN-SET-2 deals four traitors out of the leaders in play and takes three back', () => {
    const match = begin({ players: 4 })
    expect(kinds(match)).toEqual(['traitor', 'traitor', 'traitor'])
    expect(match.state.traitorDeck).toHaveLength(4)
    finishSetup(match)
    const kept = match.state.players.map(({ faction, traitors }) => [faction, traitors.length])
    for (const [faction, count] of kept) expect(count).toBe(faction === 'harkonnen' ? 4 : 1)
    expect(match.state.players.flatMap(({ returned }) => returned)).toHaveLength(9)
  })

  it('DUN-SET-15 DUN-SET-16 DUN-SET-17 SCN-SET-1 SCN-COV-1 DUN-CMP-10 gives everyone the start of their sheet', () => {
    const { state } = finishSetup(begin({ players: 6, factions: everybody }))
    for (const { faction, spice, hand, stacks, reserves } of state.players) {
      const { start, startAmong, treachery } = FACTION[faction]
      const placed = start.reduce((sum, { forces }) => sum + forces, startAmong?.forces ?? 0)
      expect([faction, spice]).toEqual([faction, FACTION[faction].spice])
      expect(hand).toHaveLength(treachery)
      expect(stacks.reduce((sum, { forces }) => sum + forces, 0)).toBe(placed)
      expect(reserves.forces).toBe(20 - placed)
    }
    expect(state.bank).toBe(ALL_SPICE - 43)
    expect(state.round).toBe(1)
  })

  it('D-SET-6 AMB-10 lets the Fremen split ten forces and, in the advanced game, place their Fedaykin', () => {
    const match = begin({ players: 3, factions: ['fremen', 'atreides', 'harkonnen'], modules: ['advanced'] })
    for (const seat of [0, 1]) take(match, { seat, key: `keep ${match.state.players[seat]?.traitors[0]}` })
    take(match, { seat: 0, key: 'place 4 > sietch-tabr/14' }, { seat: 0, key: 'elite 2 > sietch-tabr/14' })
    take(
      match,
      { seat: 0, key: 'place 6 > false-wall-south/4' },
      { seat: 0, key: 'elite 0 > false-wall-south/4' },
    )
    expect(match.state.players[0]?.stacks).toMatchObject([
      { part: 'sietch-tabr/14', forces: 2, elite: 2 },
      { part: 'false-wall-south/4', forces: 6, elite: 0 },
    ])
    expect(match.state.phase).toBe('storm')
  })

  it.each([
    ['arrakeen/10', ['arrakeen']],
    ['basin/9', []],
  ])(
    'D-SET-7 FAC-BEN-51 SCN-SET-9 puts the first advanced token of the Bene Gesserit at %s',
    (part, advisors) => {
      const match = begin({
        players: 3,
        factions: ['bene-gesserit', 'atreides', 'harkonnen'],
        modules: ['advanced'],
      })
      take(match, { seat: 0, key: 'predict atreides' }, { seat: 0, key: 'predict 3' })
      for (const seat of [0, 1]) take(match, { seat, key: `keep ${match.state.players[seat]?.traitors[0]}` })
      take(match, { seat: 0, key: `place ${part}` })
      expect(match.state.players[0]?.advisors).toEqual(advisors)
      expect(match.state.players[0]?.stacks).toMatchObject([{ part, forces: 1 }])
    },
  )

  it('AMB-1 allies the two factions of one person for good', () => {
    const match = finishSetup(begin({ players: 4, modules: ['pairs'] }))
    expect(match.state.alliances).toEqual([
      [0, 2],
      [1, 3],
    ])
  })
})

describe('who chooses first', () => {
  const choosing = { players: 4, factions: 'choose' } as const

  it('DUN-SET-2 are seats of the table', () => {
    expect(setupProblem({ ...choosing, choosers: [3, 1] })).toBeUndefined()
    expect(setupProblem({ ...choosing, choosers: [] })).toBeUndefined()
  })

  it.each([
    [[4], 'Who chooses first are different seats from 0 to 3.'],
    [[1, 1], 'Who chooses first are different seats from 0 to 3.'],
  ])('cannot be %j', (choosers, message) => {
    expect(setupProblem({ ...choosing, choosers })).toEqual({ why: 'choosers', message })
  })

  it('is no one where factions are dealt', () => {
    expect(setupProblem({ players: 4, choosers: [1] })?.why).toBe('choosers')
  })
})
