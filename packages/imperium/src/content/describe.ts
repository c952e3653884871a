// What is printed on a whole component, as phrases; each list is a row of sentences.

import { describe, describeAll, describeList } from '../effects/describe.ts'
import {
  amount,
  amounts,
  cardRef,
  describeCondition,
  describeCost,
  factionRef,
  sayPaid,
} from '../effects/describe-terms.ts'
import { isOptional, withParts } from '../effects/language.ts'
import { and, apart, or, orElse, type Phrase, phrase, type Ref } from '../effects/phrase.ts'
import type { Cost, Effect } from '../effects/types.ts'
import { describeAbilities } from './describe-abilities.ts'
import type {
  BattleIcon,
  Card,
  Conflict,
  Contract,
  HagalCard,
  HagalWay,
  IntrigueCard,
  IntriguePlay,
  IntrigueTiming,
  Leader,
  NavigationCard,
  Objective,
  Post,
  PostId,
  Price,
  Rival,
  Sideboard,
  Skill,
  Space,
  SpaceId,
  Tactics,
  Tech,
  TrackId,
  TrainingPlace,
} from './types.ts'

/** The sentences of a component by the place where they stand; empty places are left out. */
export type Parts<Part extends string> = { readonly [P in Part]?: readonly Phrase[] }

function parts<Part extends string>(all: { readonly [P in Part]: readonly Phrase[] }): Parts<Part> {
  const filled: { [P in Part]?: readonly Phrase[] } = {}
  for (const part in all) if (all[part].length > 0) filled[part] = all[part]
  return filled
}

export const describeCard = (card: Card) =>
  parts({
    acquire: describeAll(card.acquire),
    turn:
      card.start === undefined
        ? []
        : [phrase('card.start', { effects: describeList(card.start, 'do', 'colon') })],
    agent: [
      ...(card.sendsAnywhere ? [phrase('sends-anywhere')] : []),
      ...(card.ignoresRequirements ? [phrase('ignores-requirements')] : []),
      ...(card.iconsOfContracts ? [phrase('icons-of-contracts')] : []),
      ...describeAll(card.agent),
    ],
    reveal: describeAll(card.reveal),
    trashed: describeAll(card.trashed ?? []),
    discarded: describeAll(card.discarded ?? []),
  })

/** By when it may be played; several ways at one time are a choice. */
export function describeIntrigue({ plays }: IntrigueCard): Parts<IntrigueTiming> {
  const at = (timing: IntrigueTiming): readonly Phrase[] => {
    const [first, ...more] = plays.filter((play) => play.timing === timing)
    if (first === undefined) return []
    if (more.length === 0) return playAlone(first)
    return [phrase('choose', { n: 1, of: orElse(...[first, ...more].map(describePlay)) })]
  }
  return parts({
    plot: at('plot'),
    'turn-start': at('turn-start'),
    combat: at('combat'),
    won: at('won'),
    endgame: at('endgame'),
  })
}

/** A way to play an Intrigue card, as one of several. */
export function describePlay({ condition, cost, effects }: IntriguePlay): Phrase {
  const deed: Effect = cost === undefined ? { do: 'all', effects } : { do: 'pay', cost, effects }
  return describe(condition === undefined ? deed : { do: 'when', condition, effects: [deed] }, 'to')
}

/** Whoever plays the card pays: its cost is no choice of its own. */
function playAlone({ condition, cost, effects }: IntriguePlay): Phrase[] {
  if (cost === undefined) {
    return describeAll(condition === undefined ? effects : [{ do: 'when', condition, effects }])
  }
  const paid = and(...describeCost(cost))
  if (condition !== undefined) {
    const terms = { condition: describeCondition(condition), cost: paid }
    return [phrase('when-pay', { ...terms, effects: describeList(effects, 'to', 'clause') })]
  }
  return [
    sayPaid(effects, isOptional, { mood: 'do', list: describeList }, (id, bought) =>
      phrase(id, { cost: paid, effects: bought }),
    ),
  ]
}

