// Simultaneous hidden choices: several seats are asked at once, and no one sees a pick before all are in.

import { pick as pickOne, type Rng } from './rng.ts'
import type { Seat, Viewer } from './seat.ts'

export type Sealed<P> = { readonly waiting: Seat[]; readonly picks: { seat: Seat; pick: P }[] }

/** What a viewer may know about it: who is still choosing, who has chosen, and the viewer's own pick. */
export type SealedView<P> = {
  readonly waiting: readonly Seat[]
  readonly chosen: readonly { readonly seat: Seat; readonly pick?: P }[]
}

export const openSealed = <P>(waiting: readonly Seat[]): Sealed<P> => ({ waiting: [...waiting], picks: [] })

export function seal<P>(sealed: Sealed<P>, seat: Seat, pick: P): void {
  const index = sealed.waiting.indexOf(seat)
  if (index < 0) throw new Error(`seat ${seat} is not awaited`)
  sealed.waiting.splice(index, 1)
  sealed.picks.push({ seat, pick })
}

export const allIn = (sealed: Sealed<unknown>): boolean => sealed.waiting.length === 0

export function viewSealed<P>(sealed: Sealed<P>, viewer: Viewer): SealedView<P> {
  const chosen = sealed.picks.map(({ seat, pick }) => (seat === viewer ? { seat, pick } : { seat }))
  return { waiting: [...sealed.waiting], chosen }
}

export const cloneSealed = <P>(sealed: Sealed<P>): Sealed<P> => ({
  waiting: [...sealed.waiting],
  picks: sealed.picks.map((entry) => ({ ...entry })),
})

/** Replaces in place every pick that the viewer did not make with one that could have been made. */
export function imagineSealed<P>(
  sealed: Sealed<P>,
  viewer: Viewer,
  rng: Rng,
  possible: (seat: Seat) => readonly P[],
): void {
  for (const entry of sealed.picks) {
    if (entry.seat !== viewer) entry.pick = pickOne(rng, possible(entry.seat))
  }
}
