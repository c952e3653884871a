// The table of classic Dune: what everything at the table needs, with the view.

import type { BattleView, ClassicView, Frame, NegotiationFrame, PlayerView, StormView } from '@sietch/classic'
import type { Pile, Seat } from '@sietch/kernel'
import { type AtMoment, useMoment } from '../table/context.tsx'

export type AtClassic = AtMoment & {
  readonly view: ClassicView
  /** Undefined for spectators. */
  readonly own: Seated | undefined
}

export type Seated = { readonly seat: Seat; readonly player: PlayerView }

export function useClassic(): AtClassic {
  const at = useMoment()
  const { viewer, view: seen } = at.snapshot
  const view = seen as ClassicView
  const player = viewer === 'spectator' ? undefined : view.players[viewer]
  return { ...at, view, own: player && viewer !== 'spectator' ? { seat: viewer, player } : undefined }
}

/** The players with their seats. */
export const seated = ({ players }: ClassicView): readonly Seated[] =>
  players.map((player, seat) => ({ seat, player }))

/** Counterclockwise from the first player. */
export const inOrder = (view: ClassicView): readonly Seated[] => {
  const all = seated(view)
  return [...all.slice(view.firstPlayer), ...all.slice(0, view.firstPlayer)]
}

export const alliesOf = ({ alliances }: ClassicView, seat: Seat): readonly Seat[] =>
  (alliances.find((members) => members.includes(seat)) ?? []).filter((member) => member !== seat)

/** Frames that a view shows as they are, to everyone. */
type Open = Extract<
  Frame,
  { kind: 'negotiation' | 'auction' | 'bidding' | 'revival' | 'shipment' | 'choose-faction' }
>

/** The latest of a kind that is going on. */
export const pendingOf = <K extends Open['kind']>(
  { pending }: ClassicView,
  kind: K,
): Extract<Open, { kind: K }> | undefined =>
  pending.findLast((frame) => frame.kind === kind) as Extract<Open, { kind: K }> | undefined

/** The current negotiation. */
export const talkAbout = (
  view: ClassicView,
  about: NegotiationFrame['about'],
): NegotiationFrame | undefined => {
  const talk = pendingOf(view, 'negotiation')
  return talk?.about === about ? talk : undefined
}

/** Until someone has chosen, the factions are laid out in any order. */
export function hasFaction(view: ClassicView, seat: Seat): boolean {
  const { order, next } = pendingOf(view, 'choose-faction') ?? { order: [], next: 0 }
  return !order.slice(next).includes(seat)
}

export const battleOf = ({ pending }: ClassicView): BattleView | undefined =>
  pending.findLast(({ kind }) => kind === 'battle') as BattleView | undefined

export const stormOf = ({ pending }: ClassicView): StormView | undefined =>
  pending.findLast(({ kind }) => kind === 'storm') as StormView | undefined

export const sizeOf = (pile: Pile<unknown>): number => (typeof pile === 'number' ? pile : pile.length)

/** The things of a pile that the viewer may see. */
export const seenIn = <T>(pile: Pile<T> | null): readonly T[] =>
  pile === null || typeof pile === 'number' ? [] : pile
