// A Rival's Agent turn (SOL-HAG-01 to SOL-HAG-05, SOL-RIV-03, SOL-RIV-04): House Hagal cards are revealed until one names
// a space that is open; the Rival pays nothing there and gets only what the card shows, harvests and deploys.

import { popFrame, pushFrame, type Seat, type Tell } from '@sietch/kernel'
import { printedAt } from '../content/printed.ts'
import type { HagalCard, HagalWay, Space, SpaceId } from '../content/types.ts'
import { type HagalSkip, tellOpen, tellRevealed } from '../events.ts'
import { holds, strength } from '../pieces/conditions.ts'
import { gain } from '../pieces/gains.ts'
import { placeFromLeader } from '../pieces/mentat.ts'
import { canPlaceWorm, placeWorms } from '../pieces/sandworms.ts'
import { influenceWith } from '../pieces/tracks.ts'
import { deploy } from '../pieces/troops.ts'
import { troopsIn } from '../pieces/units.ts'
import {
  content,
  currentConflict,
  type ImperiumState,
  isOccupied,
  type Kind,
  player,
  type RivalTurnFrame,
  removeOne,
  unitsOf,
} from '../state.ts'
import { commandersAmong, takeCommander } from './commanders.ts'
import { houseHagal, renewHagal, revealHagal } from './deck.ts'
import { collects, giveRival } from './give.ts'
import { printedSpice, richest, wormsAt } from './harvest.ts'
import { placeSpy, postFor } from './spies.ts'
import { acquireForRival, afterLastTurn, useDrones, usesDropships } from './tech.ts'

export const newRivalTurn = (seat: Seat): RivalTurnFrame => ({
  kind: 'rival-turn',
  seat,
  stage: 'reveal',
  inVain: 0,
  space: null,
  recruited: 0,
})

export const rivalTurn: Kind<'rival-turn'> = {
  step(s, frame, tell) {
    switch (frame.stage) {
      case 'reveal':
        useDrones(s, frame.seat, tell)
        revealNext(s, frame, tell)
        return true
      case 'harvest':
        frame.stage = 'deploy'
        harvest(s, frame, tell)
        return true
      case 'deploy':
        frame.stage = 'over'
        takeCommander(s, frame, tell)
        deployTroops(s, frame, tell)
        afterLastTurn(s, frame.seat)
        return true
      case 'over':
        popFrame(s, frame)
        renewHagal(s, tell)
        tellOpen(tell, 'turn-ended', { seat: frame.seat })
        return true
    }
  },
}

function revealNext(s: ImperiumState, frame: RivalTurnFrame, tell: Tell): void {
  const { seat } = frame
  renewHagal(s, tell)
  const card = revealHagal(s, tell)
  if (card.posts !== undefined) {
    const post = postFor(s, seat, card.posts) ?? null
    tellRevealed(tell, 'hagal-spy', { seat, card: card.id, post })
    if (post !== null) placeSpy(s, seat, post, tell)
    return
  }
  if (card.tech !== undefined) {
    tellRevealed(tell, 'hagal-tech', { seat, card: card.id })
    return acquireForRival(s, seat, card.tech.less, tell)
  }
  const index = card.ways.findIndex(
    ({ when }) => when === undefined || holds(s, seat, when, { kind: 'hagal', id: card.id }),
  )
  const way = card.ways[index]
  if (way === undefined) throw new Error(`the House Hagal card ${card.id} leads nowhere`)
  const space = spaceOf(s, way)
  const why = obstacle(s, seat, way, space)
  if (space !== undefined && why === undefined) return send(s, frame, card, index, space, tell)
  tellRevealed(tell, 'hagal-skipped', {
    seat,
    card: card.id,
    why: why ?? 'no-bonus-spice',
    ...(space && { space: space.id }),
  })
  frame.inVain++
  // Never seen, but a game must not hang on it: all that can be named is closed for the whole round.
  const { deck, discard } = houseHagal(s)
  if (frame.inVain > 2 * (deck.length + discard.length)) giveUp(s, frame, tell)
}

function giveUp(s: ImperiumState, frame: RivalTurnFrame, tell: Tell): void {
  frame.stage = 'over'
  player(s, frame.seat).hasRevealed = true
  tellOpen(tell, 'rival-stuck', { seat: frame.seat })
}

/** SOL-HAG-02, SOL-RIV-04: of Maker spaces the richest; with no bonus spice, none. */
function spaceOf(s: ImperiumState, { spaces }: HagalWay): Space | undefined {
  const [first] = spaces.map((id) => content(s).space(id))
  if (!first?.maker) return first
  const id = richest(s, spaces)
  return id === undefined ? undefined : content(s).space(id)
}