export const describeConflict = ({ rewards: [first, second, third], battleIcon }: Conflict) =>
  parts({
    first: describeAll(first),
    second: describeAll(second),
    third: describeAll(third),
    icon: battleIcon === undefined ? [] : [iconPhrase(battleIcon)],
  })

const iconPhrase = (id: BattleIcon): Phrase => phrase('battle-icon', { icon: { kind: 'battle-icon', id } })

export const describeObjective = ({ battleIcon, players, firstPlayer }: Objective) =>
  parts({
    icon: [iconPhrase(battleIcon)],
    setup: [
      phrase('objective.players', { counts: or(...players.map((n) => phrase('count', { n }))) }),
      ...(firstPlayer ? [phrase('objective.first-player')] : []),
    ],
  })

const spaceRef = (id: SpaceId): Ref => ({ kind: 'space', id })

/** What of the content a House Hagal card is told with. */
type Board = { readonly space: (id: SpaceId) => Space; readonly post: (id: PostId) => Post }

/** A House Hagal card: where the Agent goes and what the Rival gets there; its swords. */
export const describeHagal = (card: HagalCard, board: Board) =>
  parts({
    agent: [
      ...describeSpy(card, board),
      ...describePurchase(card),
      ...describeWays(card, board),
      ...describeReshuffle(card),
    ],
    combat: card.swords === null ? [] : [phrase('hagal.swords', { n: card.swords })],
    setup: [
      ...(card.only === undefined ? [] : [phrase(`hagal.${card.only}`)]),
      ...(card.withLeader === undefined
        ? []
        : [phrase('hagal.with-leader', { leader: { kind: 'leader', id: card.withLeader } })]),
    ],
  })

const describePurchase = ({ tech }: HagalCard): readonly Phrase[] =>
  tech === undefined
    ? []
    : [phrase('hagal.tech', { what: amount('spice', tech.less) }), phrase('hagal.spy-again')]

function describeSpy({ posts }: HagalCard, { post }: Board): readonly Phrase[] {
  if (posts === undefined) return []
  const watched = posts.map((id) => phrase('post.spaces', { spaces: and(...post(id).spaces.map(spaceRef)) }))
  return [phrase('hagal.spy', { posts: apart(...watched) }), phrase('hagal.spy-again')]
}

const describeReshuffle = ({ swords }: HagalCard): readonly Phrase[] =>
  swords === null ? [phrase('hagal.reshuffle')] : []

function describeWays({ ways }: HagalCard, board: Board): readonly Phrase[] {
  const spaces = ways.flatMap((way) => way.spaces).map(board.space)
  const comesWithWorms = spaces.some(({ effects }) => effects.flatMap(withParts).some(isWorm))
  const mayFail = ways.some(({ needs }) => needs !== undefined) || spaces.some(({ maker }) => maker)
  return [
    ...ways.map((way, index) => describeWay(way, index > 0, board)),
    ...(comesWithWorms ? [phrase('hagal.worms')] : []),
    ...(mayFail ? [phrase('hagal.again')] : []),
  ]
}

const isWorm = (effect: Effect): boolean => effect.do === 'sandworm'

/** A way after another is for what the condition of that one leaves. */
function describeWay(way: HagalWay, isOther: boolean, board: Board): Phrase {
  const { when } = way
  const goes = goesAndGains(way, board)
  if (when !== undefined) return phrase('hagal.if', { condition: describeCondition(when, 'they'), goes })
  return isOther ? phrase('hagal.otherwise', { goes }) : goes
}

function goesAndGains(way: HagalWay, board: Board): Phrase {
  const goes = sendsTo(way, board)
  if (way.effects.length === 0) return goes
  const harvests = goes.id === 'hagal.harvests' || goes.id === 'hagal.richest'
  return phrase(harvests ? 'hagal.also' : 'hagal.gains', {
    goes,
    effects: describeList(way.effects, 'they', 'colon'),
  })
}

function sendsTo({ spaces, needs }: HagalWay, { space }: Board): Phrase {
  const where = or(...spaces.map(spaceRef))
  if (needs !== undefined)
    return phrase('hagal.needs', { where, condition: describeCondition(needs, 'they') })
  if (spaces.length > 1) return phrase('hagal.richest', { where })
  return phrase(spaces.some((id) => space(id).maker) ? 'hagal.harvests' : 'hagal.sends', { where })
}

