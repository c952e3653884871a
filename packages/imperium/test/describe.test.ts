import { expect, describe as group, it } from 'vitest'
import { base } from '../src/content/base/index.ts'
import { CUSTOM_ABILITIES, CUSTOM_EFFECTS, isCustomCard, isCustomIntrigue } from '../src/content/custom.ts'
import {
  describeCard,
  describeConflict,
  describeIntrigue,
  describeLeader,
  describeSpace,
} from '../src/content/describe.ts'
import {
  effectNamed,
  effectsOfCard,
  effectsOfConflict,
  effectsOfIntrigue,
  effectsOfLeader,
  effectsOfSpace,
  playNamed,
  withParts,
} from '../src/content/effects.ts'
import { contentOf } from '../src/content/index.ts'
import {
  all,
  bond,
  cardsInPlay,
  discard,
  draw,
  eachOpponent,
  influence,
  loseTroop,
  oneOf,
  pay,
  per,
  persuasion,
  recruit,
  solari,
  spice,
  swords,
  trash,
  twoOf,
  vp,
  water,
  when,
} from '../src/effects/build.ts'
import { describe, describeAll, describeCost } from '../src/effects/describe.ts'
import { costGlyphs, glyphs } from '../src/effects/glyphs.ts'
import type { Arg, Phrase } from '../src/effects/phrase.ts'

/** A phrase in short: `pay(cost: cost.pay(what: amount.water(1)) …)`. */
const short = ({ id, args }: Phrase): string => {
  const words = Object.entries(args).map(([name, arg]) =>
    name === 'n' ? inShort(arg) : `${name} ${inShort(arg)}`,
  )
  return words.length === 0 ? id : `${id}(${words.join(', ')})`
}
const inShort = (arg: Arg): string => {
  if (typeof arg !== 'object') return String(arg)
  if ('join' in arg) return arg.of.map(inShort).join(` ${arg.join} `)
  return 'args' in arg ? short(arg) : arg.id
}

const content = contentOf('imperium')
const card = (id: string) => describeCard(content.card(id))

group('an effect in phrases', () => {
  it('says Persuasion and swords apart from what is kept', () => {
    expect(describeAll([swords(2), water(1)]).map(short)).toEqual([
      'have(what amount.swords(2))',
      'gain(what amount.water(1))',
    ])
  })

  it('says gains that follow each other in one breath', () => {
    expect(describeAll([solari(5), vp(1), recruit(2), spice(1)]).map(short)).toEqual([
      'gain(what amount.solari(5) and amount.vp(1))',
      'recruit(2)',
      'gain(what amount.spice(1))',
    ])
  })

  it('leaves the brackets of a bundle out', () => {
    expect(describeAll([all(solari(1), all(spice(1)))]).map(short)).toEqual([
      'gain(what amount.solari(1) and amount.spice(1))',
    ])
  })

  it('says equal Influence with several Factions once', () => {
    expect(describeAll([influence('emperor', 1), influence('fremen', 1)]).map(short)).toEqual([
      'gain(what influence.each(1, factions the-faction(faction emperor) and the-faction(faction fremen)))',
    ])
    expect(card('choam-directorship').acquire?.map(short)).toEqual(['gain(what influence.all(1))'])
    expect(describeAll([influence('emperor', 1), influence('fremen', 2)]).map(short)).toEqual([
      'gain(what influence.one(1, faction emperor) and influence.one(2, faction fremen))',
    ])
  })

  it('offers what may be left undone', () => {
    expect(short(describe(trash))).toBe('may(effect trash(mood to))')
    expect(short(describe(trash, 'to'))).toBe('trash(mood to)')
  })

  it('puts a cost before what it buys', () => {
    expect(short(describe(pay({ water: 1 }, recruit(1), draw(1))))).toBe(
      'may(effect pay(cost cost.pay(what amount.water(1), mood to), effects recruit(1) and draw(1), mood to))',
    )
    expect(describeCost({ spice: 2, influence: 1, water: 1 }).map(short)).toEqual([
      'cost.influence(1)',
      'cost.pay(what amount.spice(2) and amount.water(1))',
    ])
  })

  it('has no colon within a colon', () => {
    expect(short(describe(when(bond('fremen'), pay({ spice: 3 }, swords(1)))))).toBe(
      'when(condition if.bond(faction fremen), effects may(effect pay-to(cost cost.pay(what amount.spice(3), mood to), effects gain(what amount.swords(1), mood to), mood to)))',
    )
  })

  it('chooses among things without a verb, among deeds with theirs', () => {
    expect(short(describe(oneOf(persuasion(2), swords(2))))).toBe(
      'choose(1, of amount.persuasion(2) or amount.swords(2))',
    )
    expect(short(describe(twoOf(draw(1), spice(2))))).toBe(
      'choose(2, of draw(1, mood to) else gain(what amount.spice(2), mood to))',
    )
  })

  it('tells what opponents do', () => {
    expect(short(describe(eachOpponent(discard(2))))).toBe('each-opponent(effect discard(2, mood they))')
    expect(short(describe(eachOpponent(oneOf(discard(1), loseTroop('conflict')))))).toBe(
      'each-opponent(effect choose(1, of discard(1, mood to) else lose-troop(from conflict, mood to), mood they))',
    )
  })

  it('counts', () => {
    expect(short(describe(per(cardsInPlay('fremen'), persuasion(2))))).toBe(
      'have(what amount.per(what amount.persuasion(2), each counter.cards-in-play(faction fremen)))',
    )
  })
})

