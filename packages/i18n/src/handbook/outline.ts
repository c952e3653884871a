// What a handbook says, before it is said in any language: its chapters and their statements, with the rules of
// `docs/rules` they stand for. A family of games has its own words for the table and for what a statement is about.

/** What stays the same in every language. `Tag` is about the table, `Topic` about what someone looks up. */
export type Entry<Tag extends string = string, Topic extends string = string> = {
  /** The ids of `docs/rules` that it stands for. */
  readonly rules: readonly [string, ...string[]]
  /** It holds at tables with all of these; without any, at every table of the family. */
  readonly at?: readonly [Tag, ...Tag[]]
  /** What it explains: `phase:combat`, `term:sandworm`, `leader:duncan-idaho`. */
  readonly about?: readonly [Topic, ...Topic[]]
}

/** One chapter: the entries of its statements by id, in the order they are read. An id begins with its chapter. */
export type ChapterOutline = { readonly [id: string]: Entry }

/** The chapters of a family, in the order they are read. */
export type Outline = { readonly [chapter: string]: ChapterOutline }

/** A chapter in one language: a text for each of its statements, and for nothing else. */
export type Told<C extends ChapterOutline> = { readonly [id in keyof C]: string }

/** All chapters in one language. */
export type Telling<O extends Outline> = {
  readonly [chapter in keyof O]: { readonly title: string; readonly text: Told<O[chapter]> }
}
