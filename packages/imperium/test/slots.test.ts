// Addresses: every effect of every component has a slot that leads back to it, and a key of its own.

import { option } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { type Content, contentKey, contentOf } from '../src/content/index.ts'
import { listsOf } from '../src/content/lists.ts'
import {
  effectAt,
  playAt,
  playName,
  priceAt,
  priceName,
  resolvedBy,
  resolveOption,
} from '../src/content/slots.ts'
import type { IntrigueCard, Space } from '../src/content/types.ts'
import { draw, pay, solari, spy } from '../src/effects/build.ts'
import { partsOf } from '../src/effects/language.ts'
import type { Effect, Slot, Source } from '../src/effects/types.ts'

const imperium = contentOf('imperium+bloodlines+tech')
const uprising = contentOf(
  contentKey('uprising', [
    'choam',
    'base-imperium',
    'base-intrigue',
    'base-conflicts',
    'base-leaders',
    'bloodlines',
    'tech',
  ]),
)

const sourcesIn = ({ box, spaces }: Content): Source[] => [
  ...box.cards.map(({ id }) => ({ kind: 'card', id }) as const),
  ...box.intrigue.map(({ id }) => ({ kind: 'intrigue', id }) as const),
  ...spaces.map(({ id }) => ({ kind: 'space', id }) as const),
  ...box.leaders.map(({ id }) => ({ kind: 'leader', id }) as const),
  ...box.conflicts.map(({ id }) => ({ kind: 'conflict', id }) as const),
  ...box.contracts.map(({ id }) => ({ kind: 'contract', id }) as const),
  ...box.skills.map(({ id }) => ({ kind: 'skill', id }) as const),
  ...box.tech.map(({ id }) => ({ kind: 'tech', id }) as const),
  ...box.navigation.map(({ id }) => ({ kind: 'navigation', id }) as const),
  ...box.sideboards.map(({ id }) => ({ kind: 'sideboard', id }) as const),
]

type Printed = { readonly slot: Slot; readonly effect: Effect }

const within = (slot: Slot, effect: Effect): Printed[] => [
  { slot, effect },
  ...partsOf(effect).flatMap((part, index) => within(`${slot}.${index}`, part)),
]

const printedOn = (content: Content, source: Source): Printed[] =>
  listsOf(content, source).flatMap(([at, effects]) =>
    effects.flatMap((effect, index) => within(`${at}.${index}`, effect)),
  )

describe('a slot', () => {
  it.each([imperium, uprising])('leads to what is printed there, on every component', (content) => {
    for (const source of sourcesIn(content)) {
      for (const { slot, effect } of printedOn(content, source)) {
        expect(effectAt(content, source, slot)).toEqual(effect)
        expect(resolvedBy(content, resolveOption(content, source, slot))).toEqual({ source, effect })
      }
    }
  })

  it('names a part by its place in the whole', () => {
    const duncan = { kind: 'card', id: 'duncan-idaho' } as const
    expect(effectAt(imperium, duncan, 'agent.0')).toBe(imperium.card('duncan-idaho').agent[0])
    expect(effectAt(imperium, duncan, 'agent.0.1')).toEqual(draw(1))
    expect(effectAt(imperium, duncan, 'agent.1')).toBeUndefined()
    const staban = { kind: 'leader', id: 'staban-tuek' } as const
    expect(effectAt(uprising, staban, 'signet.0.0')).toEqual(pay({ spice: 1 }, solari(3)))
    const contract = { kind: 'contract', id: 'arrakeen-spy' } as const
    expect(effectAt(uprising, contract, 'reward.1')).toEqual(spy)
  })

  it('need not be known to who spells an option by hand', () => {
    const spelled = option('resolve', { kind: 'card', id: 'leadership' }, { kind: 'effect', id: '1 swords' })
    expect(resolvedBy(uprising, spelled)?.effect.do).toBe('per')
  })

  it('of a rule spells what the rule adds', () => {
    const stillsuits = { kind: 'space', id: 'stillsuits' } as const
    expect(effectAt(imperium, stillsuits, 'rule.visit.fremen')).toEqual({ do: 'visit', faction: 'fremen' })
    expect(effectAt(imperium, stillsuits, 'rule.recruit.2')).toEqual({ do: 'recruit', n: 2 })
    expect(effectAt(imperium, stillsuits, 'rule.nothing.2')).toBeUndefined()
    expect(resolveOption(imperium, stillsuits, 'rule.visit.fremen').key).toBe(
      'resolve stillsuits > influence fremen',
    )
  })
})

