// What modules do to a box, tried with made-up ones: no module of the boxes removes, replaces or excludes yet.

import { start } from '@sietch/kernel'
import { checkGame, checkSecrecy } from '@sietch/kernel/testing'
import { describe, expect, it, vi } from 'vitest'
import { compose } from '../src/content/compose.ts'
import { contentKey, contentOf } from '../src/content/index.ts'
import { type ImperiumSetup, setupOptions, setupProblem, uprising } from '../src/index.ts'
import { checkInvariants } from '../src/invariants.ts'
import { playUprising } from './play.ts'
import { idsOf } from './printed.ts'

vi.mock('../src/content/boxes.ts', async (original) => {
  const { withMadeUp } = await import('./modules.ts')
  const real = await original<typeof import('../src/content/boxes.ts')>()
  return { BOXES: withMadeUp(real.BOXES) }
})

const setupOf = (modules: readonly string[], players = 4): ImperiumSetup => ({
  players,
  modules,
  leaders: 'random',
})
const plain = contentOf('uprising').box
const contracts = contentOf('uprising+choam').box.contracts
const covered = contentOf('uprising+choam+overlay')

describe('a module', () => {
  it('MIX-RIX-01 removes spaces, and the posts and contracts that cannot do without them', () => {
    const gone = (before: readonly { id: string }[], after: readonly { id: string }[]) =>
      idsOf(before).filter((id) => !idsOf(after).includes(id))
    expect(gone(plain.spaces, covered.box.spaces)).toEqual(['assembly-hall', 'imperial-basin'])
    expect(gone(plain.posts, covered.box.posts)).toEqual(['post-imperial-basin'])
    expect(covered.post('post-landsraad-2').spaces).toEqual(['gather-support'])
    const wanted = contracts.flatMap(({ id, completedBy }) =>
      typeof completedBy === 'object' && 'space' in completedBy && completedBy.space === 'imperial-basin'
        ? [id]
        : [],
    )
    expect(gone(contracts, covered.box.contracts)).toEqual(wanted)
  })

  it('MIX-GEN-01 replaces a card where it stands', () => {
    const covers = contentOf('uprising+overlay')
    expect(idsOf(covers.box.cards)).toEqual(idsOf(plain.cards))
    expect(covers.card('sardaukar-soldier').agent).not.toEqual(
      contentOf('uprising').card('sardaukar-soldier').agent,
    )
  })

  it('BLD-CMP-08 brings more when another is in play as well', () => {
    expect(idsOf(contentOf('uprising+overlay+envoys').box.cards)).not.toContain('envoy')
    expect(contentOf('uprising+choam+overlay+envoys').card('envoy').copies).toBe(2)
  })

  it('cannot touch what is not there, nor what another touches', () => {
    const face = covered.card('sardaukar-soldier')
    const twice = { id: 'twice', replaces: { cards: [face] } }
    expect(() => compose(plain, [{ id: 'lost', removes: { spaces: ['carthag'] } }])).toThrow('"carthag"')
    expect(() => compose(plain, [{ id: 'lost', replaces: { cards: [{ ...face, id: 'nobody' }] } }])).toThrow(
      '"nobody"',
    )
    expect(() => compose(plain, [twice, twice])).toThrow('"sardaukar-soldier"')
    expect(() => compose(plain, [twice, { id: 'out', removes: { cards: ['sardaukar-soldier'] } }])).toThrow(
      '"sardaukar-soldier"',
    )
    const count = { id: 'count', terms: { spiesPerPlayer: 4 } }
    expect(compose(plain, [count]).spiesPerPlayer).toBe(4)
    expect(() => compose(plain, [count, count])).toThrow('"spiesPerPlayer"')
  })

  playUprising([
    {
      name: 'MIX-RIX-01 leaves no way to the spaces it removes, and the spaces it adds can be visited',
      modules: ['overlay', 'envoys'],
      given: { hand: ['dagger'], solari: 0, spice: 0 },
      choose: [
        'only agent dagger > gather-support > 0 | agent dagger > embassy | reveal',
        'agent dagger > embassy',
        { spice: 2 },
      ],
    },
    {
      name: 'MIX-GEN-01 does what is printed on the face it replaces',
      modules: ['overlay'],
      given: { hand: ['sardaukar-soldier'], water: 0 },
      choose: ['agent sardaukar-soldier > arrakeen', { water: 3 }],
    },
  ])

  it('INV-01 INV-15 leaves a game that can be played to the end', () => {
    const setups = [setupOf(['choam', 'overlay', 'envoys'], 3), setupOf(['overlay', 'base-conflicts'])]
    for (const setup of setups) {
      for (let game = 0; game < 3; game++) checkGame(uprising, setup, `made-up/${game}`, checkInvariants)
      checkSecrecy(uprising, setup, 'made-up/secrecy', 20)
    }
  })
})

