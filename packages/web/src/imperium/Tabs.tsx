// The tabs of a phone: the parts of the board, and the parts of the table.

import { type ReactNode, useState } from 'react'
import { useWords } from '../app/words.ts'
import { useCompany } from '../table/company.tsx'
import type { Emblem } from '../ui/emblems.ts'
import { TabButton } from '../ui/TabButton.tsx'
import { PARTS, type Part, TABS, type Tab, type Where, whereIs } from './regions.ts'
import { useImperium } from './useImperium.ts'

/** How many places to choose lie where. */
function useLit(): (fits: (where: Where) => boolean) => number {
  const { selection, view, content } = useImperium()
  const lit = [...selection.lit].flatMap((place) => whereIs(place, view.box, content) ?? [])
  return (fits) => lit.filter(fits).length
}

type PartProps = { readonly part: Part; show(part: Part): void }

export function PartTabs({ part, show }: PartProps): ReactNode {
  const w = useWords()
  const { say } = useImperium()
  const lit = useLit()
  const names: { readonly [P in Part]: string } = {
    factions: w('page.part.factions'),
    landsraad: say.name('icon', 'landsraad'),
    arrakis: w('page.part.arrakis'),
    conflict: say.name('term', 'conflict'),
    row: w('page.part.row'),
  }
  return (
    <nav className="part-tabs" aria-label={w('page.tab.board')}>
      {PARTS.map((each) => (
        <TabButton
          key={each}
          name={names[each]}
          isOpen={each === part}
          waiting={lit((where) => where.part === each)}
          open={() => show(each)}
        />
      ))}
    </nav>
  )
}

const EMBLEM: { readonly [T in Tab]: Emblem } = {
  board: 'treasure-map',
  hand: 'card-pickup',
  players: 'meeple-group',
  log: 'scroll-unfurled',
}

type TableProps = { readonly tab: Tab; show(tab: Tab): void }

export function TableTabs({ tab, show }: TableProps): ReactNode {
  const w = useWords()
  const { say, shown } = useImperium()
  const lit = useLit()
  const length = shown.log.length
  const [read, setRead] = useState(length)
  const talk = useCompany().pages.reduce((sum, { news }) => sum + news, 0)
  const unread = talk + (tab === 'log' ? 0 : Math.max(length - read, 0))
  const names: { readonly [T in Tab]: string } = {
    board: w('page.tab.board'),
    hand: say.name('term', 'hand'),
    players: w('page.tab.players'),
    log: w('page.log'),
  }
  return (
    <nav className="table-tabs" aria-label={w('page.tabs')}>
      {TABS.map((each) => (
        <TabButton
          key={each}
          name={names[each]}
          emblem={EMBLEM[each]}
          isOpen={each === tab}
          waiting={lit((where) => where.tab === each)}
          news={each === 'log' ? unread : 0}
          open={() => {
            // What has been written up to now is read with the log, on the way in and on the way out.
            if (each === 'log' || tab === 'log') setRead(length)
            show(each)
          }}
        />
      ))}
    </nav>
  )
}