group('a component in phrases', () => {
  it('has what stands in its boxes, and no empty ones', () => {
    const { acquire, agent, reveal, trashed } = card('assassination-mission')
    expect({ acquire, agent, reveal: reveal?.length, trashed: trashed?.map(short) }).toEqual({
      reveal: 2,
      trashed: ['gain(what amount.solari(4))'],
    })
    expect(card('kwisatz-haderach').agent?.map(short)).toEqual(['sends-anywhere', 'draw(1)'])
  })

  it('makes several ways to play an Intrigue card a choice, its cost a duty', () => {
    const ways = describeIntrigue(content.intrigue('master-tactician'))
    expect(ways.combat?.map(short)).toEqual([
      'choose(1, of gain(what amount.swords(3), mood to) else retreat(3, mood to))',
    ])
    const armada = describeIntrigue(content.intrigue('allied-armada'))
    expect(armada.combat?.map(short)).toEqual([
      'when-pay(condition if.any-alliance, cost cost.pay(what amount.spice(2)), effects have(what amount.swords(7)))',
    ])
  })

  it('says everything that is printed on a space', () => {
    expect(Object.keys(describeSpace(content.space('sietch-tabr')))).toEqual(['requires', 'effects', 'marks'])
    expect(Object.keys(describeSpace(content.space('conspire')))).toEqual(['cost', 'effects', 'influence'])
    expect(describeSpace(content.space('sell-melange')).effects?.map(short)).toEqual([
      expect.stringMatching(/^choose\(1, of pay-to\(.* else pay-to\(.* else pay-to\(.* else pay-to\(/),
    ])
  })

  it('has three rewards, or two abilities', () => {
    for (const conflict of base.conflicts) expect(Object.keys(describeConflict(conflict))).toHaveLength(3)
    for (const leader of base.leaders) expect(Object.keys(describeLeader(leader))).toHaveLength(2)
  })
})

group('an effect in icons', () => {
  it('is a row of glyphs with numbers', () => {
    expect(glyphs(pay({ water: 1 }, recruit(1), draw(1)))).toEqual([
      { glyph: 'water', n: 1 },
      { glyph: 'arrow' },
      { glyph: 'troop', n: 1 },
      { glyph: 'card', n: 1 },
    ])
    expect(glyphs(oneOf(persuasion(2), swords(2)))).toEqual([
      { glyph: 'persuasion', n: 2 },
      { glyph: 'or' },
      { glyph: 'sword', n: 2 },
    ])
    expect(glyphs(when(bond('fremen'), influence(['guild', 'fremen'], 1)))).toEqual([
      { glyph: 'bond:fremen' },
      { glyph: 'colon' },
      { glyph: 'faction:guild', n: 1 },
      { glyph: 'or' },
      { glyph: 'faction:fremen', n: 1 },
    ])
    expect(costGlyphs({ spice: 2, influence: 1 })).toEqual([
      { glyph: 'lose' },
      { glyph: 'influence', n: 1 },
      { glyph: 'spice', n: 2 },
    ])
  })

  it('is never empty', () => {
    for (const effect of everyEffect) expect(glyphs(effect), JSON.stringify(effect)).not.toEqual([])
  })
})

const carriers = [
  ...base.cards.map((one) => ({ ...one, effects: effectsOfCard(one) })),
  ...base.intrigue.map((one) => ({ ...one, effects: effectsOfIntrigue(one) })),
  ...base.conflicts.map((one) => ({ ...one, effects: effectsOfConflict(one) })),
  ...base.leaders.map((one) => ({ ...one, effects: effectsOfLeader(one) })),
  ...base.spaces.map((one) => ({ ...one, effects: effectsOfSpace(one) })),
].map(({ id, effects }) => ({ id, effects: effects.flatMap(withParts) }))
const everyEffect = carriers.flatMap(({ effects }) => effects)

group('the words of an option', () => {
  it('lead back to the effect', () => {
    const duncan = { kind: 'card', id: 'duncan-idaho' } as const
    expect(effectNamed(content, 'pay 1 water', duncan)).toBe(content.card('duncan-idaho').agent[0])
    expect(effectNamed(content, 'influence fremen', { kind: 'space', id: 'stillsuits' })).toEqual({
      do: 'visit',
      faction: 'fremen',
    })
    expect(effectNamed(content, '3 solari', { kind: 'track', id: 'guild' })).toEqual(solari(3))
    expect(effectNamed(content, 'pay 1 water', { kind: 'card', id: 'dagger' })).toBeUndefined()
    expect(effectNamed(content, 'discard 1', undefined)).toEqual(discard(1))
  })

  it('lead back to the way to play an Intrigue card', () => {
    const card = content.intrigue('bypass-protocol')
    expect(playNamed(card, '2 spice -> acquire')).toBe(card.plays[1])
  })
})

group('components with code of their own', () => {
  /** Used by one component of this box, but things of the game that any component could have. */
  const GENERAL = [
    'acquire',
    'council-seat',
    'deploy-from-supply',
    'either',
    'one-opponent',
    'per',
    'recall-agent',
    'signet',
    'steal-intrigue',
    'swordmaster',
    'take-reserve',
  ]

  it('are those that alone use a kind of effect', () => {
    const users = new Map<string, Set<string>>()
    for (const { id, effects } of carriers) {
      for (const effect of effects) users.set(effect.do, (users.get(effect.do) ?? new Set()).add(id))
    }
    const single = [...users].filter(([, ids]) => ids.size === 1).map(([kind]) => kind)
    expect(single.sort()).toEqual([...GENERAL, ...CUSTOM_EFFECTS].sort())
  })

  it('are the Leaders, whose abilities are shared by no other', () => {
    const abilities = base.leaders.flatMap(({ ability }) => Object.keys(ability))
    expect(abilities.sort()).toEqual([...CUSTOM_ABILITIES].sort())
  })

  it('are 12 of the 87 cards', () => {
    const custom = [
      ...base.cards.filter(isCustomCard).map(({ id }) => id),
      ...base.intrigue.filter(isCustomIntrigue).map(({ id }) => id),
    ]
    expect(custom).toEqual([
      'carryall',
      'guild-bankers',
      'kwisatz-haderach',
      'other-memory',
      'power-play',
      'the-voice',
      'bindu-suspension',
      'dispatch-an-envoy',
      'infiltrate',
      'poison-snooper',
      'recruitment-mission',
      'refocus',
    ])
  })
})
