// What an attack is: somebody does it for a while, from addresses of their own, and what came of it is told.

type Field = {
  readonly url: string
  /** Milliseconds that it goes on. */
  readonly length: number
  /** An address that nobody has come from yet. */
  address(): string
}

export type Found = {
  /** What it came to, in figures. */
  readonly note: string
  /** Messages that reached somebody who may not know them. */
  readonly leaks?: number
  readonly faults: readonly string[]
}

export type Attack = { readonly name: string; run(field: Field): Promise<Found> }

/** Again and again until the time is over, but once at least. */
export async function goingOn(length: number, work: () => Promise<void>): Promise<void> {
  const end = performance.now() + length
  do await work()
  while (performance.now() < end)
}

export const UPRISING = { game: 'uprising', setup: { players: 3 } }

/** What only a seat is told. */
export const SECRET = /"(own|prompt|offer|undo)":/
