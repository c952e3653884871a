// The options that say what a table is set up with, the same for every command that plays at one.

import type { Wish, WishedRivals } from '@sietch/games'
import { commaList } from './command.ts'

export const TABLE_WORDS = {
  modules: { type: 'string', default: '' },
  rivals: { type: 'string' },
  level: { type: 'string' },
  rules: { type: 'string' },
  streamlined: { type: 'boolean' },
  churn: { type: 'boolean' },
} as const

export type TableWords = {
  readonly modules: string
  readonly rivals?: string | undefined
  readonly level?: string | undefined
  readonly rules?: string | undefined
  readonly streamlined?: boolean | undefined
  readonly churn?: boolean | undefined
}

export const TABLE_USAGE =
  '[--modules NAME,…] [--rivals NAME,…] [--level NAME] [--rules NAME,…] [--streamlined] [--churn]'

export const TABLE_HELP = `  --modules …     parts of the game that are in play (none)
  --rivals …      whom one or two people play against, where a game has Rivals (at random)
  --level NAME    how hard they are (as the game has it)
  --rules …       rules for them besides those of the level (none)
  --streamlined   with a Streamlined Rival
  --churn         with a churned Row`

/** The wish that these options express for this many people. */
export function wishOf(players: number, words: TableWords): Wish {
  const { rivals: who, level, rules, streamlined, churn } = words
  const rivals: WishedRivals = {
    ...(who !== undefined && { who: commaList(who) }),
    ...(level !== undefined && { level }),
    ...(rules !== undefined && { rules: commaList(rules) }),
    ...(streamlined && { streamlined }),
    ...(churn && { churn }),
  }
  const modules = commaList(words.modules)
  return Object.keys(rivals).length === 0 ? { players, modules } : { players, modules, rivals }
}
