import { classic } from '@sietch/classic'
import { FACTIONS, LEADERS, PARTS, SPICE_BLOWS, TERRITORIES, TREACHERY } from '@sietch/classic/content'
import { translator } from '@sietch/i18n'
import { type Decision, isObject, type Option, randomPolicy, rngOf, simulate } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { foughtOf } from '../src/classic/battle/fought.ts'
import { heapsOf } from '../src/classic/map/Tokens.tsx'
import { offerOf } from '../src/classic/offers.ts'
import { totalOf } from '../src/classic/panels/plan.ts'
import { BOARD_ZONES, placed } from '../src/classic/places.ts'
import { promptsOf } from '../src/classic/prompts.ts'
import { seenIn } from '../src/classic/useClassic.ts'
import { actionsOf } from '../src/decision/actions.ts'
import { gameOf } from '../src/games/rules.ts'
import { newDraft, problemOf, tableSetup, withModule, withSeat } from '../src/start/draft.ts'
import { offeredGame } from '../src/start/offered.ts'
import type { LogEntry } from '../src/table/table.ts'

const ADVANCED = { players: 6, modules: ['advanced'] }

const ON_THE_TABLE = {
  part: PARTS,
  territory: TERRITORIES,
  seat: ['0', '1', '2', '3', '4', '5'],
  treachery: TREACHERY,
  faction: FACTIONS,
  leader: [...LEADERS, 'cheap-hero'],
  'spice-card': ['shai-hulud', ...Object.keys(SPICE_BLOWS)],
}

/** Plays games randomly; `look` sees every decision with its options. */
function play(
  count: number,
  look: (at: {
    s: Parameters<typeof classic.view>[0]
    decision: Decision
    options: readonly Option[]
  }) => void,
) {
  for (let game = 0; game < count; game++) {
    const policies = Array.from({ length: 6 }, () => randomPolicy)
    simulate(classic, ADVANCED, policies, `web ${game}`, {
      watch(s) {
        for (const decision of classic.decisions(s))
          look({ s, decision, options: classic.options(s, decision) })
      },
    })
  }
}

describe('the places of classic Dune', () => {
  it('are where the options say: every target of every option of whole games can be clicked', () => {
    const zones = new Set<string>()
    const nowhere = new Set<string>()
    play(3, ({ s, decision, options }) => {
      const hand = seenIn(classic.view(s, decision.seat).players[decision.seat]?.hand ?? null)
      const things: { readonly [zone: string]: readonly string[] } = { ...ON_THE_TABLE, hand }
      for (const option of options) {
        for (const place of placed(option).places) {
          const at = place.indexOf(':')
          const [zone, id] = [place.slice(0, at), place.slice(at + 1)]
          zones.add(zone)
          if (things[zone]?.includes(id) !== true) nowhere.add(`${decision.kind}: ${option.key}`)
        }
      }
    })
    expect([...nowhere]).toEqual([])
    for (const zone of BOARD_ZONES) expect(zones).toContain(zone)
  })

  it('leave nothing out: what is no place is a chip, a number or what goes on', () => {
    play(2, ({ options }) => {
      const said = options.filter((option) => placed(option).places.length === 0)
      const { chips, numbers, onward } = actionsOf(said, offerOf)
      const offered = [...chips, ...numbers.flatMap((group) => group.options), ...(onward ? [onward] : [])]
      expect(offered.length).toBe(said.length)
    })
  })

  it('fight where the battle is, whoever the opponent', () => {
    const fight: Option = {
      key: 'fight arrakeen > 2',
      verb: 'fight',
      targets: [
        { kind: 'territory', id: 'arrakeen' },
        { kind: 'seat', id: 2 },
      ],
    }
    expect(placed(fight).places).toEqual(['territory:arrakeen'])
  })
})

describe('the tokens on the map', () => {
  it('are all those of the view, each player’s in a part once', () => {
    let looked = 0
    play(1, ({ s, decision }) => {
      if (decision.kind !== 'bid') return
      looked++
      const view = classic.view(s, 'spectator')
      const heaps = heapsOf(view)
      expect(heaps.reduce((sum, { spice }) => sum + spice, 0)).toBe(
        view.spice.reduce((sum, { n }) => sum + n, 0),
      )
      const tokens = heaps.flatMap(({ stacks }) => stacks.map(({ forces, elite }) => forces + elite))
      const expected = view.players.flatMap(({ stacks }) => stacks.map(({ forces, elite }) => forces + elite))
      expect(tokens.toSorted()).toEqual(expected.toSorted())
    })
    expect(looked).toBeGreaterThan(0)
  })
})

