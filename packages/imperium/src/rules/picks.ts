// The small choices that effects ask for: a Faction, a card, a number of troops, a space.

import { countdown, type Option, option, popFrame, seatTarget, targetId, targetNumber } from '@sietch/kernel'
import type { TrackId } from '../content/types.ts'
import { payCost } from '../effects/costs.ts'
import { tellOpen, tellOwn } from '../events.ts'
import { acquireCard, freeOffers, refillRow, shelfOf } from '../pieces/acquire.ts'
import {
  cardsInZone,
  discardCard,
  discardedOf,
  distinct,
  drawCards,
  othersOf,
  pushAll,
  trashCard,
  type Zone,
} from '../pieces/cards.ts'
import { gainInfluence, loseInfluence, moveAlliance } from '../pieces/influence.ts'
import { recallable, recallFrom } from '../pieces/mentat.ts'
import { answering, opponentsOf } from '../pieces/order.ts'
import { influenceOn, tracksOf } from '../pieces/tracks.ts'
import { deploy as deployTroops, retreat as retreatTroops } from '../pieces/troops.ts'
import { boardOf, cardOf, isRival, type Kind, ownTurn, player, removeOne } from '../state.ts'

const trackOption = (verb: string, track: TrackId): Option => option(verb, { kind: 'faction', id: track })
const trackOf = (chosen: Option): TrackId => String(targetId(chosen))

/** IMP-INF-07: all points of one gain go to one Faction. */
export const influence: Kind<'influence'> = {
  step: () => false,
  decisions: (s, { seat }) => [
    { seat: answering(s, seat), kind: isRival(s, seat) ? 'rival-influence' : 'influence' },
  ],
  options: (_, { factions }) => factions.map((track) => trackOption('influence', track)),
  chosen(s, frame, _, chosen, tell) {
    const { seat } = frame
    popFrame(s, frame)
    gainInfluence(s, seat, trackOf(chosen), frame.n, tell)
  },
}

export const loseInfluenceFrame: Kind<'lose-influence'> = {
  step: () => false,
  decisions: (_, { seat }) => [{ seat, kind: 'lose-influence' }],
  options: (s, { seat }) =>
    tracksOf(s, seat)
      .all.filter((track) => influenceOn(player(s, seat), track) > 0)
      .map((track) => trackOption('lose-influence', track)),
  chosen(s, frame, _, chosen, tell) {
    const { seat } = frame
    popFrame(s, frame)
    loseInfluence(s, seat, trackOf(chosen), tell)
  },
}

export const alliance: Kind<'alliance'> = {
  step: () => false,
  decisions: (s, { seat }) => [{ seat: answering(s, seat), kind: 'alliance' }],
  options: (_, { takers }) => takers.map((taker) => option('alliance', seatTarget(taker))),
  chosen(s, frame, _, chosen, tell) {
    popFrame(s, frame)
    moveAlliance(s, frame.faction, targetNumber(chosen), tell)
  },
}

const ZONES: readonly Zone[] = ['hand', 'discard', 'play']

/** IMP-DCK-05: from hand, discard pile or in play. */
export const trash: Kind<'trash'> = {
  step: () => false,
  decisions: (_, { seat }) => [{ seat, kind: 'trash', ask: true }],
  options(s, { seat, optional }) {
    const options = ZONES.flatMap((zone) =>
      distinct(cardsInZone(player(s, seat), zone)).map((id) =>
        option('trash', { kind: 'card', id, at: zone }),
      ),
    )
    return optional ? [...options, option('decline')] : options
  },
  chosen(s, frame, _, chosen, tell) {
    const { seat } = frame
    popFrame(s, frame)
    if (chosen.verb === 'decline') return
    trashCard(s, seat, String(targetId(chosen)), chosen.targets[0]?.at as Zone, tell, frame.source)
  },
}

