// What a table of Dune: Imperium may be like, and what a statement about it may explain.

import type { ImperiumState } from '@sietch/imperium'
import type { en } from '../../names/terms/en.ts'
import type { ChapterOutline, Entry } from '../outline.ts'

/**
 * The core box (`base`, `uprising`), its modules, parts of the base box mixed in (`mixed`; `base-cards` is where those
 * may be met, alone or mixed in), and how many people play: `rivals` are there for one and two of them, and six
 * play in teams.
 */
type Tag =
  | 'base'
  | 'uprising'
  | 'choam'
  | 'bloodlines'
  | 'tech'
  | 'mixed'
  | 'base-cards'
  | 'rivals'
  | 'solo'
  | 'two'
  | 'six'
  | 'no-teams'

type Topic =
  | `phase:${ImperiumState['phase']}`
  | `term:${keyof typeof en.term}`
  | `${'icon' | 'battle-icon' | 'leader' | 'card' | 'intrigue' | 'conflict' | 'space' | 'contract' | 'tech' | 'skill' | 'faction'}:${string}`

const COUNTS: { readonly [players: number]: readonly Tag[] } = {
  1: ['solo', 'rivals', 'no-teams'],
  2: ['two', 'rivals', 'no-teams'],
  6: ['six'],
}

export function tagsOf({
  box,
  players,
}: {
  readonly box: string
  readonly players: number
}): readonly string[] {
  const [core, ...modules] = box.split('+')
  const mixed = modules.some((id) => id.startsWith('base-'))
  return [
    core === 'imperium' ? 'base' : 'uprising',
    ...modules,
    ...(mixed ? ['mixed'] : []),
    ...(mixed || core === 'imperium' ? ['base-cards'] : []),
    ...(COUNTS[players] ?? ['no-teams']),
  ]
}

/** A chapter of this family, with the ids of its statements kept for the languages. */
export const chapter = <const C extends ChapterOutline & { readonly [id: string]: Entry<Tag, Topic> }>(
  of: C,
): C => of
