// A plain table: the prompt on top, below it the table and what each player has, and the log.

import type { Json } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { Decision } from '../decision/Decision.tsx'
import { Side } from '../log/Side.tsx'
import { useCompany } from '../table/company.tsx'
import { useMoment } from '../table/context.tsx'
import { OwnTime } from '../table/OwnTime.tsx'
import { roleOf } from '../table/role.ts'
import { InTeams } from '../ui/InTeams.tsx'
import { SeatMark } from '../ui/SeatMark.tsx'
import { Fields } from './Fields.tsx'
import { sorted } from './sorted.ts'
import './plain.css'

export function Board(): ReactNode {
  const { table, snapshot, names } = useMoment()
  const w = useWords()
  const { seatNote } = useCompany()
  const { seats } = table.setup
  const { view, viewer, decisions } = snapshot
  // A view is what could be sent.
  const { common, bySeat } = sorted(view as Json, seats.length)
  return (
    <div className="plain">
      <div className="plain-asked">
        <OwnTime />
        <Decision />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has only a keyboard scrolls it, too */}
      <section className="plain-table" aria-label={w('page.tab.board')} tabIndex={0}>
        <Fields of={common} />
        <InTeams seats={seats.map((_, seat) => seat)} sides={table.setup}>
          {(group) => (
            <ul className="plain-players" aria-label={w('page.tab.players')}>
              {group.map((seat) => (
                <li key={seat} data-seat={seat} className={seat === viewer ? 'plain-own' : undefined}>
                  <h3 aria-current={decisions.some((each) => each.seat === seat) || undefined}>
                    <SeatMark seat={seat} /> {names[seat]} <small>{roleOf(table.setup, seat, w)}</small>
                    {seatNote(seat)}
                  </h3>
                  <Fields of={bySeat[seat] ?? []} />
                </li>
              ))}
            </ul>
          )}
        </InTeams>
      </section>
      <div className="plain-log">
        <Side />
      </div>
    </div>
  )
}