export const discard: Kind<'discard'> = {
  step(s, frame) {
    if (frame.left > 0 && player(s, frame.seat).hand.length > 0) return false
    popFrame(s, frame)
    return true
  },
  // Asked even when all cards are alike: not being asked would tell the others so.
  decisions: (s, { seat }) => [
    { seat, kind: 'discard', ...(player(s, seat).hand.length > 1 ? { ask: true } : {}) },
  ],
  options: (s, { seat }) =>
    distinct(player(s, seat).hand).map((id) => option('discard', { kind: 'card', id })),
  chosen(s, frame, _, chosen, tell) {
    const { seat } = frame
    frame.left--
    discardCard(s, seat, String(targetId(chosen)), tell)
  },
}

export const takeFromDiscard: Kind<'take-from-discard'> = {
  step: () => false,
  decisions: (_, { seat }) => [{ seat, kind: 'take-from-discard' }],
  options: (s, { seat, faction }) =>
    discardedOf(s, seat, faction).map((id) => option('take', { kind: 'card', id, at: 'discard' })),
  chosen(s, frame, _, chosen, tell) {
    const { seat } = frame
    const card = String(targetId(chosen))
    popFrame(s, frame)
    removeOne(player(s, seat).discard, card)
    player(s, seat).hand.push(card)
    player(s, seat).knownHand.push(card)
    tellOpen(tell, 'took-from-discard', { seat, card })
  },
}

/** IMP-DEP-12: effects that deploy on their own. */
export const deploy: Kind<'deploy'> = {
  step: () => false,
  decisions: (_, { seat }) => [{ seat, kind: 'deploy' }],
  options: (_, { upTo }) => countdown('deploy', upTo, 0),
  chosen(s, frame, _, chosen, tell) {
    const { seat } = frame
    popFrame(s, frame)
    deployTroops(s, seat, targetNumber(chosen), 'garrison', tell)
  },
}

export const retreat: Kind<'retreat'> = {
  step: () => false,
  decisions: (_, { seat }) => [{ seat, kind: 'retreat' }],
  options: (_, { atLeast, upTo }) => countdown('retreat', upTo, atLeast),
  chosen(s, frame, _, chosen, tell) {
    const { seat } = frame
    popFrame(s, frame)
    retreatTroops(s, seat, targetNumber(chosen), tell)
  },
}

/** IMP-CRD-05: an acquisition without Persuasion. */
export const acquire: Kind<'acquire'> = {
  step: () => false,
  decisions: (_, { seat }) => [{ seat, kind: 'acquire' }],
  options: (s, { seat, effect }) =>
    freeOffers(s, seat, effect, effect.to === 'discard' && ownTurn(s, seat)?.acquireOnTop),
  chosen(s, frame, _, chosen, tell) {
    const { seat } = frame
    popFrame(s, frame)
    const card = String(targetId(chosen))
    const { upTo, to } = frame.effect
    if (upTo === 'solari') payCost(s, seat, frame.source, { solari: cardOf(s, card).cost ?? 0 }, tell)
    const where = chosen.targets.length > 1 ? 'deck' : to
    acquireCard(s, seat, card, shelfOf(s, card, chosen.targets[0]?.at), where, tell)
  },
}

/** IMP-CLR-04: The Voice. */
export const forbidSpace: Kind<'forbid-space'> = {
  step: () => false,
  decisions: (_, { seat }) => [{ seat, kind: 'forbid-space' }],
  options: (s) => boardOf(s).spaces.map(({ id }) => option('forbid', { kind: 'space', id })),
  chosen(s, frame, _, chosen, tell) {
    const { seat } = frame
    popFrame(s, frame)
    const space = String(targetId(chosen))
    s.bans.push({ by: seat, space, bound: opponentsOf(s, seat) })
    tellOpen(tell, 'space-forbidden', { seat, space })
  },
}

/** Manipulate: out of the Row, for the Reveal turn of this round. */
export const setAside: Kind<'set-aside'> = {
  step: () => false,
  decisions: (_, { seat }) => [{ seat, kind: 'set-aside' }],
  options: (s) => distinct(s.row).map((id) => option('set-aside', { kind: 'card', id })),
  chosen(s, frame, _, chosen, tell) {
    const { seat } = frame
    popFrame(s, frame)
    const card = String(targetId(chosen))
    removeOne(s.row, card)
    player(s, seat).setAside.push(card)
    tellOpen(tell, 'set-aside', { seat, card })
    refillRow(s, tell)
  },
}

