// What the page must know of a family of games to put it on the table: where the targets of its options lie, and how
// its table is drawn. Loaded when a table of the family is opened.

import type { Translator } from '@sietch/i18n'
import type { PageId } from '@sietch/i18n/page'
import type { Closed, Decision, Option, Seat } from '@sietch/kernel'
import type { ComponentType, ReactNode } from 'react'
import type { Offer } from '../decision/actions.ts'
import type { GameKey } from '../decision/keyboard.ts'
import type { Beat, Happening } from '../stage/beat.ts'
import type { Told } from '../ui/AboutLayer.tsx'
import type { Note, Subject } from '../ui/pointer.ts'
import type { Carry } from './drag.ts'
import type { Placed, PlaceId } from './selection.ts'
import type { Stage } from './staging.ts'
import type { Summarize } from './summary.ts'
import type { Asked, Snapshot } from './table.ts'

/** What the viewer is asked, with what can be seen and said. */
export type Asking = {
  readonly say: Translator
  readonly names: readonly string[]
  readonly view: unknown
  readonly asked: Asked
}

/** Things that are counted: what they are called, and their sign. */
export type Counted = { name(say: Translator): string; readonly Sign: ComponentType }

export type GameTable = {
  placed(option: Option): Placed
  closedPlaces(closed: Closed): readonly PlaceId[]
  /** The words for this match; the player at the seat `you` is spoken to. */
  translator(view: unknown, you?: Seat): Translator
  /** What else is to be said of what is asked: whose advantage may be stopped, what is offered, where it comes from. */
  context?(asking: Asking): string | undefined
  /** What is asked, where there is more to say than the words of the decision: what was picked, what is left. */
  sentence?(asking: Asking & { readonly picked: readonly PlaceId[] }): string | undefined
  /** An option in a few words: "Diplomacy → Fremkit". Without them it is told as everywhere. */
  shortly?(say: Translator, option: Option): string | undefined
  /** An option among others like it, in as few words as tell them apart. */
  brief?(asking: Asking & { readonly option: Option }): string | undefined
  /** For whom everyone waits, where there is more to say than a name: what is decided, and in whose turn. */
  waits?(waiting: Omit<Asking, 'asked'> & { readonly decisions: readonly Decision[] }): string | undefined
  /** It would change nothing, and is done by going on, too: it need not be offered. */
  isIdle?(asking: Asking & { readonly option: Option }): boolean
  /** What the question is about, where declining is the other answer: it is the bright one. */
  isMeant?(asking: Asking & { readonly option: Option }): boolean
  /** The number that a field begins with; without it the one that the rules name first. */
  startsWith?(asking: Asking & { readonly options: readonly Option[] }): Option | undefined
  /** What must be done before the game can go on. */
  dueFirst?(asking: Asking): string | undefined
  /** What would be lost with an option, each in a few words; nothing at all where loss is not what it is about. */
  leftBehind?(asking: Asking & { readonly option: Option }): readonly string[] | undefined
  /** Chance or a secret may come out with an option: it cannot be taken back then. Going on is not meant. */
  isFinal?(asking: Asking & { readonly option: Option }): boolean
  /** Why a place is no target now, where the rules give no reason of their own. */
  whyNot?(asking: Asking & { readonly picked: readonly PlaceId[] }, place: PlaceId): Note | undefined
  /** What going on is called while it cannot be done. */
  readonly ends?: PageId
  /** What the players are called who gave no name; by the color of the seat where nothing else is known. */
  called?(say: Translator, view: unknown, seat: Seat): string | undefined
  /** Players may do something while others are asked: at a hot seat anyone may take the device. */
  readonly atAnyTime?: true
  /** No one can say in words why a bot would choose something: no hints are given. */
  readonly isHintless?: true
  /** How an option is offered that is no click on the table. */
  offerOf(option: Option): Offer
  /** There is room in the bar for all that is offered, none of it behind another. */
  readonly laysOut?: true
  /** Letters of the keyboard for options of this game. */
  readonly keys: readonly GameKey[]
  /** What is heard, what moves and how the log is divided when something happens. */
  readonly stage: Stage
  /** What happens between turns is long: the log tells its newest step first, and all of it as long as it goes on. */
  readonly tellsStepByStep?: true
  /** What happened, cut into what is shown on the stage one by one, in its order. */
  beats?(happening: Happening): readonly Beat[]
  /** The same for what happened before anyone chose anything. */
  opening?(happening: Happening): readonly Beat[]
  /** What a turn of a seat, or what happened between turns, comes to, in one line; nothing where it is not worth one. */
  readonly summary?: Summarize
  /** An icon of a summary. */
  readonly Sign?: ComponentType<{ readonly name: string }>
  /** Draws a beat of this game. */
  readonly Beat?: ComponentType<{ readonly beat: Beat }>
  /** Zones whose places are always on the board; places of other zones are laid out beside the decision. */
  readonly boardZones: readonly string[]
  /** A place of such a zone that is not on the board now: it is laid out beside the decision, too. */
  isBeside?(view: unknown, place: PlaceId): boolean
  /** Zones where a click only looks; what can be done with a thing there is a button beside it. */
  readonly looksFirst?: readonly string[]
  /** An option that is chosen only after what it does was read: a click on its place looks, and a button asks. */
  asksFirst?(option: Option): boolean
  /** Zones whose places can be carried to where they go with, beside being clicked. */
  readonly drags?: readonly string[]
  /** What else of the viewer's can be carried. */
  carries?(viewer: Seat): readonly Carry[]
  /** Whether the viewer may keep notes here; everyone does where no one says otherwise. */
  keepsNotes?(view: unknown, seat: Seat): boolean
  /** What the numbers of an option count, where there are several: by the kind of the target. */
  readonly counts?: { readonly [kind: string]: Counted }
  /** What an option takes of what there is, and what is left then. */
  readonly Price?: ComponentType<{ readonly option: Option }>
  /** Decisions that are asked in a way of their own, by their kind: this stands in the bar instead of the offers. */
  readonly asks?: { readonly [kind: string]: ComponentType<{ readonly asked: Asked }> }
  /** Places as cards in a row, for those that are not on the board. */
  readonly Tray: ComponentType<{ readonly places: readonly PlaceId[] }>
  /** What an option costs and brings, in icons. */
  readonly Preview: ComponentType<{ readonly option: Option }>
  /** A thing as printed; without it its name stands for it. */
  readonly Picture?: ComponentType<{ readonly subject: Subject; readonly say: Translator }>
  /** All there is to read about something, on this table or as printed. */
  tell(say: Translator, subject: Subject, seen?: Pick<Snapshot, 'view' | 'viewer'>): Told | undefined
  /** Whether something of the box can come into this match; everything where no one says otherwise. */
  isInPlay?(view: unknown, subject: Subject): boolean
  readonly TopBar: ComponentType<{ readonly children?: ReactNode }>
  /** The table of the game, the whole screen below the top bar. */
  readonly Board: ComponentType
  /** The page after the end; the children are buttons for what comes next. */
  readonly End: ComponentType<{ readonly children: ReactNode }>
}