/** Why the Agent cannot go there. */
function obstacle(
  s: ImperiumState,
  seat: Seat,
  { needs }: HagalWay,
  space: Space | undefined,
): HagalSkip | undefined {
  if (needs !== undefined && influenceWith(s, seat, needs.with) < needs.n) return 'needs-influence'
  if (space === undefined) return 'no-bonus-spice'
  if (isPointless(s, seat, space)) return 'politics'
  if (isOccupied(s, space.id)) return 'occupied'
  const isForbidden = s.bans.some(({ space: banned, bound }) => banned === space.id && bound.includes(seat))
  return isForbidden ? 'forbidden' : undefined
}

/** SOL-RIV-11, Smart Politics: it holds the Alliance and leads, or it is too far behind to get it. */
function isPointless(s: ImperiumState, seat: Seat, { id, faction }: Space): boolean {
  const { politics } = content(s).box.against
  if (faction === undefined || !politics.includes(id)) return false
  if (!houseHagal(s).rules.includes('smart-politics')) return false
  const own = influenceWith(s, seat, faction)
  const others = s.players.flatMap((_, other) => (other === seat ? [] : influenceWith(s, other, faction)))
  const lead = own - Math.max(...others)
  return (
    (holds(s, seat, { is: 'alliance', with: faction }, { kind: 'space', id }) && lead >= 1) ||
    (own >= 2 && lead <= -2)
  )
}

function send(
  s: ImperiumState,
  frame: RivalTurnFrame,
  { id, ways }: HagalCard,
  index: number,
  space: Space,
  tell: Tell,
): void {
  const { seat } = frame
  frame.stage = 'harvest'
  frame.space = space.id
  tellRevealed(tell, 'rival-sent', { seat, card: id, space: space.id })
  placeFromLeader(s, seat, space.id)
  for (const ban of s.bans) removeOne(ban.bound, seat)
  giveRival(s, seat, printedAt({ kind: 'hagal', id }, `way.${index}`, ways[index]?.effects ?? []))
  pushFrame(s, { kind: 'arrival', seat, space: space.id })
}

/** Bonus spice, and the printed spice unless sandworms come; what a Rival does not collect goes to the bank. */
function harvest(s: ImperiumState, { seat, space: id }: RivalTurnFrame, tell: Tell): void {
  const space = content(s).space(id ?? '')
  if (!space.maker) return
  const bonus = s.bonusSpice[space.id] ?? 0
  s.bonusSpice[space.id] = 0
  const worms = player(s, seat).hooks && canPlaceWorm(s, seat) ? wormsAt(space) : 0
  if (worms > 0) placeWorms(s, seat, worms, tell)
  if (!collects(s, seat)) return tellOpen(tell, 'bonus-spice', { space: space.id, now: 0 })
  pushFrame(s, { kind: 'rival-counts', seat })
  const harvested = bonus + (worms > 0 ? 0 : printedSpice(space))
  gain(s, seat, 'spice', harvested, { kind: 'space', id: space.id }, tell)
}

/** SOL-HAG-04: the recruits of this turn and two more, on a combat space. */
function deployTroops(s: ImperiumState, frame: RivalTurnFrame, tell: Tell): void {
  const { seat, space, recruited, barred = 0 } = frame
  if (space === null || !(isCombat(s, space) || usesDropships(s, seat, tell)) || holdsBack(s, seat)) return
  const { fromGarrison } = content(s).box
  const units = Math.min(troopsIn(player(s, seat), 'garrison') - barred, recruited + fromGarrison)
  const commanders = commandersAmong(s, seat, units)
  deploy(s, seat, units - commanders, 'garrison', tell, commanders)
}

const isCombat = (s: ImperiumState, space: SpaceId | null): boolean =>
  space !== null && content(s).space(space).combat === true

/** SOL-HAG-13, SOL-RIV-11, Expert Deployment: far enough ahead in a Conflict I or II. */
function holdsBack(s: ImperiumState, seat: Seat): boolean {
  const conflict = currentConflict(s)
  if (!houseHagal(s).rules.includes('expert-deployment') || conflict === undefined) return false
  if (content(s).conflict(conflict).level === 3) return false
  const { n, of } = content(s).box.against.expertLead
  const measured = of === 'strength' ? strength : unitsOf
  const others = s.players.flatMap((_, other) => (other === seat ? [] : measured(s, other)))
  return measured(s, seat) - Math.max(...others) >= n
}
