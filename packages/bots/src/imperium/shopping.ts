// Acquiring cards: what a card adds to the deck, and what the rest of the Persuasion could still buy.

import { cardOf, content, mayHave, player, priceOf, turnOf } from '@sietch/imperium/table'
import { type Option, targetId } from '@sietch/kernel'
import { lateness } from './prospect.ts'
import type { Situation } from './situation.ts'
import { cardsOf, meanCard } from './terms.ts'
import { worthOfAll } from './worth.ts'

export function acquireScore(situation: Situation, option: Option): number {
  const { s, seat } = situation
  const id = String(targetId(option))
  const mean = meanCard(player(s, seat), situation.appraisal)
  const now = additionWorth(situation, id, mean) + (option.targets.length > 1 ? 0.05 : 0)
  const turn = turnOf(s)
  if (situation.kind !== 'turn-reveal' || turn === undefined) return now
  const shelf = option.targets[0]?.at === 'aside' ? 'aside' : 'row'
  const rest = player(s, seat).persuasion - (priceOf(cardOf(s, id), shelf, turn) ?? 0)
  let second = 0
  for (const other of onOffer(situation)) {
    const price = priceOf(cardOf(s, other), 'row', turn)
    if (price === undefined || price > rest || (other === id && s.reserve[id] === undefined)) continue
    second = Math.max(second, additionWorth(situation, other, mean))
  }
  // The card must be worth having on its own; the second one only breaks ties.
  return now <= 0 ? now : now + 0.9 * second
}

function onOffer({ s, seat }: Situation): readonly string[] {
  const offered = [...s.row, ...Object.keys(s.reserve)]
  // SIX-THR-01
  return s.throne === undefined || !mayHave(s, seat, 'throne-row') ? offered : [...offered, ...s.throne.row]
}

/** A card only for one's own team: the best in the Row. */
export const throneScore = (situation: Situation, option: Option): number =>
  additionWorth(
    situation,
    String(targetId(option)),
    meanCard(player(situation.s, situation.seat), situation.appraisal),
  )

/** What another copy of the card changes over all the rounds to come. */
function additionWorth({ s, seat, appraisal, prospect }: Situation, id: string, mean: number): number {
  const { weights, left } = prospect
  const card = content(s).card(id)
  const at = worthOfAll(card.acquire, prospect, { kind: 'card', id })
  const size = cardsOf(player(s, seat))
  const better = ((appraisal.card.get(id) ?? 0) - mean) / (size + 1)
  return at + (weights.deck * better - weights.thickness) * lateness(left - 0.5, weights)
}
