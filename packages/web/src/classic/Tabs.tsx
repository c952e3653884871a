// The tabs of a phone, with the map as the board.

import { type ReactNode, useEffect } from 'react'
import { useWords } from '../app/words.ts'
import { usePointed } from '../learn/pointed.ts'
import { useTable } from '../table/context.tsx'
import { partsOf, zoneOf } from '../table/selection.ts'
import { type Tab, TableTabs } from '../table/TableTabs.tsx'
import { useMark } from '../ui/mark.ts'

/** Which tab a place is on; players are around the map, too. */
const TAB_OF: { readonly [zone: string]: Tab } = {
  part: 'board',
  territory: 'board',
  land: 'board',
  spice: 'board',
  seat: 'board',
  hand: 'hand',
}

/** The same for things no one chooses, by their full name. */
const TAB_OF_THING: { readonly [spot: string]: Tab } = {
  storm: 'board',
  'spice-deck': 'board',
  'treachery-deck': 'board',
  tanks: 'board',
}

/** The same for parts of the table that are pointed at as a whole, by `data-panel`. */
const TAB_OF_PANEL: { readonly [panel: string]: Tab } = {
  map: 'board',
  stage: 'board',
  hand: 'hand',
  players: 'players',
  log: 'log',
}

/** Scrolls what a lesson points at into view, once. */
export function Guide({ show }: Pick<Props, 'show'>): ReactNode {
  const pointed = usePointed()
  useEffect(() => {
    const [first] = pointed.flatMap((spot) => {
      const { zone, id } = partsOf(spot)
      return (zone === 'panel' ? TAB_OF_PANEL[id] : (TAB_OF_THING[spot] ?? TAB_OF[zone])) ?? []
    })
    if (first !== undefined) show(first)
  }, [pointed, show])
  return null
}

type Props = { readonly tab: Tab; show(tab: Tab): void }

export function Tabs(props: Props): ReactNode {
  const w = useWords()
  const { selection, picked } = useTable()
  const lit = [...selection.lit].map((place) => TAB_OF[zoneOf(place)])
  useMark('board-asked', lit.includes('board') || picked.some((place) => TAB_OF[zoneOf(place)] === 'board'))
  return <TableTabs {...props} board={w('page.tab.map')} lit={lit} />
}
