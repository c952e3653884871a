import { expect, describe as group, it } from 'vitest'
import {
  CUSTOM_EFFECTS,
  CUSTOM_PROPERTIES,
  isCustomCard,
  isCustomIntrigue,
  isCustomLeader,
} from '../src/content/custom.ts'
import {
  describeCard,
  describeConflict,
  describeContract,
  describeIntrigue,
  describeLeader,
  describeObjective,
  describePost,
  describePrice,
  describeSpace,
} from '../src/content/describe.ts'
import { contentOf } from '../src/content/index.ts'
import {
  effectsOfCard,
  effectsOfConflict,
  effectsOfHagal,
  effectsOfIntrigue,
  effectsOfLeader,
  effectsOfNavigation,
  effectsOfRival,
  effectsOfSideboard,
  effectsOfSkill,
  effectsOfSpace,
  effectsOfTech,
} from '../src/content/lists.ts'
import {
  acquireExactlyToHand,
  acquireOnTop,
  all,
  bond,
  both,
  cardsInPlay,
  deploy,
  discard,
  discarded,
  draw,
  eachOpponent,
  hasCouncilSeat,
  hasSwordmaster,
  influence,
  intrigue,
  loseTroop,
  mayAcquireForSolari,
  oneOf,
  pay,
  per,
  persuasion,
  recruit,
  removeShieldWall,
  retreat,
  sandwormCount,
  solari,
  spice,
  spy,
  spyAt,
  spyWith,
  swords,
  trash,
  twoOf,
  vp,
  water,
  when,
} from '../src/effects/build.ts'
import { describe, describeAll, describeList } from '../src/effects/describe.ts'
import { describeCondition, describeCost } from '../src/effects/describe-terms.ts'
import { costGlyphs } from '../src/effects/glyph-terms.ts'
import { glyphs, withParts } from '../src/effects/language.ts'
import { short } from './short.ts'

