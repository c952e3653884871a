// What the page must know of a family of games to put it on the table: where the targets of its options lie, and how
// its table is drawn. Loaded when a table of the family is opened.

import type { Translator } from '@sietch/i18n'
import type { Closed, Option } from '@sietch/kernel'
import type { ComponentType } from 'react'
import type { Placed, PlaceId } from './selection.ts'

export type GameTable = {
  placed(option: Option): Placed
  closedPlaces(closed: Closed): readonly PlaceId[]
  /** The words for this match. */
  translator(view: unknown): Translator
  /** The table of the game, the whole screen below the top bar. */
  readonly Board: ComponentType
  /** The page after the end. */
  readonly End: ComponentType
}
