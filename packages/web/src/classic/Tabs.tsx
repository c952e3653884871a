// The tabs of a phone, with the map as the board.

import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { useTable } from '../table/context.tsx'
import { zoneOf } from '../table/selection.ts'
import { type Tab, TableTabs } from '../table/TableTabs.tsx'
import { useMark } from '../ui/mark.ts'

/** On which tab a place lies; players sit around the map, too. */
const TAB_OF: { readonly [zone: string]: Tab } = {
  part: 'board',
  territory: 'board',
  seat: 'board',
  hand: 'hand',
}

type Props = { readonly tab: Tab; show(tab: Tab): void }

export function Tabs(props: Props): ReactNode {
  const w = useWords()
  const { selection, picked } = useTable()
  const lit = [...selection.lit].map((place) => TAB_OF[zoneOf(place)])
  useMark('board-asked', lit.includes('board') || picked.some((place) => TAB_OF[zoneOf(place)] === 'board'))
  return <TableTabs {...props} board={w('page.tab.map')} lit={lit} />
}
