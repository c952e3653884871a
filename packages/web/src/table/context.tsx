// What every part of the table needs, in three layers: who plays what, which moment of the match is shown, and what is
// highlighted, why something is closed and what a click does. A component uses the layer it needs, and re-renders only
// when that layer changes.

import type { Translator } from '@sietch/i18n'
import type { Option, Seat } from '@sietch/kernel'
import { createContext, type ReactNode, startTransition, use, useMemo, useRef, useState } from 'react'
import { type Confirms, useSettings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import type { Note } from '../ui/pointer.ts'
import type { Asking, GameTable } from './game.ts'
import { calledIn } from './names.ts'
import { clicked, type Placed, type PlaceId, type Selection, selectionOf, zoneOf } from './selection.ts'
import { isOffered, type OpenTable, type Shown } from './table.ts'
import { useShown } from './useShown.ts'

/** What stays from moment to moment. */
export type AtMatch = {
  readonly table: OpenTable
  readonly game: GameTable
  readonly say: Translator
  /** The players' names by seat; the viewer is "You". */
  readonly names: readonly string[]
  /** The same, with no one called by what they play. */
  readonly people: readonly string[]
  /** The viewer's seat; no one's where the viewer only watches. */
  readonly you: Seat | null
}

/** What stays while a moment is shown, whatever is staged, picked or thought meanwhile. */
export type AtMoment = AtMatch & Pick<Shown, 'snapshot' | 'log'>

export type AtTable = AtMoment & {
  readonly shown: Shown
  readonly picked: readonly PlaceId[]
  readonly selection: Selection
  /** Options that are no click on the table: buttons, chips and numbers. */
  readonly actions: readonly Option[]
  /** Why a place that is not highlighted is closed. */
  readonly closed: ReadonlyMap<PlaceId, Note>
  /** Why a place is no target of anything now; nothing where no one would expect it to be one. */
  whyNot(place: PlaceId): Note | undefined
  /** An option that waits to be confirmed. */
  readonly pending: Pending | null
  /** An option that a hint names. */
  readonly hinted: Option | null
  click(place: PlaceId): void
  /** A click here only looks; what can be done is a button beside the thing. */
  looksFirst(place: PlaceId): boolean
  /** Something may be done with what lies here, asked or not: behind a look at it. */
  isHandled(place: PlaceId): boolean
  /** The option that a click here would choose, if it decides. */
  wouldChoose(place: PlaceId): Option | undefined
  /** Chooses immediately; does nothing if the match has moved on since the last render. */
  choose(key: string): void
  /** Chooses at once, or after a confirmation where that is wanted. A button that said what it does was no slip. */
  propose(option: Option, isSaid?: boolean): void
  confirm(): void
  cancel(): void
  /** Names an option on the table, or none. */
  hint(option: Option | null): void
}

/** What is to be confirmed, and what is to be known before. */
export type Pending = {
  readonly option: Option
  /** What would be lost. */
  readonly warnings: readonly string[]
  /** It cannot be taken back. */
  readonly isFinal: boolean
}

const MatchContext = createContext<AtMatch | null>(null)
const MomentContext = createContext<AtMoment | null>(null)
const TableContext = createContext<AtTable | null>(null)

export const useMatch = (): AtMatch => there(use(MatchContext))
export const useMoment = (): AtMoment => there(use(MomentContext))
export const useTable = (): AtTable => there(use(TableContext))

function there<At>(at: At | null): At {
  if (at === null) throw new Error('there is no table around this part of the page')
  return at
}

type Props = {
  readonly table: OpenTable
  readonly game: GameTable
  readonly names: readonly string[]
  /** Ask before a choice is made. */
  readonly confirms: Confirms
  readonly children: ReactNode
}

export function TableProvider({ table, game, names, confirms, children }: Props): ReactNode {
  const shown = useShown(table)
  if (shown === null) return null
  return (
    <Seated table={table} game={game} names={names} confirms={confirms} shown={shown}>
      {children}
    </Seated>
  )
}

const NOTHING: readonly PlaceId[] = []

function Seated({ table, game, confirms, shown, children, ...props }: Props & { shown: Shown }): ReactNode {
  const { snapshot, log, ahead } = shown
  const w = useWords()
  const you = snapshot.viewer === 'spectator' ? null : snapshot.viewer
  const say = game.translator(snapshot.view, you ?? undefined)
  const withYou = (called: readonly string[]) =>
    called.map((name, seat) => (seat === you ? w('page.you') : name))
  const names = useStable(withYou(calledIn(game, table.setup, props.names, say, snapshot.view)))
  const people = useStable(withYou(props.names))
  const match = useMemo(
    (): AtMatch => ({ table, game, say, names, people, you }),
    [table, game, say, names, people, you],
  )
  const moment = useMemo((): AtMoment => ({ ...match, snapshot, log }), [match, snapshot, log])
  const [begun, setBegun] = useState<Begun>({ moment: snapshot, picked: NOTHING, pending: null })
  // A selection belongs to one moment; the next moment starts fresh.
  const { picked, pending } = begun.moment === snapshot ? begun : { picked: NOTHING, pending: null }
  const [hinted, hint] = useState<Option | null>(null)
  const { warn } = useSettings()
  // A finality warning is not repeated until it is closed.
  const isTold = useRef(false)
  if (!snapshot.canUndo) isTold.current = false

  const at = useMemo((): AtTable => {
    // Every place of the table may look different then: it is drawn apart from the frame that the click belongs to.
    const begin = (next: Partial<Begun>) =>
      startTransition(() => setBegun({ moment: snapshot, picked: NOTHING, pending: null, ...next }))
    const options = ahead > 0 ? [] : (snapshot.asked?.options ?? []).map(game.placed)
    // What waits to be confirmed stands alone.
    const selection = selectionOf(options, pending === null ? picked : game.placed(pending.option).places)
    const { asked } = snapshot
    const asking = asked && { say, names, view: snapshot.view, asked, picked }
    const choose = (key: string) => {
      if (table.shown()?.snapshot === snapshot || isOffered(snapshot, key)) table.choose(key)
    }
    const propose = (option: Option, isSaid = false) => {
      const isOnTable = !isSaid && game.placed(option).places.length > 0
      const doubts = !warn
        ? NO_DOUBTS
        : game.asksFirst?.(option) === true
          ? { warnings: [], isFinal: true }
          : asking !== null
            ? doubtsAbout(game, { ...asking, option }, snapshot, isTold.current)
            : NO_DOUBTS
      const isDoubtful = doubts.isFinal || doubts.warnings.length > 0
      if (confirms === 'all' || (confirms === 'places' && isOnTable) || isDoubtful)
        begin({ picked, pending: { option, ...doubts } })
      else choose(option.key)
    }
    return {
      ...moment,
      shown,
      picked: pending === null ? picked : game.placed(pending.option).places,
      pending,
      hinted,
      selection,
      actions: actionsIn(options, game),
      closed: closedBy(shown, game, say, names, picked, selection),
      whyNot: (place) =>
        asking && ahead === 0 && !picked.includes(place) ? game.whyNot?.(asking, place) : undefined,
      click(place) {
        const done = clicked(options, picked, place)
        if (done?.kind === 'choose') propose(done.option)
        else if (done?.kind === 'pick') begin({ picked: done.picked })
      },
      looksFirst: (place) =>
        game.looksFirst?.includes(zoneOf(place)) === true ||
        options.some(({ option, places }) => places.includes(place) && game.asksFirst?.(option) === true),
      isHandled: (place) =>
        ahead === 0 &&
        snapshot.offered?.options.some(
          (option) => game.asksFirst?.(option) === true && game.placed(option).places.includes(place),
        ) === true,
      wouldChoose(place) {
        const done = clicked(options, picked, place)
        return done?.kind === 'choose' ? done.option : undefined
      },
      choose,
      propose,
      confirm() {
        if (pending === null) return
        if (pending.isFinal) isTold.current = true
        choose(pending.option.key)
      },
      cancel: () => begin({}),
      hint,
    }
  }, [table, shown, moment, snapshot, ahead, game, say, names, picked, pending, hinted, confirms, warn])
  return (
    <MatchContext value={match}>
      <MomentContext value={moment}>
        <TableContext value={at}>{children}</TableContext>
      </MomentContext>
    </MatchContext>
  )
}

/** The same list as long as the same words are on it. */
function useStable(words: readonly string[]): readonly string[] {
  const written = JSON.stringify(words)
  return useMemo(() => JSON.parse(written), [written])
}

type Begun = {
  readonly moment: Shown['snapshot']
  readonly picked: readonly PlaceId[]
  readonly pending: Pending | null
}

/** What is no click on the table, and what is an easily overlooked one. */
const actionsIn = (options: readonly Placed[], game: GameTable): readonly Option[] =>
  options.flatMap(({ option, places }) =>
    places.length === 0 || game.offerOf(option) === 'answer' ? option : [],
  )

const NO_DOUBTS: Omit<Pending, 'option'> = { warnings: [], isFinal: false }

/**
 * Why to ask for confirmation first. Only what prevents undoing other choices counts as final; losses from moving on
 * are announced by that button.
 */
function doubtsAbout(
  game: GameTable,
  asking: Asking & { readonly option: Option },
  { canUndo }: Shown['snapshot'],
  isTold: boolean,
): Omit<Pending, 'option'> {
  const { option } = asking
  if (game.offerOf(option) === 'onward') return NO_DOUBTS
  return {
    warnings: game.leftBehind?.(asking) ?? [],
    isFinal: canUndo && !isTold && game.isFinal?.(asking) === true,
  }
}

/** A closed pair of places tells its reason at the last one; a place that glows is open. */
function closedBy(
  { snapshot: { asked }, ahead }: Shown,
  game: GameTable,
  say: Translator,
  names: readonly string[],
  picked: readonly PlaceId[],
  { lit }: Selection,
): ReadonlyMap<PlaceId, Note> {
  const reasons = new Map<PlaceId, Note>()
  if (ahead > 0) return reasons
  for (const closed of asked?.closed ?? []) {
    const places = game.closedPlaces(closed)
    if (!picked.every((place) => places.includes(place))) continue
    const place = places.findLast((each) => !picked.includes(each))
    if (place === undefined || lit.has(place) || reasons.has(place)) continue
    reasons.set(place, { text: say.reason(closed.reason, names), why: closed.reason.why })
  }
  return reasons
}
