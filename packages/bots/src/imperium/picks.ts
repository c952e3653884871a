// Choices among things that have a value of their own, at a glance: skills, tiles, Navigation cards, troops to lose,
// opponents.

import { commandersOf, content, player, strength, techPrice, victoryPoints } from '@sietch/imperium/table'
import { type Option, targetId, targetNumber } from '@sietch/kernel'
import { overRounds } from './appraisal.ts'
import { skillSwords } from './commanders.ts'
import { sideReward } from './conflict.ts'
import type { Prospect } from './prospect.ts'
import type { Situation } from './situation.ts'
import { meanCard } from './terms.ts'
import { costOf, worthOfAll } from './worth.ts'

/** A skill that the seat is about to take: what it is worth right now, plus its lasting value. */
export function skillScore({ s, seat, prospect }: Situation, id: string): number {
  const { strength: parts } = content(s).skill(id)
  const now = parts.length === 0 ? 0 : skillSwords(s, seat, { ...player(s, seat), skills: [id] })
  return prospect.lastingWorth('skill', id) + 0.3 * now * prospect.price.swords
}

/** A tile for its price; at the table, its immediate effect is known better than from the printed tile. */
export function tileScore({ s, seat, prospect }: Situation, id: string): number {
  const { acquire, requires = {} } = content(s).tech(id)
  const source = { kind: 'tech', id } as const
  const top = s.stack[s.stack.length - 1]
  const less = top?.kind === 'acquire-tech' ? top.less : 0
  const price = techPrice(s, seat, id, less) * prospect.price.spice + costOf(requires, prospect, source)
  return worthOfAll(acquire, prospect, source) + prospect.lastingWorth('tech', id) - price
}

/** How likely it is that the card in a slot is ever played. */
const PLAYED = [0.95, 0.85, 0.65, 0.4]

/** A Navigation card for the next slot; one with a lasting effect in another slot should wait for it. */
export function layScore({ s, seat, appraisal, prospect }: Situation, id: string): number {
  const { effects, lasting } = content(s).navigation(id)
  const slot = (player(s, seat).navigation?.cards.length ?? 0) + 1
  const { table: _, ...printed } = prospect
  const laying: Prospect = { ...printed, laying: slot }
  const chance = PLAYED[slot - 1] ?? 0.4
  const lasts = overRounds(appraisal.courses.get(id), prospect.left / 3, prospect.weights)
  const waits = lasting === undefined || lasting.slot < slot ? 0 : lasting.slot === slot ? lasts : -lasts
  return chance * (worthOfAll(effects, laying, { kind: 'navigation', id }) + waits)
}

/** `lose garrison`, `lose conflict > sardaukar-commander`. */
export function loseScore({ s, seat, prospect }: Situation, option: Option): number {
  const { weights, late, price } = prospect
  const isCommander = option.targets.length > 1
  const piece = isCommander ? 2 * price.solari + weights.troop * late * 0.2 : weights.troop * late
  if (targetId(option) === 'garrison') return -piece
  const p = player(s, seat)
  const skills = isCommander && commandersOf(p).conflict === 1 ? skillSwords(s, seat, p) : 0
  return -piece - price.swords * (content(s).troop.strength + skills)
}

/** `repel 2`, `repel 2 > sardaukar-commander`: what the Conflict is worth with that opponent this much weaker. */
export function repelScore({ s, fighter, contest, appraisal }: Situation, option: Option): number {
  const other = targetNumber(option)
  if (contest === undefined) return strength(s, other)
  const p = player(s, other)
  const skills = option.targets.length > 1 && commandersOf(p).conflict === 1 ? skillSwords(s, other, p) : 0
  const weaker = content(s).troop.strength + skills
  const reaches = contest.reaches.map((reach, index) =>
    index === other ? { ...reach, most: reach.most - weaker } : reach,
  )
  return sideReward(s, { ...contest, reaches }, fighter, appraisal)
}

/** The card that is missed least, to the opponent who is furthest behind. */
export const giveScore = ({ s, appraisal }: Situation, option: Option): number =>
  -(appraisal.intrigue.get(String(targetId(option))) ?? 0) - 0.02 * victoryPoints(s, targetNumber(option, 1))

/** The top card: drawn for Solari, discarded if others are better, or left for the next round. */
export function topCardScore({ s, seat, appraisal, prospect }: Situation, option: Option): number {
  const top = s.stack[s.stack.length - 1]
  const worth = appraisal.card.get(String(targetId(option))) ?? prospect.weights.draw
  if (option.verb === 'draw')
    return worth * prospect.late - prospect.price.solari * (top?.kind === 'look-and-decide' ? top.solari : 0)
  return option.verb === 'discard' ? 0.5 * (meanCard(player(s, seat), appraisal) - worth) : 0
}

/** A won Conflict card to flip: one that could no longer score a point is missed least. */
export function flipScore({ s, seat }: Situation, option: Option): number {
  const id = String(targetId(option))
  const icon = player(s, seat).trophies.find((trophy) => trophy.id === id)?.icon
  return icon == null ? 0 : icon === 'wild' ? -0.2 : -0.1
}

/** A card put into play instead of the rest of the turn; its Reveal box is lost. */
export function startScore({ s, appraisal, prospect }: Situation, id: string): number {
  const effects = content(s).card(id).start ?? []
  return worthOfAll(effects, prospect, { kind: 'card', id }) - (appraisal.reveal.get(id) ?? 0)
}