/** What is printed for a Rival. */
export const describeRival = ({ only, signet, card }: Rival) =>
  parts({
    ring: describeAll(signet, 'they'),
    scheme: describeAll(card?.scheme ?? [], 'they'),
    swordmaster: card === undefined ? [] : [phrase('rival.swordmaster', { n: card.swordmaster })],
    priorities:
      card === undefined
        ? []
        : [phrase('rival.priorities', { factions: and(...card.priorities.map(factionRef)) })],
    setup: [
      ...(only === undefined ? [] : [phrase(`hagal.${only}`)]),
      ...(card?.streamlined ? [phrase('rival.streamlined')] : []),
      ...Object.entries(card?.influence ?? {}).map(([faction, n]) =>
        phrase('rival.influence', { n, faction: { kind: 'faction', id: faction } }),
      ),
    ],
  })

export const describePost = ({ spaces }: Post) =>
  parts({ connected: [phrase('post.spaces', { spaces: and(...spaces.map(spaceRef)) })] })

export const describeContract = ({ completedBy, reward, trashesIntrigue }: Contract) =>
  parts({
    completed: [
      describeCompletion(completedBy),
      ...(trashesIntrigue === undefined
        ? []
        : [
            phrase('contract.trashes-intrigue', {
              cost: and(...describeCost({ trashIntrigue: trashesIntrigue })),
            }),
          ]),
    ],
    reward: describeAll(reward),
  })

function describeCompletion(by: Contract['completedBy']): Phrase {
  if (by === 'taking') return phrase('contract.at-once')
  if (by === 'alliance') return phrase('contract.alliance')
  if ('space' in by) return phrase('contract.visit', { space: spaceRef(by.space) })
  if ('harvest' in by) return phrase('contract.harvest', { n: by.harvest })
  return phrase('contract.acquire', { card: cardRef(by.acquiring) })
}

/** With the Faction of the track itself, whose icon others share. */
const influenceOn = (track: TrackId): Phrase =>
  phrase('gain', { what: phrase('influence.one', { n: 1, faction: { kind: 'faction', id: track } }) })

export function describeSpace(space: Space) {
  const { prices, requires, effects, faction, controlBonus, combat, maker, once, onReveal } = space
  const { cheaperAfterSwordmaster, onlyFor, track } = space
  const [price] = prices
  const visit: readonly Effect[] = faction === undefined ? [] : [{ do: 'influence', with: faction, n: 1 }]
  return parts({
    requires:
      requires === undefined
        ? []
        : [phrase('space.requires', { n: requires.n, faction: factionRef(requires.with) })],
    cost: [
      ...(prices.length === 1 && price !== undefined ? priceOf(price.cost) : []),
      ...(cheaperAfterSwordmaster === undefined
        ? []
        : [phrase('space.cheaper', { what: amount('solari', cheaperAfterSwordmaster) })]),
    ],
    effects: [
      ...(prices.length > 1 ? exchanges(prices) : describeAll(price?.effects ?? [])),
      ...describeAll(effects),
    ],
    influence: track === undefined ? describeAll(visit) : [influenceOn(track)],
    reveal: onReveal === undefined ? [] : [phrase('space.on-reveal', { effects: describeList(onReveal) })],
    control:
      controlBonus === undefined ? [] : [phrase('space.control', { effect: describe(controlBonus, 'they') })],
    marks: [
      ...(combat ? [phrase('space.combat')] : []),
      ...(maker ? [phrase('space.maker')] : []),
      ...(once ? [phrase('space.once')] : []),
      ...(onlyFor === undefined
        ? []
        : [phrase('space.only-for', { leader: { kind: 'leader', id: onlyFor } })]),
    ],
  })
}

/** The place where it stands says that it is paid. */
function priceOf(cost: Cost): Phrase[] {
  const [deed, ...more] = describeCost(cost)
  const paid = amounts(cost)
  if (deed === undefined) return []
  return more.length === 0 && paid.length > 0 ? [phrase('price', { what: and(...paid) })] : [deed, ...more]
}

