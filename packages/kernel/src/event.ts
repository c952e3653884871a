// Events are the facts that happened, in order. The log, the animations, the sounds and the statistics are made
// from them. What only some seats may know travels in `secret` and is cut off for everyone else.

import type { JsonObject } from './json.ts'
import type { Seat, Viewer } from './seat.ts'

export type GameEvent = {
  readonly kind: string
  readonly data: JsonObject
  readonly secret?: { readonly to: readonly Seat[]; readonly data: JsonObject }
  /** Someone learned something that was hidden until now: nothing before this event can be undone. */
  readonly reveals?: true
}

/** Rules emit events as they happen. */
export type Tell = (event: GameEvent) => void

/** The part of an event that a viewer gets: the public facts, and the secret ones if they are among the recipients. */
export type SeenEvent = { readonly kind: string; readonly data: JsonObject }

export function seenBy(event: GameEvent, viewer: Viewer): SeenEvent {
  const told = event.secret !== undefined && viewer !== 'spectator' && event.secret.to.includes(viewer)
  return { kind: event.kind, data: told ? { ...event.data, ...event.secret?.data } : event.data }
}

/** Data by kind of event, as defined by each family of games. */
type ByKind<Events> = { readonly [K in keyof Events]: JsonObject }

/** An event of a family as a viewer may see it: secret data is present for its recipients. */
export type SeenOf<Open, Secret> = {
  [K in keyof Open]: {
    readonly kind: K
    readonly data: K extends keyof Secret ? Open[K] & Partial<Secret[K]> : Open[K]
  }
}[keyof Open]

/** All field names across events, and what a field of that name can hold. */
export type FieldOf<Event extends SeenEvent> = FieldIn<Event['data']>
type FieldIn<Data> = Data extends unknown ? (string extends keyof Data ? never : keyof Data & string) : never
export type ValueOf<Event extends SeenEvent, Field> = ValueIn<Event['data'], Field>
type ValueIn<Data, Field> = Data extends unknown
  ? Field extends keyof Data
    ? Exclude<Data[Field], null | undefined>
    : never
  : never

/** How the rules of a family emit events: a wrong kind or field does not compile. */
type Telling<Open extends ByKind<Open>, Secret extends ByKind<Secret>, Revealing> = {
  /** A public fact. */
  tellOpen<K extends Exclude<keyof Open, keyof Secret> & string>(tell: Tell, kind: K, data: Open[K]): void
  /** A public fact that was hidden until now: a card turned up, a shuffled order met, a secret pick shown. */
  tellRevealed<K extends Revealing & keyof Open & string>(tell: Tell, kind: K, data: Open[K]): void
  /** Everyone learns that it happened; only `to` learns what. */
  tellSecret: TellSecret<Open, Secret>
  /** The same, but `to` knew it before: their own secret pick, a card they had looked at. */
  tellOwn: TellSecret<Open, Secret>
}

type TellSecret<Open extends ByKind<Open>, Secret extends ByKind<Secret>> = <
  K extends keyof Secret & keyof Open & string,
>(
  tell: Tell,
  kind: K,
  data: Open[K],
  to: readonly Seat[],
  secret: Secret[K],
) => void

/** For a family with these events: open data by kind, secret data by kind, and the kinds that may reveal something. */
export const telling = <
  Open extends ByKind<Open>,
  Secret extends ByKind<Secret>,
  Revealing extends keyof Open,
>(): Telling<Open, Secret, Revealing> => ({
  tellOpen: (tell, kind, data) => tell({ kind, data }),
  tellRevealed: (tell, kind, data) => tell({ kind, data, reveals: true }),
  tellSecret: (tell, kind, data, to, secret) =>
    tell({ kind, data, secret: { to, data: secret }, reveals: true }),
  tellOwn: (tell, kind, data, to, secret) => tell({ kind, data, secret: { to, data: secret } }),
})
