// An attack: it runs for a while, from its own addresses, and reports the result.

type Field = {
  readonly url: string
  /** How long it runs, in milliseconds. */
  readonly length: number
  /** An address that has not been used yet. */
  address(): string
}

export type Found = {
  /** The result, in numbers. */
  readonly note: string
  /** Messages that reached someone who must not see them. */
  readonly leaks?: number
  readonly faults: readonly string[]
}

export type Attack = { readonly name: string; run(field: Field): Promise<Found> }

/** Repeats until time is up, but at least once. */
export async function goingOn(length: number, work: () => Promise<void>): Promise<void> {
  const end = performance.now() + length
  do await work()
  while (performance.now() < end)
}

export const UPRISING = { game: 'uprising', setup: { players: 3 } }

/** What only a seat is sent. */
export const SECRET = /"(own|prompt|offer|undo)":/
