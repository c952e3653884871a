// The sheets of all factions at the table, in the order of the seats.

import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { seated, useClassic } from '../useClassic.ts'
import { Sheet } from './Sheet.tsx'
import './sheets.css'

export function Sheets(): ReactNode {
  const { view } = useClassic()
  const w = useWords()
  return (
    <section className="sheets" aria-label={w('page.tab.players')} data-count={view.players.length}>
      {seated(view).map((each) => (
        <Sheet key={each.seat} {...each} />
      ))}
    </section>
  )
}