describe('a battle', () => {
  it('adds up the dial, the leader and the Kwisatz Haderach', () => {
    expect(totalOf({}, false)).toBe(0)
    expect(totalOf({ dial: 3.5, leader: 'stilgar' }, false)).toBe(10.5)
    expect(totalOf({ dial: 2, leader: 'cheap-hero' }, false)).toBe(2)
    expect(totalOf({ dial: 2, leader: 'dr-yueh', kwisatz: true }, false)).toBe(5)
  })

  it('DUN-BAT-22 counts no leader that is killed', () => {
    expect(totalOf({ dial: 3.5, leader: 'stilgar' }, true)).toBe(3.5)
    expect(totalOf({ dial: 2, leader: 'dr-yueh', kwisatz: true }, true)).toBe(2)
  })

  it('that is over is remembered until the phase ends', () => {
    const plan = { dial: 1, spice: 0, leader: 'caid', weapon: 'none', defense: 'none', kwisatz: false }
    const entry = (kind: string, data: object): LogEntry => ({
      seq: 0,
      choice: null,
      events: [{ kind, data: { ...data } }],
    })
    const log = [
      entry('phase', { phase: 'battle' }),
      entry('battle', { territory: 'carthag', aggressor: 0, defender: 4 }),
      entry('plan', { seat: 0, ...plan }),
      entry('plan', { seat: 4, ...plan }),
      entry('battle-won', { seat: 4 }),
    ]
    expect(foughtOf(log)).toMatchObject({
      territory: 'carthag',
      winner: 4,
      sides: [{ seat: 0 }, { seat: 4, plan }],
    })
    expect(foughtOf([...log, entry('phase', { phase: 'collection' })])).toBeUndefined()
  })
})

describe('setting up classic Dune', async () => {
  const draft = newDraft(await offeredGame('classic'), 'Liet')

  it('begins with a full table and the factions of the rulebook', () => {
    expect(problemOf(draft)).toBeUndefined()
    expect(tableSetup(draft, 'seed')).toMatchObject({
      game: 'classic',
      setup: { players: 6, modules: [], factions: 'recommended' },
      seats: { length: 6 },
    })
  })

  it('says why it cannot be played like this', () => {
    expect(problemOf(withModule(draft, 'pairs', true))).toMatchObject({ why: 'pairs' })
    const twice = withSeat(withSeat({ ...draft, way: 'fixed' }, 0, { persona: 'guild' }), 1, {
      persona: 'guild',
    })
    expect(problemOf(twice)).toMatchObject({ why: 'factions' })
  })

  it('gives a faction to everyone who was given none', () => {
    const given = withSeat({ ...draft, way: 'fixed' }, 3, { persona: 'guild' })
    const { setup } = tableSetup(given, 'seed')
    const factions = isObject(setup) && Array.isArray(setup.factions) ? setup.factions : []
    expect(factions[3]).toBe('guild')
    expect(new Set(factions).size).toBe(6)
  })

  it('DUN-SET-2 lets people choose before bots do', async () => {
    const { setup } = tableSetup({ ...withSeat(draft, 2, { who: 'human' }), way: 'choose' }, 'seed')
    expect(setup).toMatchObject({ factions: 'choose', choosers: [0, 2] })
    for (const seed of ['a', 'b', 'c', 'd']) {
      const s = classic.setup({ players: 6, factions: 'choose', choosers: [3] }, rngOf(seed), () => {})
      expect(classic.decisions(s)[0]).toMatchObject({ seat: 3, kind: 'choose-faction' })
    }
  })

  it('is read from a match file, and refused when it is none', async () => {
    const any = await gameOf('classic')
    any.open(({ setups: { read } }) => {
      expect(read({ players: 3, modules: ['advanced'], options: { passIsFinal: true } })).toMatchObject({
        players: 3,
        modules: ['advanced'],
        options: { passIsFinal: true },
      })
      expect(() => read({ players: 7 })).toThrow()
      expect(() => read({ players: 2, factions: ['atreides', 'ix'] })).toThrow(/ix/)
      expect(() => read({ players: 2, options: { passIsFinal: 'maybe' } })).toThrow()
    })
  })
})

describe('a shipment of classic Dune', () => {
  it('asks first, with the price, where the click on the land pays for the only force there can be', () => {
    const { leftBehind } = promptsOf('en')
    const say = translator('en', 'classic+advanced')
    const answers = { asked: 0, unasked: 0 }
    play(8, ({ s, decision, options }) => {
      const { spice = 0, faction, reserves } = s.players[decision.seat] ?? {}
      const option = options.find(({ key }) => key === 'ship arrakeen/10')
      const isPlain =
        faction !== 'guild' &&
        faction !== 'fremen' &&
        reserves?.elite === 0 &&
        s.alliances.length === 0 &&
        s.stack.every((frame) => frame.kind !== 'player-turn' || !frame.guildPrice)
      if (decision.kind !== 'ship' || option === undefined || !isPlain) return
      const isOnly = spice === 1 || reserves?.forces === 1
      const asking = {
        say,
        names: [],
        view: classic.view(s, decision.seat),
        asked: { decision, options, closed: [] },
      }
      expect(leftBehind({ ...asking, option })).toEqual(isOnly ? ['Ship 1 for 1 spice'] : undefined)
      answers[isOnly ? 'asked' : 'unasked']++
    })
    expect(Math.min(answers.asked, answers.unasked)).toBeGreaterThan(0)
  })
})
