// What is printed on a whole component, as phrases; each list is a row of sentences.

import {
  amount,
  amounts,
  describe,
  describeAll,
  describeCondition,
  describeCost,
  describeList,
} from '../effects/describe.ts'
import { and, orElse, type Phrase, phrase, type Ref } from '../effects/phrase.ts'
import type { Effect } from '../effects/types.ts'
import type {
  AgentIcon,
  Card,
  Conflict,
  IntrigueCard,
  IntriguePlay,
  IntrigueTiming,
  Leader,
  LeaderAbility,
  Price,
  Space,
} from './types.ts'

/** The sentences of a component by the place where they stand; empty places are left out. */
export type Parts<Part extends string> = { readonly [P in Part]?: readonly Phrase[] }

function parts<Part extends string>(all: { readonly [P in Part]: readonly Phrase[] }): Parts<Part> {
  const filled: { [P in Part]?: readonly Phrase[] } = {}
  for (const part in all) if (all[part].length > 0) filled[part] = all[part]
  return filled
}

export const describeCard = ({ agent, reveal, acquire, trashed = [], sendsAnywhere }: Card) =>
  parts({
    acquire: describeAll(acquire),
    agent: [...(sendsAnywhere ? [phrase('sends-anywhere')] : []), ...describeAll(agent)],
    reveal: describeAll(reveal),
    trashed: describeAll(trashed),
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
  const paid = { cost: and(...describeCost(cost)), effects: describeList(effects) }
  return condition === undefined
    ? [phrase('pay', paid)]
    : [phrase('when-pay', { condition: describeCondition(condition), ...paid })]
}

export const describeConflict = ({ rewards: [first, second, third] }: Conflict) =>
  parts({ first: describeAll(first), second: describeAll(second), third: describeAll(third) })

export function describeSpace(space: Space) {
  const { prices, requires, effects, faction, controlBonus, combat, maker, once, onReveal } = space
  const [price] = prices
  const visit: readonly Effect[] = faction === undefined ? [] : [{ do: 'influence', with: faction, n: 1 }]
  return parts({
    requires:
      requires === undefined
        ? []
        : [phrase('space.requires', { n: requires.n, faction: { kind: 'faction', id: requires.with } })],
    cost: prices.length === 1 && price !== undefined ? describeCost(price.cost) : [],
    effects: [
      ...(prices.length > 1 ? [exchanges(prices)] : describeAll(price?.effects ?? [])),
      ...describeAll(effects),
    ],
    influence: describeAll(visit),
    reveal: onReveal === undefined ? [] : [phrase('space.on-reveal', { effects: describeList(onReveal) })],
    control:
      controlBonus === undefined ? [] : [phrase('space.control', { effect: describe(controlBonus, 'they') })],
    marks: [
      ...(combat ? [phrase('space.combat')] : []),
      ...(maker ? [phrase('space.maker')] : []),
      ...(once ? [phrase('space.once')] : []),
    ],
  })
}

const exchanges = (prices: readonly Price[]): Phrase =>
  phrase('choose', {
    n: 1,
    of: orElse(...prices.map(({ cost, effects }) => describe({ do: 'pay', cost, effects }, 'to'))),
  })

export const describeLeader = ({ ability, signet }: Leader) =>
  parts({ ability: describeAbility(ability), signet: describeAll(signet) })

const iconRef = (icon: AgentIcon): Ref => ({ kind: 'icon', id: icon })

function describeAbility(ability: LeaderAbility): Phrase[] {
  const {
    seesOwnDeckTop,
    startsWith,
    spaceDiscount,
    onSolariSpaceCost,
    ignoresEnemyAgentsAt,
    onHarvest,
    onCouncilSeat,
    masterstroke,
    ...rest
  } = ability
  // A new ability does not compile before it is described.
  rest satisfies { readonly [ability: string]: never }
  const said: Phrase[] = []
  if (seesOwnDeckTop) said.push(phrase('leader.sees-deck-top'))
  if (startsWith) {
    said.push(phrase('leader.starts-with', { what: and(...amounts(startsWith)) }))
  }
  if (spaceDiscount) {
    const { icon, solari } = spaceDiscount
    said.push(phrase('leader.space-discount', { icon: iconRef(icon), what: amount('solari', solari) }))
  }
  if (onSolariSpaceCost) {
    said.push(phrase('leader.on-solari-cost', { effects: describeList(onSolariSpaceCost) }))
  }
  if (ignoresEnemyAgentsAt) {
    said.push(phrase('leader.ignores-agents', { icons: and(...ignoresEnemyAgentsAt.map(iconRef)) }))
  }
  if (onHarvest) {
    const { less, effects } = onHarvest
    said.push(phrase('leader.on-harvest', { what: amount('spice', less), effects: describeList(effects) }))
  }
  if (onCouncilSeat) said.push(phrase('leader.on-council-seat', { effects: describeList(onCouncilSeat) }))
  if (masterstroke) said.push(phrase('leader.masterstroke', { n: masterstroke.troops }))
  return said
}
