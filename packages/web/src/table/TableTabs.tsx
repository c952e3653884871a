// The tabs of a phone: the board, the hand, the players, the log.

import { type ReactNode, useState } from 'react'
import { useWords } from '../app/words.ts'
import type { Emblem } from '../ui/emblems.ts'
import { TabButton } from '../ui/TabButton.tsx'
import { useCompany } from './company.tsx'
import { useMoment } from './context.tsx'

const TABS = ['board', 'hand', 'players', 'log'] as const
export type Tab = (typeof TABS)[number]

const EMBLEM: { readonly [T in Tab]: Emblem } = {
  board: 'treasure-map',
  hand: 'card-pickup',
  players: 'meeple-group',
  log: 'scroll-unfurled',
}

type Props = {
  readonly tab: Tab
  show(tab: Tab): void
  /** What the game calls its board. */
  readonly board: string
  /** On which tab each place to choose lies. */
  readonly lit: readonly (Tab | undefined)[]
}

export function TableTabs({ tab, show, board, lit }: Props): ReactNode {
  const w = useWords()
  const { say, log } = useMoment()
  const length = log.length
  const [read, setRead] = useState(length)
  const talk = useCompany().pages.reduce((sum, { news }) => sum + news, 0)
  const unread = talk + (tab === 'log' ? 0 : Math.max(length - read, 0))
  const names: { readonly [T in Tab]: string } = {
    board,
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
            // What has been written up to now is read with the log, on the way in and on the way out.
            if (each === 'log' || tab === 'log') setRead(length)
            show(each)
          }}
        />
      ))}
    </nav>
  )
}