const content = contentOf('imperium')
const uprising = contentOf('uprising+choam')
const boxes = [
  'imperium+bloodlines+tech',
  'uprising+choam+bloodlines+tech',
  'uprising+choam+bloodlines+tech+six',
].map((key) => contentOf(key).box)
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

  it('says once that cards are drawn, whatever deck they come from', () => {
    expect(short(describe(all(intrigue(1), draw(2))))).toBe(
      'draw.several(what amount.intrigue(1) and amount.cards(2))',
    )
  })

  it('says what is paid for, and after that what depends on something else', () => {
    expect(short(describe(pay({ discard: 1 }, draw(1), when(discarded('guild'), spice(1)))))).toBe(
      'several(of may(effect pay-to(cost cost.discard(1, mood to), effects draw(1, mood to), mood to)) apart when-also(condition if.discarded(faction guild), effects gain(what amount.spice(1))))',
    )
    expect(short(describe(pay({ water: 2 }, removeShieldWall, draw(1))))).toContain('pay(cost')
  })

  it('says equal Influence with several Factions once', () => {
    expect(describeAll([influence('emperor', 1), influence('fremen', 1)]).map(short)).toEqual([
      'gain(what influence.each(1, factions emperor and fremen))',
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
      'may(effect pay-to(cost cost.pay(what amount.water(1), mood to), effects recruit(1, mood to) and draw(1, mood to), mood to))',
    )
    expect(describeCost({ spice: 2, influence: 1, water: 1 }).map(short)).toEqual([
      'cost.influence(1)',
      'cost.pay(what amount.spice(2) and amount.water(1))',
    ])
  })

  it('has more to pay with than resources', () => {
    const said = (cost: Parameters<typeof describeCost>[0]) => describeCost(cost).map(short)
    expect(said({ discard: 2, solari: 5 })).toEqual(['cost.discard(2)', 'cost.pay(what amount.solari(5))'])
    expect(said({ retreat: [2, 2] })).toEqual(['cost.retreat(2)'])
    expect(said({ retreat: [1, 2] })).toEqual(['cost.retreat-some(least 1, most 2)'])
    expect(said({ recallSpies: 2 })).toEqual(['cost.recall-spies(2)'])
    expect(said({ trashThis: true, trashFromHand: 'emperor' })).toEqual([
      'cost.trash-this',
      'cost.trash-from-hand(faction emperor)',
    ])
    expect(said({ trashInPlay: 'emperor' })).toEqual(['cost.trash-in-play(faction emperor)'])
    expect(said({ trashIntrigue: 1 })).toEqual(['cost.trash-intrigue(1)'])
    expect(said({ flipConflict: 'crysknife' })).toEqual(['cost.flip(icon crysknife)'])
  })

  it('joins two conditions', () => {
    expect(short(describeCondition(both(hasCouncilSeat, hasSwordmaster)))).toBe(
      'if.both(conditions if.council-seat both if.swordmaster)',
    )
  })

  it('has no colon within a colon', () => {
    expect(short(describe(when(bond('fremen'), pay({ spice: 3 }, swords(1)))))).toBe(
      'when-do(condition if.bond(faction fremen), effects may(effect pay-to(cost cost.pay(what amount.spice(3), mood to), effects gain(what amount.swords(1), mood to), mood to)))',
    )
  })

  it('chooses among things without a verb, among deeds with theirs', () => {
    expect(short(describe(oneOf(persuasion(2), swords(2))))).toBe(
      'choose(1, of amount.persuasion(2) or amount.swords(2))',
    )
    expect(short(describe(twoOf(draw(1), spice(2))))).toBe(
      'choose(2, of draw(1, mood to) or gain(what amount.spice(2), mood to))',
    )
  })

  it('tells what opponents do', () => {
    expect(short(describe(eachOpponent(discard(2))))).toBe('each-opponent(effect discard(2, mood they))')
    expect(short(describe(eachOpponent(oneOf(discard(1), loseTroop('conflict')))))).toBe(
      'each-opponent(effect choose(1, of discard(1, mood to) else lose-troop(from conflict, mood to), mood they))',
    )
  })

  it('says equal Influence with some Factions of four once', () => {
    const factions = (['emperor', 'guild', 'bene-gesserit', 'fremen'] as const).map((one) =>
      influence(one, 1),
    )
    expect(short(describe(twoOf(...factions)))).toBe('gain(what influence.several(1, factions 2))')
    expect(short(describe(oneOf(...factions.slice(1))))).toMatch(/^choose\(1, of influence\.one/)
  })

  it('counts spies, and says what happens on one condition in one breath', () => {
    expect(describeAll([spy, spy, draw(1)]).map(short)).toEqual(['may(effect spy(2, mood to))', 'draw(1)'])
    expect(describeAll([when(bond('fremen'), trash), when(bond('fremen'), draw(1))]).map(short)).toEqual([
      'when-do(condition if.bond(faction fremen), effects draw(1) apart may-also(effect trash(mood to)))',
    ])
  })

  it('keeps what may be left undone, and what hangs on a condition, apart from the rest', () => {
    const joinOf = (...effects: Parameters<typeof describeList>[0]) => describeList(effects).join
    expect(joinOf(draw(1), trash)).toBe('apart')
    expect(joinOf(removeShieldWall, draw(1))).toBe('apart')
    expect(joinOf(draw(1), when(discarded('guild'), draw(1)))).toBe('apart')
    expect(joinOf(eachOpponent(discard(1)), draw(1))).toBe('then')
  })

  it('puts what may be left undone last, and says the rest in one breath', () => {
    expect(short(describe(all(trash, draw(1), recruit(1))))).toBe(
      'several(of several(of draw(1) and recruit(1)) apart may-also(effect trash(mood to)))',
    )
    expect(short(describe(all(removeShieldWall, draw(1))))).toBe(
      'several(of may(effect remove-shield-wall(mood to)) apart draw(1))',
    )
    expect(short(describe(all(removeShieldWall, water(1)), 'to'))).toBe(
      'several(of gain(what amount.water(1), mood to) and optionally(effect remove-shield-wall(mood to)))',
    )
  })

  it('says two conditions of one deed together', () => {
    expect(short(describe(when(bond('fremen'), when(discarded('guild'), draw(1)))))).toBe(
      'when-do(condition if.both(conditions if.bond(faction fremen) both if.discarded(faction guild)), effects draw(1))',
    )
  })

  it('offers a choice of what may be left undone', () => {
    expect(short(describe(oneOf(deploy(1), retreat(1))))).toBe(
      'may(effect several(of deploy(1, mood to) else retreat(1, mood to)))',
    )
    expect(short(describe(when(bond('fremen'), oneOf(draw(1), recruit(1)))))).toBe(
      'when(condition if.bond(faction fremen), effects several(of draw(1) else recruit(1)))',
    )
    expect(short(describe(when(bond('fremen'), oneOf(spice(1), water(1)))))).toBe(
      'when-do(condition if.bond(faction fremen), effects gain(what amount.spice(1) or amount.water(1)))',
    )
  })

  it('says where a spy may go', () => {
    expect(short(describe(spyAt('city', 'emperor')))).toBe(
      'may(effect spy.at(spaces space-with(icon city) or space-with(icon emperor), shared no, mood to))',
    )
    expect(short(describe(spyWith({ at: 'visited', share: true }), 'to'))).toBe(
      'spy.visited(shared yes, mood to)',
    )
    expect(short(describe(spyWith({ share: true }), 'to'))).toBe('spy.shared(1, mood to)')
    expect(describeLeader(uprising.leader('staban-tuek')).signet?.map(short)).toEqual([
      expect.stringMatching(
        / apart spy\.then\(spaces space-with\(icon landsraad\), .* apart spy\.then\(spaces space-of-faction, /,
      ),
    ])
  })

  it('says what a card may cost and where it goes', () => {
    expect(short(describe(acquireOnTop(5)))).toBe('acquire(5, to deck)')
    expect(short(describe(acquireExactlyToHand(1)))).toBe('acquire.exactly(1, to hand)')
    expect(short(describe(mayAcquireForSolari))).toBe('may(effect acquire.for-solari(to hand, mood to))')
  })

  it('counts', () => {
    expect(short(describe(per(sandwormCount, draw(1))))).toBe('draw.per(1, each counter.sandworms)')
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
      'when-pay(condition if.any-alliance, cost cost.pay(what amount.spice(2)), effects gain(what amount.swords(7), mood to))',
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
    for (const { conflicts, leaders } of boxes) {
      for (const conflict of conflicts) {
        const rewards = ['first', 'second', 'third', ...(conflict.battleIcon === undefined ? [] : ['icon'])]
        expect(Object.keys(describeConflict(conflict))).toEqual(rewards)
      }
      for (const leader of leaders) {
        const { signet: ring, training } = leader
        const abilities = [
          'ability',
          // Steersman Y'rkoon has none.
          ...(ring.length === 0 ? [] : ['signet']),
          ...(training === undefined ? [] : ['training']),
        ]
        expect(Object.keys(describeLeader(leader))).toEqual(abilities)
      }
    }
  })

  it('offers what need not be paid, and chooses among what must be', () => {
    expect(describeSpace(uprising.space('gather-support')).effects?.map(short)).toEqual([
      expect.stringMatching(/^may\(effect pay-to\(cost cost\.pay\(what amount\.solari\(2\)/),
      'recruit(2)',
    ])
    expect(uprising.space('spice-refinery').prices.map(describePrice).map(short)).toEqual([
      'gain(what amount.solari(2), mood to)',
      expect.stringMatching(/^pay-to\(cost cost\.pay\(what amount\.spice\(1\)/),
    ])
    expect(describeSpace(uprising.space('swordmaster')).cost?.map(short)).toEqual([
      'price(what amount.solari(8))',
      'space.cheaper(what amount.solari(2))',
    ])
  })

  it('says what a card does besides its boxes', () => {
    expect(Object.keys(describeCard(uprising.card('spacing-guilds-favor')))).toContain('discarded')
    expect(describeCard(uprising.card('undercover-asset')).agent?.map(short)).toEqual([
      'ignores-requirements',
    ])
  })

  it('says what an Objective, an observation post and a contract are for', () => {
    const said = (parts: object) => Object.values(parts).flat().map(short)
    const [objective] = uprising.box.objectives
    if (objective === undefined) throw new Error('there are no Objectives')
    expect(said(describeObjective(objective))).toEqual([
      'battle-icon(icon desert-mouse)',
      'objective.players(counts count(1) or count(2) or count(3) or count(4) or count(6))',
      'objective.first-player',
    ])
    expect(said(describePost(uprising.post('post-choam')))).toEqual([
      'post.spaces(spaces shipping and accept-contract)',
    ])
    const contract = (id: string) => said(describeContract(uprising.contract(id)))
    expect(contract('heighliner-water')).toEqual([
      'contract.visit(space heighliner)',
      'gain(what amount.water(2))',
    ])
    expect(contract('harvest-4')[0]).toBe('contract.harvest(4)')
    expect(contract('acquire-the-spice-must-flow')[0]).toBe('contract.acquire(card the-spice-must-flow)')
    expect(contract('immediate')[0]).toBe('contract.at-once')
  })

  it('draws a training track as places that lead to others', () => {
    const { training = [] } = describeLeader(uprising.leader('feyd-rautha-harkonnen'))
    expect(training).toHaveLength(8)
    expect(training.map(short)).toEqual(
      expect.arrayContaining([
        'training.start(next upper-1 or lower-1)',
        'training.place(place lower-3, effects gain(what amount.spice(2)), next final)',
        'training.end(place final, effects recruit(1) apart may-also(effect spy(1, mood to)))',
      ]),
    )
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

  it('draws spies, sandworms and battle icons', () => {
    expect(glyphs(spyAt('city', 'landsraad'))).toEqual([
      { glyph: 'spy:city' },
      { glyph: 'or' },
      { glyph: 'spy:landsraad' },
    ])
    expect(glyphs(spyWith({ share: true }))).toEqual([{ glyph: 'deep-cover' }])
    const there = spyWith({ at: 'visited' })
    expect(glyphs(there)).toEqual([{ glyph: 'text', of: { effect: there } }])
    expect(glyphs(per(sandwormCount, draw(1)))).toEqual([
      { glyph: 'card', n: 1 },
      { glyph: 'per' },
      { glyph: 'sandworm' },
    ])
    expect(costGlyphs({ retreat: [1, 2] })).toEqual([
      { glyph: 'retreat' },
      { glyph: 'troop', n: 1 },
      { glyph: 'or' },
      { glyph: 'retreat' },
      { glyph: 'troop', n: 2 },
    ])
    expect(costGlyphs({ flipConflict: 'wild' })).toEqual([{ glyph: 'flip' }, { glyph: 'battle-icon:wild' }])
  })

  it('is never empty', () => {
    for (const effect of everyEffect) expect(glyphs(effect), JSON.stringify(effect)).not.toEqual([])
  })
})

const carriers = boxes
  .flatMap((box) => [
    ...box.cards.map((one) => ({ id: `card ${one.id}`, effects: effectsOfCard(one) })),
    ...box.intrigue.map((one) => ({ id: `intrigue ${one.id}`, effects: effectsOfIntrigue(one) })),
    ...box.conflicts.map((one) => ({ id: `conflict ${one.id}`, effects: effectsOfConflict(one) })),
    ...box.leaders.map((one) => ({ id: `leader ${one.id}`, effects: effectsOfLeader(one) })),
    ...box.spaces.map((one) => ({ id: `space ${one.id}`, effects: effectsOfSpace(one) })),
    ...box.contracts.map((one) => ({ id: `contract ${one.id}`, effects: one.reward })),
    ...box.hagal.map((one) => ({ id: `hagal ${one.id}`, effects: effectsOfHagal(one) })),
    ...box.rivals.map((one) => ({ id: `rival ${one.id}`, effects: effectsOfRival(one) })),
    ...box.skills.map((one) => ({ id: `skill ${one.id}`, effects: effectsOfSkill(one) })),
    ...box.tech.map((one) => ({ id: `tech ${one.id}`, effects: effectsOfTech(one) })),
    ...box.navigation.map((one) => ({ id: `navigation ${one.id}`, effects: effectsOfNavigation(one) })),
    ...box.sideboards.map((one) => ({ id: `sideboard ${one.id}`, effects: effectsOfSideboard(one) })),
  ])
  .map(({ id, effects }) => ({ id, effects: effects.flatMap(withParts) }))
const everyEffect = carriers.flatMap(({ effects }) => effects)

group('components with code of their own', () => {
  /** What exactly one component has. */
  const single = (uses: readonly (readonly [what: string, id: string])[]): string[] => {
    const users = new Map<string, Set<string>>()
    for (const [what, id] of uses) users.set(what, (users.get(what) ?? new Set()).add(id))
    return [...users].flatMap(([what, ids]) => (ids.size === 1 ? [what] : [])).sort()
  }

  it('alone have an effect that is no word of the language', () => {
    const words = [
      // Switches of the turn and parameters.
      'acquire-on-top',
      'commander-discount',
      'deploy-recruits',
      'discount',
      'double-harvest',
      'faction-icons',
      'ignore-enemy-agents',
      'ignore-requirements',
      'may-pass',
      'no-deployment',
      'recruit-on-acquire',
      // Plain deeds.
      'bonus-spice',
      'complete-contract',
      'draw-twisted',
      'for-each',
      'influence-spied',
      'lose-all',
      'lose-influence',
      'one-opponent',
      'recruit-commander',
      'reinforce',
      'remove-commander',
      'repel',
      'return-this',
      'rob',
      'shuffle-discard-into-deck',
      'skill',
      'swordmaster',
      'take-from-discard',
      'trash-from-hand',
    ]
    const uses = carriers.flatMap(({ id, effects }) => effects.map(({ do: what }) => [what, id] as const))
    expect(single(uses)).toEqual([...words, ...CUSTOM_EFFECTS].sort())
  })

  it('alone have a property that is no parameter', () => {
    const cards = boxes.flatMap((box) => box.cards)
    const uses = cards.flatMap((one) =>
      Object.entries(one).flatMap(([property, value]) =>
        value === undefined ? [] : [[property, one.id] as const],
      ),
    )
    expect(single(uses)).toEqual(['ignoresRequirements', ...CUSTOM_PROPERTIES].sort())
  })

  it.each([
    ['imperium', ['kwisatz-haderach', 'the-voice', 'poison-snooper', 'baron-vladimir-harkonnen']],
    [
      'uprising+choam',
      ['long-live-the-fighters', 'feyd-rautha-harkonnen', 'lady-jessica', 'reverend-mother-jessica'],
    ],
    [
      'imperium+bloodlines+tech',
      [
        'kwisatz-haderach',
        'the-voice',
        'litany-against-fear',
        'urgent-shigawire',
        'poison-snooper',
        'controlled',
        'baron-vladimir-harkonnen',
        'chani',
        'duncan-idaho',
        'steersman-yrkoon',
        'kota-odax-of-ix',
      ],
    ],
    [
      'uprising+choam+bloodlines+tech',
      [
        'long-live-the-fighters',
        'litany-against-fear',
        'urgent-shigawire',
        'delivery-logistics',
        'controlled',
        'coercive-negotiation',
        'feyd-rautha-harkonnen',
        'lady-jessica',
        'reverend-mother-jessica',
        'chani',
        'duncan-idaho',
        'steersman-yrkoon',
        'kota-odax-of-ix',
      ],
    ],
  ])('are few in %s', (key, ids) => {
    const { cards, intrigue, conflicts, leaders } = contentOf(key).box
    const customCards = [...cards.filter(isCustomCard), ...intrigue.filter(isCustomIntrigue)]
    const custom = [...customCards, ...leaders.filter(isCustomLeader)]
    expect(custom.map(({ id }) => id)).toEqual(ids)
    const all = cards.length + intrigue.length + conflicts.length
    expect(1 - customCards.length / all).toBeGreaterThan(0.95)
  })
})
