import { type Content, contentOf, type ImperiumSetup, imperium, type Level, uprising } from '@sietch/imperium'
import { type Option, randomPolicy, simulate, start, type Viewer } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { agentsAt } from '../src/imperium/board/agents.ts'
import { mapOf, type Region, spacesIn } from '../src/imperium/board/layout.ts'
import { rowsOf } from '../src/imperium/board/rows.ts'
import { placed } from '../src/imperium/places.ts'
import { priced, type Table } from '../src/imperium/prices.ts'
import { whereIs } from '../src/imperium/regions.ts'

const BOXES = ['imperium', 'uprising', 'uprising+choam']
const REGIONS: readonly Region[] = ['factions', 'landsraad', 'choam', 'map', 'elsewhere']

/** What is laid out beside the decision and has no place on the board. */
const BESIDE = ['leader', 'discard', 'play', 'deck', 'aside', 'waiting']

const idsIn = (box: string, content: Content, region: Region): string[] =>
  spacesIn({ box, players: [] }, content, region).map(({ id }) => id)

describe.each(BOXES)('the board of %s', (box) => {
  const content = contentOf(box)

  it('shows every space once, none of them in the list of those without a spot', () => {
    const shown = REGIONS.flatMap((region) => idsIn(box, content, region))
    expect(shown.toSorted()).toEqual(content.box.spaces.map(({ id }) => id).toSorted())
    expect(idsIn(box, content, 'elsewhere')).toEqual([])
  })

  it('shows every observation post: on the map, or with the spaces it watches', () => {
    for (const { id, spaces } of content.box.posts) {
      const onMap = spaces.filter((space) => idsIn(box, content, 'map').includes(space))
      expect(mapOf(box).posts[id] !== undefined, id).toBe(onMap.length > 0)
      expect([0, spaces.length], id).toContain(onMap.length)
    }
  })

  it('keeps the spaces of the map apart', () => {
    const spots = Object.entries(mapOf(box).spaces)
    for (const [id, { x, y, width = 44 }] of spots) {
      expect(x - width / 2, id).toBeGreaterThanOrEqual(0)
      expect(x + width / 2, id).toBeLessThanOrEqual(100)
      for (const [other, spot] of spots) {
        if (other === id) continue
        const isBeside = Math.abs(spot.x - x) >= (width + (spot.width ?? 44)) / 2
        expect(isBeside || Math.abs(spot.y - y) >= 20, `${id} and ${other}`).toBe(true)
      }
    }
  })
})

it('a space outside our layout is listed, not lost', () => {
  const content = contentOf('uprising')
  const [space] = content.box.spaces.filter(({ icon }) => icon === 'city')
  if (space === undefined) throw new Error('there is no city')
  const spaces = [{ ...space, id: 'ix' }]
  const withNew = { ...content, board: () => ({ spaces, spacesWith: () => spaces }) }
  expect(idsIn('uprising', withNew, 'elsewhere')).toEqual(['ix'])
})

describe.each([
  { rules: imperium, modules: [] },
  { rules: uprising, modules: ['choam'] },
])('in a game of $rules.id', ({ rules, modules }) => {
  it('every place that can be chosen lies on a tab or beside the decision', () => {
    const box = [rules.id, ...modules].join('+')
    const content = contentOf(box)
    const zones = new Set<string>()
    const watching = (turn: { readonly options: readonly Option[] } & Parameters<typeof randomPolicy>[0]) => {
      for (const place of turn.options.flatMap((option) => placed(option).places)) {
        const zone = place.slice(0, place.indexOf(':'))
        zones.add(zone)
        if (!BESIDE.includes(zone)) expect(whereIs(place, box, content), place).toBeDefined()
      }
      return randomPolicy(turn)
    }
    const setup = { players: 4, modules, leaders: 'choose' } as const
    for (const seed of ['one', 'two', 'three']) {
      simulate(rules, setup, [watching, watching, watching, watching], seed)
    }
    expect([...zones]).toEqual(expect.arrayContaining(['space', 'faction', 'hand', 'offer', 'intrigue']))
  })

  it('every Agent on the board keeps a name of its own', () => {
    const setup = { players: 4, modules, leaders: 'random' } as const
    const policies = [randomPolicy, randomPolicy, randomPolicy, randomPolicy]
    simulate(rules, setup, policies, 'agents', {
      watch(s) {
        const view = rules.view(s, 'spectator')
        const { spaces } = contentOf(view.box).box
        const standing = spaces.flatMap(({ id }) =>
          agentsAt(view, id).map(({ seat, index }) => `${seat} ${index}`),
        )
        expect(new Set(standing).size).toBe(standing.length)
        expect(standing.length).toBe(view.players.flatMap(({ sent }) => sent).length)
      },
    })
  })
})

describe('what is printed on a space', () => {
  const { space } = contentOf('uprising')
  const table = (setup: ImperiumSetup, rules = uprising) => {
    const view = rules.view(start(rules, setup, 'prices').match.state, 0)
    return { view, content: contentOf(view.box) }
  }
  const priceOf = ({ view, content }: Table, id: string, viewer: Viewer = 0) =>
    rowsOf(priced({ view, content }, viewer, content.space(id)), false)[0]?.[0]

  it('shows a Swordmaster at the lower price once someone has one', () => {
    const { view, content } = table({ players: 3, leaders: 'random' })
    const [first, ...others] = view.players
    const players = first === undefined ? [] : [{ ...first, swordmaster: true }, ...others]
    expect(priceOf({ view, content }, 'swordmaster', 'spectator')).toEqual({ glyph: 'solari', n: 8 })
    expect(priceOf({ view: { ...view, players }, content }, 'swordmaster', 'spectator')).toEqual({
      glyph: 'solari',
      n: 6,
    })
  })

  it('shows to Duncan Idaho alone what he pays for his Swordmaster', () => {
    const leaders = ['duncan-idaho', 'chani', 'esmar-tuek']
    const seen = table({ players: 3, modules: ['bloodlines'], leaders })
    const prices = ([0, 1, 'spectator'] as const).map((viewer) => priceOf(seen, 'swordmaster', viewer)?.n)
    expect(prices).toEqual([6, 8, 8])
  })

  it('shows the Mentat at the price of the level in a solo game (SOL-HAG-10)', () => {
    const priceAt = (level: Level) =>
      priceOf(table({ players: 1, leaders: 'random', rivals: { level } }, imperium), 'mentat')
    expect(priceAt('mercenary')).toEqual({ glyph: 'solari', n: 2 })
    expect(priceAt('sardaukar')).toEqual({ glyph: 'solari', n: 5 })
  })

  it('shows of the High Council what the viewer would get there', () => {
    const glyphsWith = (isSeated: boolean) =>
      rowsOf(space('high-council'), isSeated)
        .flat()
        .map(({ glyph }) => glyph)
    expect(glyphsWith(false)).toContain('council')
    expect(glyphsWith(true)).not.toContain('council')
    expect(glyphsWith(true)).toContain('intrigue')
  })

  it('puts every way to pay in a row of its own', () => {
    expect(rowsOf(space('gather-support'), false)).toHaveLength(2)
    expect(rowsOf(contentOf('imperium').space('sell-melange'), false)).toHaveLength(4)
  })
})
