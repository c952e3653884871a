// What the page is showing about one thing: a tooltip at a spot, or a thing enlarged. There is one pointer and one
// reader, so there is one of each for the whole page.

/** Something that can be read about: a card, a space, a word of the rulebook. */
export type Subject = { readonly kind: string; readonly id: string }

/** Something with a note of the moment: why it is closed. */
export type Pointed = {
  readonly subject: Subject
  readonly note: string | undefined
  readonly at: Element
}

export type Enlarged = { readonly list: readonly Subject[]; readonly index: number; readonly note?: string }

export type Reading = { readonly pointed: Pointed | null; readonly enlarged: Enlarged | null }

const NOTHING: Reading = { pointed: null, enlarged: null }

let reading = NOTHING
const listeners = new Set<() => void>()

export const readingNow = (): Reading => reading

export function onReading(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function show(next: Partial<Reading>): void {
  reading = { ...reading, ...next }
  for (const listener of listeners) listener()
}

export const point = (pointed: Pointed | null): void => {
  if (pointed !== reading.pointed) show({ pointed })
}

export const enlarge = (enlarged: Enlarged | null): void => show({ pointed: null, enlarged })

export const isSame = (a: Subject, b: Subject): boolean => a.kind === b.kind && a.id === b.id