export const recallAgent: Kind<'recall-agent'> = {
  step: () => false,
  decisions: (_, { seat }) => [{ seat, kind: 'recall-agent' }],
  options: (s, { seat }) => recallable(s, seat).map((id) => option('recall', { kind: 'space', id })),
  chosen(s, frame, _, chosen, tell) {
    const { seat } = frame
    popFrame(s, frame)
    recallFrom(s, seat, String(targetId(chosen)), tell)
  },
}

/** Poison Snooper: the top card is known to the player alone until it is drawn or trashed. */
export const look: Kind<'look'> = {
  step: () => false,
  decisions: (_, { seat }) => [{ seat, kind: 'look' }],
  options(s, { seat }) {
    const top = { kind: 'card', id: player(s, seat).deck.at(-1) ?? '', at: 'deck' }
    return [option('draw', top), option('trash', top)]
  },
  chosen(s, frame, _, chosen, tell) {
    const { seat } = frame
    popFrame(s, frame)
    if (chosen.verb === 'draw') return drawCards(s, seat, 1, tell)
    trashCard(s, seat, String(targetId(chosen)), 'deck', tell, { kind: 'intrigue', id: 'poison-snooper' })
  },
}

/** Long Live the Fighters: of the top three one is drawn, one discarded, one trashed. */
export const sort: Kind<'sort'> = {
  step: () => false,
  decisions: (_, { seat }) => [{ seat, kind: 'sort', ask: true }],
  options(s, { seat, left }) {
    const verb = left === 3 ? 'draw' : 'discard'
    return distinct(player(s, seat).deck.slice(-left)).map((id) =>
      option(verb, { kind: 'card', id, at: 'deck' }),
    )
  },
  chosen(s, frame, _, chosen, tell) {
    const { seat } = frame
    const p = player(s, seat)
    const card = String(targetId(chosen))
    p.deck.splice(p.deck.lastIndexOf(card), 1)
    p.knownTop = Math.max(0, p.knownTop - 1)
    frame.left--
    if (chosen.verb === 'draw') {
      p.hand.push(card)
      return tellOwn(tell, 'drew', { seat, n: 1 }, [seat], { cards: [card] })
    }
    popFrame(s, frame)
    p.discard.push(card)
    tellOpen(tell, 'discarded', { seat, card, from: 'deck' })
    const last = p.deck.at(-1)
    if (last !== undefined) trashCard(s, seat, last, 'deck', tell, { kind: 'card', id: last })
  },
}

/** UPR-ICO-03: any one of the own Intrigue cards; it stays out of the game. */
export const trashIntrigue: Kind<'trash-intrigue'> = {
  step(s, frame) {
    if (frame.left > 0 && player(s, frame.seat).intrigue.length > 0) return false
    popFrame(s, frame)
    return true
  },
  decisions: (s, { seat }) => [
    { seat, kind: 'trash-intrigue', ...(player(s, seat).intrigue.length > 1 ? { ask: true } : {}) },
  ],
  options: (s, { seat }) =>
    distinct(player(s, seat).intrigue).map((id) => option('trash', { kind: 'intrigue', id })),
  chosen(s, frame, _, chosen, tell) {
    const { seat } = frame
    frame.left--
    const card = String(targetId(chosen))
    removeOne(player(s, seat).intrigue, card)
    s.intrigueTrashed.push(card)
    tellOpen(tell, 'intrigue-trashed', { seat, card })
  },
}

export const trashSome: Kind<'trash-some'> = {
  step: () => false,
  decisions: (_, { seat }) => [{ seat, kind: 'trash', ask: true }],
  options: (s, { seat, zone, faction, source }) =>
    othersOf(s, seat, zone, faction, source).map((id) => option('trash', { kind: 'card', id, at: zone })),
  chosen(s, frame, _, chosen, tell) {
    const { seat } = frame
    popFrame(s, frame)
    const card = String(targetId(chosen))
    if ((cardOf(s, card).cost ?? 0) > 0) pushAll(s, seat, frame.gain)
    trashCard(s, seat, card, frame.zone, tell, { kind: 'card', id: frame.zone === 'hand' ? card : '' })
  },
}
