// What the help takes from a family of games: its signs, the words of its rulebook, the phases of its round. Fetched
// when someone opens the help.

import { findName, type Translator } from '@sietch/i18n'
import type { Statement, Table } from '@sietch/i18n/handbook'
import type { Target } from '@sietch/kernel'
import type { Told } from '../ui/AboutLayer.tsx'
import type { Subject } from '../ui/pointer.ts'

/** A phase by its id in the view, and what is told about it. */
export type Phase = { readonly id: string; readonly about: Subject }

export type GameHelp = {
  /** What is in play with all that can be added to a game, as translators know it. */
  boxOf(game: string): string
  /** Every table that a game can have: for those who read its rules without one. */
  tablesOf(game: string): readonly Table[]
  /** What is drawn on cards, board and panels, in the order of the legend; told as kind `sign`. */
  signs(box: string): readonly string[]
  /** The words of the rulebook; told as kind `term`. */
  readonly terms: readonly string[]
  readonly phases: readonly Phase[]
  phaseOf(view: unknown): string
  /** The parts of the table by the word of the rulebook for what lies there. */
  readonly zones: { readonly [zone: string]: string }
  /** What a target is called; nothing for numbers and the like. */
  nameOf(say: Translator, target: Target): string | undefined
  tell(say: Translator, subject: Subject): Told | undefined
}

/** What the things are called that a statement is about; those of another game have no name here. */
export const namesOf =
  (help: GameHelp, say: Translator) =>
  ({ about }: Statement): readonly string[] =>
    about.flatMap((thing) => {
      const [kind = '', id = ''] = thing.split(':')
      const named = kind === 'phase' ? help.phases.find((phase) => phase.id === id)?.about : { kind, id }
      return (named && findName(say, named.kind, named.id)) ?? []
    })
