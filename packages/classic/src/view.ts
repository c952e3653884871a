// What a viewer may see of the table (VIS-1 to VIS-26).

import { type Pile, type SealedView, type Seat, showPile, type Viewer, viewSealed } from '@sietch/kernel'
import { territoryOf } from './content/map.ts'
import type { FactionId, LeaderId, SpiceCardId, TreacheryId } from './content/types.ts'
import { hooks } from './factions/index.ts'
import type { BattleFrame, Frame, Plan } from './frames.ts'
import { uncertainLeaders } from './hidden.ts'
import { held } from './rules/mentat-pause.ts'
import { type PlanSheet, sheetFor } from './rules/plan-sheet.ts'
import { turnOf } from './rules/ship.ts'
import { rateOf } from './rules/shipping-price.ts'
import { areAllied, type ClassicState, type LeaderState, type Player, player } from './state.ts'

type LeaderView = {
  readonly id: LeaderId
  /** `unknown`: it may be captured or hidden in the tanks (VIS-18). */
  readonly place: LeaderState['place'] | 'unknown'
  readonly fought: LeaderState['fought']
}

export type PlayerView = Omit<
  Player,
  'spice' | 'leaders' | 'captives' | 'hand' | 'traitors' | 'returned' | 'support' | 'passing' | 'acts'
> & {
  /** VIS-1: one's own only. */
  readonly spice: number | null
  readonly leaders: readonly LeaderView[]
  readonly captives: Pile<LeaderId>
  /** VIS-4: others' hand sizes are shown during Bidding; null otherwise. */
  readonly hand: Pile<TreacheryId> | null
  readonly traitors: Pile<LeaderId>
  readonly returned: Pile<LeaderId>
  readonly support: number | null
  /** What the player wants to be asked: one's own only. */
  readonly passing: Player['passing'] | null
  readonly acts: Player['acts'] | null
  /** Strongholds controlled with the allies. */
  readonly strongholds: number
}

export type ClassicView = Omit<
  ClassicState,
  | 'rng'
  | 'players'
  | 'bank'
  | 'spiceDeck'
  | 'spiceSeen'
  | 'treacheryDeck'
  | 'row'
  | 'rowSeen'
  | 'known'
  | 'traitorDeck'
  | 'stormCard'
  | 'prediction'
  | 'stack'
> & {
  readonly players: readonly PlayerView[]
  readonly spiceDeck: number
  /** VIS-11: for those who have looked at it. */
  readonly spiceTop: SpiceCardId | null
  readonly treacheryDeck: number
  readonly row: number
  /** VIS-8. */
  readonly onSale: TreacheryId | null
  /** Cards in the hands of others that the viewer has seen. */
  readonly known: readonly { readonly holder: Seat; readonly card: TreacheryId }[]
  readonly stormCard: number | null
  readonly prediction: { readonly faction: FactionId; readonly round: number } | null
  /** What is going on, the latest last. */
  readonly pending: readonly FrameView[]
}

/** A frame with everything removed that the viewer may not see. */
export type FrameView = { readonly kind: Frame['kind'] } & { readonly [field: string]: unknown }

export function view(s: ClassicState, viewer: Viewer): ClassicView {
  const { rng: _, bank: __, rowSeen, spiceSeen, traitorDeck: ___, stack, ...open } = s
  const isIn = (seats: readonly Seat[]) => viewer !== 'spectator' && seats.includes(viewer)
  const prophet = viewer !== 'spectator' && s.prediction !== null && hooks(s, viewer).predicts === true
  return {
    ...open,
    players: s.players.map((_player, seat) => viewPlayer(s, seat, viewer)),
    spiceDeck: s.spiceDeck.length,
    spiceTop: isIn(spiceSeen) ? (s.spiceDeck[s.spiceDeck.length - 1] ?? null) : null,
    treacheryDeck: s.treacheryDeck.length,
    row: s.row.length,
    onSale: isIn(rowSeen) ? (s.row[0] ?? null) : null,
    known: s.known.filter(({ to }) => isIn(to)).map(({ holder, card }) => ({ holder, card })),
    stormCard: s.stormCard !== null && isIn(s.stormCard.seen) ? s.stormCard.value : null,
    prediction: prophet || s.won?.by === 'prediction' ? s.prediction : null,
    pending: stack.map((frame) => viewFrame(s, frame, viewer)),
  }
}

