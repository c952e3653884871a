// What can move on a page, said by names: a thing is called by its `data-move`, a spot where things lie or where they
// come from by its `data-spot`, its `data-place` or a thing that lies there.

/** The name of a thing; ending in `:` it means all things whose names begin so. */
type ThingName = string
type SpotName = string

export type Movement =
  /** Things go where they are now. Those that were not there come from a spot, those that are gone leave for one. */
  | { readonly goes: ThingName; readonly from?: SpotName; readonly to?: SpotName }
  /** A copy of what is at a spot is sent to another spot: for things that are counted, not laid out. */
  | {
      readonly sends: SpotName
      readonly from: SpotName
      readonly to: SpotName
      /** What its number says on the way (`data-n`). */
      readonly n?: number
    }
  /** A thing rotates into place, around the center of its drawing, by this many degrees. */
  | { readonly turns: ThingName; readonly by: number }

export const means = (wanted: ThingName, name: string): boolean =>
  wanted.endsWith(':') ? name.startsWith(wanted) : name === wanted
