// The small choices that effects ask for: a Faction, a card, a number of troops, a space.

import {
  type Option,
  option,
  popFrame,
  pushFrame,
  type Seat,
  seatTarget,
  targetId,
  targetNumber,
} from '@sietch/kernel'
import type { Card, Faction, IntrigueId, PostId, SpaceId, TrackId } from '../content/types.ts'
import { payCost } from '../effects/costs.ts'
import { tellOpen, tellOwn, tellSecret } from '../events.ts'
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
import { gain } from '../pieces/gains.ts'
import { gainInfluence, loseInfluence, moveAlliance } from '../pieces/influence.ts'
import { recallable, recallFrom } from '../pieces/mentat.ts'
import { answering, opponentsOf } from '../pieces/order.ts'
import { turnWith } from '../pieces/teams.ts'
import { losableTracks } from '../pieces/tracks.ts'
import {
  deployable,
  deploy as deployTroops,
  freeOthers,
  inGarrison,
  retreat as retreatTroops,
} from '../pieces/troops.ts'
import { commandersOf, troopOptions, troopsChosen } from '../pieces/units.ts'
import { collects } from '../rivals/give.ts'
import { moveSpyOf } from '../rivals/spies.ts'
import {
  boardOf,
  cardOf,
  content,
  type ImperiumState,
  isRival,
  type Kind,
  ownTurn,
  player,
  removeOne,
} from '../state.ts'

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
  options: (s, { seat }) => losableTracks(s, seat).map((track) => trackOption('lose-influence', track)),
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
  options(s, { seat, optional, zone: only }) {
    const options = ZONES.filter((zone) => only === undefined || zone === only).flatMap((zone) =>
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
    const card = String(targetId(chosen))
    const { brings } = frame
    if (brings !== undefined && isOf(cardOf(s, card), brings.of)) pushAll(s, seat, brings.items)
    trashCard(s, seat, card, chosen.targets[0]?.at as Zone, tell, frame.source)
  },
}

const isOf = ({ factions, cost = 0 }: Card, of: Faction | 'cost'): boolean =>
  of === 'cost' ? cost > 0 : factions.includes(of)

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
  // SIX-ACT-02: the Ally decides, on a turn of the Commander, too.
  decisions: (s, { seat }) => [
    s.throne === undefined || ownTurn(s, seat) !== undefined
      ? { seat, kind: 'deploy' }
      : { seat, kind: 'ally-deploy' },
  ],
  options(s, { seat, upTo, cubes: isOnlyCubes, ofTurn }) {
    const p = player(s, seat)
    if (isOnlyCubes) return troopOptions('deploy', upTo, 0, { cubes: p.garrison, commanders: 0 })
    const turn = turnWith(s, seat)
    if (ofTurn && turn !== undefined) return troopOptions('deploy', upTo, 0, inGarrison(s, turn))
    const cubes = p.garrison - (turn?.barred ?? 0)
    return troopOptions('deploy', upTo, 0, { cubes, commanders: commandersOf(p).garrison })
  },
  chosen(s, frame, _, chosen, tell) {
    const { seat } = frame
    popFrame(s, frame)
    const { cubes, commanders } = troopsChosen(chosen)
    const turn = turnWith(s, seat)
    if (frame.ofTurn && turn !== undefined) turn.deployed += cubes + commanders
    // IMP-DEP-11: who has retreated may be deployed by another permission.
    else freeOthers(turn, { cubes, commanders }, false)
    deployTroops(s, seat, cubes, 'garrison', tell, commanders)
    if (frame.ofTurn && turn !== undefined) turn.offered = deployable(s, turn)
  },
}

export const retreat: Kind<'retreat'> = {
  step: () => false,
  decisions: (_, { seat }) => [{ seat, kind: 'retreat' }],
  options(s, { seat, atLeast, upTo, forCommander }) {
    const p = player(s, seat)
    const options = troopOptions('retreat', upTo, atLeast, {
      cubes: p.conflict,
      commanders: commandersOf(p).conflict,
    })
    return forCommander ? [...options, option('decline')] : options
  },
  chosen(s, frame, _, chosen, tell) {
    const { seat } = frame
    popFrame(s, frame)
    if (chosen.verb === 'decline') return dropBought(s)
    const { cubes, commanders } = troopsChosen(chosen)
    retreatTroops(s, seat, cubes, tell, commanders)
  },
}

/** D-86: the Ally does not pay, so the Commander gets nothing for it. */
function dropBought(s: ImperiumState): void {
  const bought = s.stack[s.stack.length - 1]
  if (bought?.kind === 'sequence' || bought?.kind === 'effects') bought.items.length = 0
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
    noteIntrigue(s, seat, card)
    tellOpen(tell, 'intrigue-trashed', { seat, card })
  },
}

export const trashSome: Kind<'trash-some'> = {
  step: () => false,
  decisions: (_, { seat }) => [{ seat, kind: 'trash', ask: true }],
  options: (s, { seat, zone, faction, source }) =>
    othersOf(s, seat, zone, faction, source)
      .filter((id) => zone !== 'discard' || (cardOf(s, id).cost ?? 0) > 0)
      .map((id) => option('trash', { kind: 'card', id, at: zone })),
  chosen(s, frame, _, chosen, tell) {
    const { seat } = frame
    popFrame(s, frame)
    const card = String(targetId(chosen))
    if ((cardOf(s, card).cost ?? 0) > 0) pushAll(s, seat, frame.gain)
    trashCard(s, seat, card, frame.zone, tell, { kind: 'card', id: frame.zone === 'hand' ? card : '' })
  },
}