function viewPlayer(s: ClassicState, seat: Seat, viewer: Viewer): PlayerView {
  const p = player(s, seat)
  const isOwn = seat === viewer
  const isAlly = viewer !== 'spectator' && areAllied(s, seat, viewer)
  const showsSize = s.phase === 'bidding' || s.options.openHandSizes
  const unsure = uncertainLeaders(s, seat, viewer)
  return {
    ...p,
    spice: isOwn ? p.spice : null,
    leaders: p.leaders.map((leader) => ({
      id: leader.id,
      place: unsure.includes(leader) ? 'unknown' : leader.place,
      fought: leader.fought,
    })),
    captives: showPile(
      p.captives.map(({ leader }) => leader),
      isOwn,
    ),
    hand: isOwn || showsSize ? showPile(p.hand, isOwn) : null,
    traitors: showPile(p.traitors, isOwn),
    returned: showPile(p.returned, isOwn),
    support: isOwn || isAlly ? p.support : null,
    passing: isOwn ? p.passing : null,
    acts: isOwn ? p.acts : null,
    strongholds: held(s, [
      seat,
      ...s.players.map((_, other) => other).filter((other) => areAllied(s, seat, other)),
    ]),
  }
}

function viewFrame(s: ClassicState, frame: Frame, viewer: Viewer): FrameView {
  switch (frame.kind) {
    case 'predict':
      return frame.seat === viewer ? frame : { kind: frame.kind, seat: frame.seat }
    case 'traitors':
      return { kind: frame.kind, picks: viewSealed(frame.picks, viewer) }
    case 'storm':
      return { ...frame, dials: viewSealed(frame.dials, viewer) }
    case 'window':
      return { ...frame, answers: viewSealed(frame.answers, viewer) }
    case 'auction': {
      const { karama, ...open } = frame
      const limits = frame.limits.filter(({ seat }) => seat === viewer)
      const out = frame.out.filter((seat) => seat === viewer)
      return frame.bidder === viewer ? { ...frame, out, limits } : { ...open, out, limits }
    }
    case 'bidding': {
      const { sale, ...open } = frame
      const out = frame.out.filter((seat) => seat === viewer)
      return { ...open, out, sale: sale === null ? null : { seat: sale.seat, bid: sale.bid } }
    }
    case 'battle':
      return viewBattle(s, frame, viewer)
    case 'ship':
      // What it costs is known to everyone.
      return { ...frame, rate: rateOf(s, turnOf(s), frame.way, frame.to && territoryOf(frame.to)) }
    default:
      return frame
  }
}

/** Who dials is public, what they dial is not. */
export type StormView = Omit<Extract<Frame, { kind: 'storm' }>, 'dials'> & {
  readonly dials: SealedView<number>
}

export type BattleView = Omit<BattleFrame, 'plans' | 'locks' | 'calls' | 'captive'> & {
  readonly plans: readonly (Partial<Plan> | null)[]
  readonly locks: readonly (Partial<Plan> | null)[]
  readonly calls: SealedView<boolean>
  readonly captive: LeaderId | null
  /** Everything the viewer's own plan may contain while it is being made. */
  readonly sheet: PlanSheet | null
}

/** VIS-14, VIS-26: only its owner sees a plan until both are revealed; only the asking side sees an answer. */
function viewBattle(s: ClassicState, frame: BattleFrame, viewer: Viewer): BattleView {
  const isRevealed = frame.committed[0] && frame.committed[1]
  const saw = viewer !== 'spectator' && frame.seenBy.includes(viewer)
  const { prescience } = frame
  const asks =
    prescience !== null &&
    viewer !== 'spectator' &&
    (prescience.by === viewer || areAllied(s, prescience.by, viewer))
  const isOwn = (side: 0 | 1) => frame.seats[side] === viewer
  return {
    ...frame,
    plans: ([0, 1] as const).map((side) =>
      isRevealed || isOwn(side) || (saw && frame.committed[side]) ? frame.plans[side] : null,
    ),
    locks: ([0, 1] as const).map((side) => (isRevealed || isOwn(side) || asks ? frame.locks[side] : null)),
    calls: viewSealed(frame.calls, viewer),
    captive: frame.winner !== null && frame.seats[frame.winner] === viewer ? frame.captive : null,
    sheet: sheetFor(s, frame, viewer),
  }
}
