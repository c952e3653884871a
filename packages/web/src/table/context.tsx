// What every part of the table may ask: what is shown, what glows, why something is closed, and what a click does.

import type { Translator } from '@sietch/i18n'
import type { Option, Seat } from '@sietch/kernel'
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { useWords } from '../app/words.ts'
import type { GameTable } from './game.ts'
import { clicked, type PlaceId, type Selection, selectionOf } from './selection.ts'
import type { OpenTable, Shown } from './table.ts'

export type AtTable = {
  readonly table: OpenTable
  readonly shown: Shown
  readonly game: GameTable
  readonly say: Translator
  /** The players' names by seat; the viewer is "You". */
  readonly names: readonly string[]
  /** The viewer's seat; nobody's where the viewer only watches. */
  readonly you: Seat | null
  readonly picked: readonly PlaceId[]
  readonly selection: Selection
  /** Options that are no click on the table: buttons, chips and numbers. */
  readonly actions: readonly Option[]
  /** Why a place that does not glow is closed, in words. */
  readonly closed: ReadonlyMap<PlaceId, string>
  /** An option that waits to be confirmed. */
  readonly pending: Option | null
  click(place: PlaceId): void
  /** The option that a click here would choose, if it decides. */
  wouldChoose(place: PlaceId): Option | undefined
  /** Chooses at once, or after a confirmation where that is wanted. */
  propose(option: Option): void
  confirm(): void
  cancel(): void
}

const Context = createContext<AtTable | null>(null)

export function useTable(): AtTable {
  const at = use(Context)
  if (at === null) throw new Error('there is no table around this part of the page')
  return at
}

type Props = {
  readonly table: OpenTable
  readonly game: GameTable
  readonly names: readonly string[]
  /** Ask before a choice is made. */
  readonly confirms: boolean
  readonly children: ReactNode
}

export function TableProvider({ table, game, names, confirms, children }: Props): ReactNode {
  const shown = useSyncExternalStore(
    useCallback((listener) => table.subscribe(listener), [table]),
    () => table.shown(),
    () => table.shown(),
  )
  if (shown === null) return null
  return (
    <Seated table={table} game={game} names={names} confirms={confirms} shown={shown}>
      {children}
    </Seated>
  )
}

const NOTHING: readonly PlaceId[] = []

function Seated({ table, game, confirms, shown, children, ...props }: Props & { shown: Shown }): ReactNode {
  const { snapshot, ahead } = shown
  const w = useWords()
  const you = snapshot.viewer === 'spectator' ? null : snapshot.viewer
  const say = useMemo(() => game.translator(snapshot.view, you ?? undefined), [game, snapshot.view, you])
  const names = useMemo(
    () =>
      props.names.map((name, seat) => {
        if (seat === you) return w('page.you')
        return isNamed(table, seat) ? name : (game.called?.(say, snapshot.view, seat) ?? name)
      }),
    [table, game, say, snapshot.view, props.names, you, w],
  )
  const [begun, setBegun] = useState<Begun>({ moment: snapshot, picked: NOTHING, pending: null })
  // What was begun belongs to one moment; the next moment begins anew.
  const { picked, pending } = begun.moment === snapshot ? begun : { picked: NOTHING, pending: null }

  const at = useMemo((): AtTable => {
    const begin = (next: Partial<Begun>) =>
      setBegun({ moment: snapshot, picked: NOTHING, pending: null, ...next })
    const options = ahead > 0 ? [] : (snapshot.asked?.options ?? []).map(game.placed)
    const selection = selectionOf(options, picked)
    const propose = (option: Option) => {
      if (confirms) begin({ picked, pending: option })
      else table.choose(option.key)
    }
    return {
      table,
      shown,
      game,
      say,
      names,
      you,
      picked,
      pending,
      selection,
      actions: selectionOf(options, NOTHING).menu,
      closed: closedBy(shown, game, say, names, picked, selection),
      click(place) {
        const done = clicked(options, picked, place)
        if (done?.kind === 'choose') propose(done.option)
        else if (done?.kind === 'pick') begin({ picked: done.picked })
      },
      wouldChoose(place) {
        const done = clicked(options, picked, place)
        return done?.kind === 'choose' ? done.option : undefined
      },
      propose,
      confirm() {
        if (pending !== null) table.choose(pending.key)
      },
      cancel: () => begin({}),
    }
  }, [table, shown, snapshot, ahead, game, say, names, you, picked, pending, confirms])
  return <Context value={at}>{children}</Context>
}

const isNamed = ({ setup }: OpenTable, seat: number): boolean => {
  const sits = setup.seats[seat]
  return sits?.kind === 'human' && sits.name !== ''
}

type Begun = {
  readonly moment: Shown['snapshot']
  readonly picked: readonly PlaceId[]
  readonly pending: Option | null
}

/** A closed pair of places tells its reason at the last one; a place that glows is open. */
function closedBy(
  { snapshot: { asked }, ahead }: Shown,
  game: GameTable,
  say: Translator,
  names: readonly string[],
  picked: readonly PlaceId[],
  { lit }: Selection,
): ReadonlyMap<PlaceId, string> {
  const reasons = new Map<PlaceId, string>()
  if (ahead > 0) return reasons
  for (const closed of asked?.closed ?? []) {
    const places = game.closedPlaces(closed)
    if (!picked.every((place) => places.includes(place))) continue
    const place = places.findLast((each) => !picked.includes(each))
    if (place === undefined || lit.has(place) || reasons.has(place)) continue
    reasons.set(place, say.reason(closed.reason, names))
  }
  return reasons
}