describe('a key', () => {
  it('carries the slot only where one component says two things in the same words', () => {
    const keys = [imperium, uprising].flatMap((content) =>
      sourcesIn(content).flatMap((source) =>
        printedOn(content, source).map(({ slot }) => resolveOption(content, source, slot).key),
      ),
    )
    expect([...new Set(keys.filter((key) => key.includes('@')))]).toEqual([
      'resolve corner-the-market > 1 vp@play.0.1',
      'resolve cargo-runner > draw 1@agent.1',
      'resolve intelligence-training > spy@acquire.0',
      'resolve intelligence-report > draw 1@play.0.1',
    ])
  })

  it('tells two equal effects under different conditions apart (cargo-runner)', () => {
    const runner = { kind: 'card', id: 'cargo-runner' } as const
    const keys = (['agent.0', 'agent.1'] as const).map((slot) => resolveOption(uprising, runner, slot).key)
    expect(keys).toEqual(['resolve cargo-runner > draw 1', 'resolve cargo-runner > draw 1@agent.1'])
  })

  it('need not tell two equal effects apart (covert-operation)', () => {
    const covert = { kind: 'card', id: 'covert-operation' } as const
    const keys = (['reveal.0', 'reveal.1'] as const).map((slot) => resolveOption(uprising, covert, slot).key)
    expect(keys).toEqual(['resolve covert-operation > spy', 'resolve covert-operation > spy'])
  })

  it('leaves the words to an effect that is asked about, not to a plain gain (leadership)', () => {
    const leadership = { kind: 'card', id: 'leadership' } as const
    expect(resolveOption(uprising, leadership, 'reveal.2').key).toBe('resolve leadership > 1 swords')
  })

  it('tells prices apart that ask for as much', () => {
    const [, three] = imperium.space('sell-melange').prices
    expect(priceAt(imperium.space('sell-melange'), { kind: 'price', id: 3 })).toBe(three)
    const prices = [
      { cost: { solari: 2 }, effects: [draw(1)] },
      { cost: { spice: 2 }, effects: [draw(2)] },
      { cost: {}, effects: [] },
    ]
    const market: Space = { id: 'market', icon: 'city', prices, effects: [] }
    const names = prices.map((price) => priceName(market, price))
    expect(names).toEqual([
      { id: 2, slot: 'price.0' },
      { id: 2, at: 'price.1', slot: 'price.1' },
      { id: 0, slot: 'price.2' },
    ])
    expect(names.map((name) => priceAt(market, { kind: 'price', ...name }))).toEqual(prices)
  })

  it('tells ways to play an Intrigue card apart that read the same', () => {
    const card = imperium.intrigue('bypass-protocol')
    const way = { kind: 'way', id: '2 spice -> acquire 5 to deck' }
    expect(playAt(card, option('intrigue', { kind: 'intrigue', id: card.id }, way))).toBe(card.plays[1])
    const plays = [
      { timing: 'plot', effects: [draw(1)] },
      { timing: 'plot', condition: { is: 'council-seat' }, effects: [draw(1)] },
    ] as const
    const twice: IntrigueCard = { id: 'twice', copies: 1, plays }
    expect(plays.map((play) => playName(twice, play).at)).toEqual([undefined, 'play.1'])
  })
})
