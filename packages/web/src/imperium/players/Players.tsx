// All players around the table, each with what lies before them.

import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { HouseHagal } from '../rivals/HouseHagal.tsx'
import { seated, useImperium } from '../useImperium.ts'
import { PlayerPanel } from './PlayerPanel.tsx'
import './players.css'

export function Players(): ReactNode {
  const { view } = useImperium()
  const w = useWords()
  return (
    <section className="players" aria-label={w('page.tab.players')}>
      {seated(view).map((each) => (
        <PlayerPanel key={each.seat} {...each} />
      ))}
      <HouseHagal />
    </section>
  )
}
