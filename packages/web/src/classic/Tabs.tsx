// The tabs of a phone.

import { type ReactNode, useState } from 'react'
import { useWords } from '../app/words.ts'
import { useCompany } from '../table/company.tsx'
import { zoneOf } from '../table/selection.ts'
import type { Emblem } from '../ui/emblems.ts'
import { TabButton } from '../ui/TabButton.tsx'
import { useClassic } from './useClassic.ts'

const TABS = ['map', 'hand', 'players', 'log'] as const
export type Tab = (typeof TABS)[number]

const EMBLEM: { readonly [T in Tab]: Emblem } = {
  map: 'treasure-map',
  hand: 'card-pickup',
  players: 'meeple-group',
  log: 'scroll-unfurled',
}

/** On which tab a place lies; players sit around the map, too. */
const TAB_OF: { readonly [zone: string]: Tab } = { part: 'map', territory: 'map', seat: 'map', hand: 'hand' }

type Props = { readonly tab: Tab; show(tab: Tab): void }

export function Tabs({ tab, show }: Props): ReactNode {
  const w = useWords()
  const { say, shown, selection } = useClassic()
  const length = shown.log.length
  const [read, setRead] = useState(length)
  const talk = useCompany().pages.reduce((sum, { news }) => sum + news, 0)
  const unread = talk + (tab === 'log' ? 0 : Math.max(length - read, 0))
  const lit = [...selection.lit].map((place) => TAB_OF[zoneOf(place)])
  const names: { readonly [T in Tab]: string } = {
    map: w('page.tab.map'),
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
          waiting={lit.filter((where) => where === each).length}
          news={each === 'log' ? unread : 0}
          open={() => {
            if (each === 'log' || tab === 'log') setRead(length)
            show(each)
          }}
        />
      ))}
    </nav>
  )
}