/** What can be paid on arrival and for what; if nothing need be paid and nothing is lost by it, the rest is offered. */
function exchanges(prices: readonly Price[]): Phrase[] {
  const offers = prices.filter(({ cost, effects }) => !isFree(cost) || effects.length > 0)
  if (offers.length < prices.length)
    return describeAll(offers.map((offer): Effect => ({ do: 'pay', ...offer })))
  return [phrase('choose', { n: 1, of: orElse(...offers.map(describePrice)) })]
}

const isFree = (cost: Price['cost']): boolean => Object.keys(cost).length === 0

/** A price of several, as one of them. */
export const describePrice = ({ cost, effects }: Price): Phrase =>
  describe(isFree(cost) ? { do: 'all', effects } : { do: 'pay', cost, effects }, 'to')

export const describeLeader = ({ abilities, signet, training = {}, tactics }: Leader) =>
  parts({
    ability: [...describeAbilities(abilities), ...(tactics === undefined ? [] : describeTactics(tactics))],
    signet: describeAll(signet),
    training: Object.entries(training).map(describeTraining),
  })

/** Where the Tactics token starts, and what it brings on its way. */
const describeTactics = ({ start, end, rewards }: Tactics): readonly Phrase[] => [
  phrase('tactics.token', { n: start }),
  ...rewards.map(({ at, effects }) =>
    phrase(at === end ? 'tactics.end' : 'tactics.place', {
      n: at,
      effects: describeList(effects, 'do', 'colon'),
    }),
  ),
]

/** A place on the training track: what it gives and where it leads. */
function describeTraining([id, { effects, next }]: [string, TrainingPlace]): Phrase {
  const place: Ref = { kind: 'training', id }
  const leadsTo = or(...next.map((other): Ref => ({ kind: 'training', id: other })))
  if (effects.length === 0) return phrase('training.start', { next: leadsTo })
  const args = { place, effects: describeList(effects, 'do', 'colon') }
  return next.length === 0
    ? phrase('training.end', args)
    : phrase('training.place', { ...args, next: leadsTo })
}

export const describeSkill = ({ strength, abilities }: Skill) =>
  parts({
    works: [...(strength.length === 0 ? [] : describeStrength(strength)), ...describeAbilities(abilities)],
  })

/** BLD-SKL-01: it counts while a Commander is in the Conflict. */
const describeStrength = (strength: Skill['strength']): readonly Phrase[] =>
  describeAll([
    {
      do: 'when',
      condition: { is: 'commander' },
      effects: strength.map(({ swords: n, when }): Effect => {
        const gained: Effect = { do: 'gain', what: 'swords', n }
        return when === undefined ? gained : { do: 'when', condition: when, effects: [gained] }
      }),
    },
  ])

export const describeTech = ({ cost, requires, acquire, abilities, hagal }: Tech) =>
  parts({
    cost: [phrase('tech.cost', { n: cost })],
    requires: requires === undefined ? [] : describeCost(requires),
    acquire: describeAll(acquire),
    works: describeAbilities(abilities),
    rivals: hagal === undefined ? [] : describeMark(hagal),
  })

/** What the mark of House Hagal on a tile means. */
const describeMark = ({ acquire, only }: NonNullable<Tech['hagal']>): readonly Phrase[] => [
  phrase('tech.hagal'),
  ...(acquire === undefined
    ? []
    : acquire.length === 0
      ? [phrase('tech.hagal-nothing')]
      : [phrase('tech.hagal-acquire', { effects: describeList(acquire, 'they', 'colon') })]),
  ...(only === undefined ? [] : [phrase('tech.hagal-only')]),
]

export const describeNavigation = ({ effects, lasting }: NavigationCard) =>
  parts({
    effects: describeAll(effects),
    works:
      lasting === undefined
        ? []
        : [phrase('navigation.lasting', { n: lasting.slot }), ...describeAbilities(lasting.abilities)],
  })

export const describeSideboard = ({ abilities }: Sideboard) => parts({ works: describeAbilities(abilities) })