/** What was done with an Intrigue card last, for effects that ask. */
function noteIntrigue(s: ImperiumState, seat: Seat, card: IntrigueId): void {
  const turn = ownTurn(s, seat)
  if (turn !== undefined) turn.plainIntrigue = !content(s).intrigue(card).twisted
}

/** Insidious: `give ambush > 2`. */
export const giveIntrigue: Kind<'give-intrigue'> = {
  step: () => false,
  decisions: (_, { seat }) => [{ seat, kind: 'give-intrigue', ask: true }],
  options: (s, { seat }) =>
    distinct(player(s, seat).intrigue).flatMap((id) =>
      opponentsOf(s, seat)
        .filter((other) => takesIntrigue(s, other))
        .map((other) => option('give', { kind: 'intrigue', id }, seatTarget(other))),
    ),
  chosen(s, frame, _, chosen, tell) {
    const { seat } = frame
    popFrame(s, frame)
    const card = String(targetId(chosen))
    const to = targetNumber(chosen, 1)
    removeOne(player(s, seat).intrigue, card)
    player(s, to).intrigue.push(card)
    noteIntrigue(s, seat, card)
    tellSecret(tell, 'gave-intrigue', { seat, to }, [seat, to], { card })
    if (isRival(s, to)) pushFrame(s, { kind: 'rival-counts', seat: to })
  },
}

/** House Hagal without a face keeps nothing. */
const takesIntrigue = (s: ImperiumState, seat: Seat): boolean => !isRival(s, seat) || collects(s, seat)

/** Smuggle Spice: bonus spice of any Maker space. */
export const takeBonusSpice: Kind<'take-bonus-spice'> = {
  step: () => false,
  decisions: (_, { seat }) => [{ seat, kind: 'take-bonus-spice' }],
  options: (s) =>
    Object.keys(s.bonusSpice)
      .filter((id) => (s.bonusSpice[id] ?? 0) > 0)
      .map((id) => option('take-spice', { kind: 'space', id })),
  chosen(s, frame, _, chosen, tell) {
    const { seat, source } = frame
    popFrame(s, frame)
    const space = String(targetId(chosen))
    const n = Math.min(frame.n, s.bonusSpice[space] ?? 0)
    const now = (s.bonusSpice[space] ?? 0) - n
    s.bonusSpice[space] = now
    tellOpen(tell, 'bonus-spice', { space, now })
    gain(s, seat, 'spice', n, source, tell)
  },
}

/** BLD-CLR-15: free posts that are not connected to the space the spy has to leave. */
const refuges = (s: ImperiumState, space: SpaceId): PostId[] =>
  content(s)
    .box.posts.filter(({ id, spaces }) => !spaces.includes(space) && isFree(s, id))
    .map(({ id }) => id)

const isFree = (s: ImperiumState, post: PostId): boolean =>
  s.players.every(({ posts }) => !posts.includes(post))

/** The owner chooses where it goes; with nowhere to go it returns to supply. A Rival has a list (SOL-SPY-02). */
export const moveSpy: Kind<'move-spy'> = {
  step(s, frame, tell) {
    const { seat, post, space } = frame
    if (isRival(s, seat)) {
      popFrame(s, frame)
      moveSpyOf(s, seat, post, tell)
      return true
    }
    if (refuges(s, space).length > 0) return false
    popFrame(s, frame)
    removeOne(player(s, seat).posts, post)
    player(s, seat).spies++
    tellOpen(tell, 'spy-moved', { seat, from: post, to: null })
    return true
  },
  decisions: (_, { seat }) => [{ seat, kind: 'move-spy' }],
  options: (s, { space }) => refuges(s, space).map((id) => option('move-spy', { kind: 'post', id })),
  chosen(s, frame, _, chosen, tell) {
    const { seat, post } = frame
    popFrame(s, frame)
    const to = String(targetId(chosen))
    removeOne(player(s, seat).posts, post)
    player(s, seat).posts.push(to)
    tellOpen(tell, 'spy-moved', { seat, from: post, to })
  },
}

/** Controlled: the top card is known to the player alone; it stays, is discarded, or is drawn for Solari. */
export const lookAndDecide: Kind<'look-and-decide'> = {
  step: () => false,
  decisions: (_, { seat }) => [{ seat, kind: 'look-and-decide' }],
  options(s, { seat, solari }) {
    const { deck, solari: has } = player(s, seat)
    const top = { kind: 'card', id: deck.at(-1) ?? '', at: 'deck' }
    const draws = has >= solari ? [option('draw', top)] : []
    return [option('leave', top), option('discard', top), ...draws]
  },
  chosen(s, frame, _, chosen, tell) {
    const { seat, source, solari } = frame
    popFrame(s, frame)
    if (chosen.verb === 'leave') return
    if (chosen.verb === 'draw') {
      payCost(s, seat, source, { solari }, tell)
      return drawCards(s, seat, 1, tell)
    }
    const p = player(s, seat)
    const card = p.deck.pop()
    if (card === undefined) return
    p.knownTop = Math.max(0, p.knownTop - 1)
    p.discard.push(card)
    tellOpen(tell, 'discarded', { seat, card, from: 'deck' })
  },
}
