// What the help takes from a family of games: its signs, the words of its rulebook, the phases of its round. Loaded
// when the help is opened.

import { findName, type Translator } from '@sietch/i18n'
import type { Statement, Table } from '@sietch/i18n/handbook'
import type { Target } from '@sietch/kernel'
import type { Told } from '../ui/AboutLayer.tsx'
import type { Subject } from '../ui/pointer.ts'

/** A phase by its id in the view, and its explanation. */
export type Phase = { readonly id: string; readonly about: Subject }

export type GameHelp = {
  /** What is in play with every module of a game, as the translator knows it. */
  boxOf(game: string): string
  /** Every possible table of a game, for reading its rules without one. */
  tablesOf(game: string): readonly Table[]
  /** What is drawn on cards, board and panels, in the order of the legend; told as kind `sign`. */
  signs(box: string): readonly string[]
  /** The words of the rulebook; told as kind `term`. */
  readonly terms: readonly string[]
  readonly phases: readonly Phase[]
  phaseOf(view: unknown): string
  /** The parts of the table by the word of the rulebook for what lies there. */
  readonly zones: { readonly [zone: string]: string }
  /** What a target is called; undefined for numbers and similar. */
  nameOf(say: Translator, target: Target): string | undefined
  tell(say: Translator, subject: Subject): Told | undefined
}

/** The names of what a statement is about; things from another game have none here. */
export const namesOf =
  (help: GameHelp, say: Translator) =>
  ({ about }: Statement): readonly string[] =>
    about.flatMap((thing) => {
      const [kind = '', id = ''] = thing.split(':')
      const named = kind === 'phase' ? help.phases.find((phase) => phase.id === id)?.about : { kind, id }
      return (named && findName(say, named.kind, named.id)) ?? []
    })
