// What a table of classic Dune may be like, and what a statement about it may explain.

import type { ClassicState } from '@sietch/classic'
import type { en } from '../../names/classic/en.ts'
import type { ChapterOutline, Entry } from '../outline.ts'

/** The mode, and how many people play, two, three or more than two: `pairs` are two with two factions each. */
type Tag = 'basic' | 'advanced' | 'pairs' | 'two' | 'three' | 'more'

type Topic =
  | `phase:${ClassicState['phase']}`
  | `term:${keyof typeof en.term}`
  | `${'faction' | 'advantage' | 'treachery' | 'leader' | 'territory'}:${string}`

export function tagsOf({
  box,
  players,
}: {
  readonly box: string
  readonly players: number
}): readonly string[] {
  const [, ...modules] = box.split('+')
  const two = players === 2 || modules.includes('pairs')
  return [
    ...(modules.includes('advanced') ? [] : ['basic']),
    ...modules,
    two ? 'two' : 'more',
    ...(players === 3 ? ['three'] : []),
  ]
}

/** A chapter of this family, with the ids of its statements kept for the languages. */
export const chapter = <const C extends ChapterOutline & { readonly [id: string]: Entry<Tag, Topic> }>(
  of: C,
): C => of
