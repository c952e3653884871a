// The tabs of a phone: the parts of the board, and the parts of the table.

import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { useTable } from '../table/context.tsx'
import { type Tab, TableTabs } from '../table/TableTabs.tsx'
import { TabButton } from '../ui/TabButton.tsx'
import { PARTS, type Part, type Where, whereIs } from './regions.ts'
import { useImperium } from './useImperium.ts'

/** Where the places to choose lie. */
function useLit(): readonly Where[] {
  const { view, content } = useImperium()
  const { selection } = useTable()
  return [...selection.lit].flatMap((place) => whereIs(place, view.box, content) ?? [])
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
          waiting={lit.filter((where) => where.part === each).length}
          open={() => show(each)}
        />
      ))}
    </nav>
  )
}

type TabProps = { readonly tab: Tab; show(tab: Tab): void }

export function Tabs(props: TabProps): ReactNode {
  const w = useWords()
  const lit = useLit().map(({ tab }) => tab)
  return <TableTabs {...props} board={w('page.tab.board')} lit={lit} />
}