describe('a combination of modules', () => {
  it('has one key and deals one table, whatever order its modules are named in', () => {
    const [one, other] = [
      ['choam', 'base-leaders', 'overlay'],
      ['overlay', 'choam', 'base-leaders'],
    ]
    expect(contentKey('uprising', one ?? [])).toBe(contentKey('uprising', other ?? []))
    const tables = [one, other].map((modules) => start(uprising, setupOf(modules ?? []), 'order').match.state)
    expect(tables[0]).toEqual(tables[1])
  })

  it('goes on from a state that names its modules in another order', () => {
    const { match } = start(uprising, setupOf(['choam', 'base-leaders']), 'order')
    const old = { ...match.state, box: 'uprising+base-leaders+choam' }
    expect(contentOf(old.box)).toBe(contentOf(match.state.box))
    expect(uprising.decisions(old)).toEqual(uprising.decisions(match.state))
  })

  it('of the boxes can be put together, each that is not refused', async () => {
    const { BOXES } =
      await vi.importActual<typeof import('../src/content/boxes.ts')>('../src/content/boxes.ts')
    for (const [box, { modules }] of Object.entries(BOXES)) {
      const ids = modules.map(({ id }) => id)
      const subsets: string[][] = [[]]
      for (const id of ids) subsets.push(...subsets.map((set) => [...set, id]))
      const playable = subsets.filter((set) => setupOptions(box).playersWith(set).length > 0)
      for (const set of playable.filter((names) => refusalOf(box, names) === undefined))
        expect(contentOf(contentKey(box, set)).box.spaces.length).toBeGreaterThan(15)
    }
  })
})

const refusalOf = (box: string, modules: readonly string[]) =>
  setupProblem(box, setupOf(modules, setupOptions(box).playersWith(modules)[0]))

describe('a setup', () => {
  it.each<[readonly string[], number, string, string]>([
    [['envoys'], 3, 'module-needs', 'The module "envoys" needs the module "overlay".'],
    [
      ['sandstorm', 'overlay'],
      4,
      'module-excludes',
      'The modules "sandstorm" and "overlay" cannot be played together.',
    ],
    [
      ['overlay', 'sandstorm'],
      4,
      'module-excludes',
      'The modules "overlay" and "sandstorm" cannot be played together.',
    ],
    [['overlay', 'envoys'], 4, 'players', 'uprising is played by 3 players, not by 4.'],
  ])('with %j for %i is refused: %s', (modules, players, why, message) => {
    expect(setupProblem('uprising', setupOf(modules, players))).toMatchObject({ why, message })
    expect(() => start(uprising, setupOf(modules, players), 'refused')).toThrow(message)
  })

  it('offers what the modules say', () => {
    const { players, playersWith, moduleProblem, leaders, everyLeader } = setupOptions('uprising')
    expect([players, playersWith([]), playersWith(['sandstorm'])]).toEqual([
      [1, 2, 3, 4, 6],
      [1, 2, 3, 4],
      [4],
    ])
    expect(moduleProblem('envoys', [])).toEqual({ why: 'module-needs', module: 'envoys', other: 'overlay' })
    expect(moduleProblem('envoys', ['overlay'])).toBeUndefined()
    expect(moduleProblem('overlay', ['sandstorm'])).toEqual({
      why: 'module-excludes',
      module: 'overlay',
      other: 'sandstorm',
    })
    expect(leaders(['envoys'])).toEqual(leaders([]))
    expect(everyLeader).toEqual(expect.arrayContaining(['paul-atreides', 'shaddam-corrino-iv']))
  })
})
