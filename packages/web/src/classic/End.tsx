// After the end of classic Dune: who won and how, and how everyone stood.

import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { End as Ended } from '../end/End.tsx'
import { Places } from '../end/Places.tsx'
import { seatColors } from './houses.ts'
import { Emblem } from './Sign.tsx'
import { useClassic } from './useClassic.ts'

const MEASURES = ['strongholds', 'forces', 'tanks'] as const

export function End({ children }: { readonly children: ReactNode }): ReactNode {
  const { view } = useClassic()
  return (
    <div style={seatColors(view)}>
      <Ended measures={MEASURES} scores={<Scores />}>
        {children}
      </Ended>
    </div>
  )
}

function Scores(): ReactNode {
  const { view, snapshot, say, names } = useClassic()
  const w = useWords()
  return (
    <>
      {view.won !== null && <p className="end-way">{w(`page.classic.won.${view.won.by}`)}</p>}
      <Places outcome={snapshot.outcome}>
        {(seat) => {
          const player = view.players[seat]
          if (player === undefined) return null
          const { faction } = player
          // Each is placed by what it holds itself; allies are shown separately.
          const strongholds = snapshot.outcome?.scores[seat] ?? 0
          return (
            <>
              <header>
                <Emblem faction={faction} />
                <b>{names[seat]}</b>
                <span>
                  {names[seat] === say.name('faction', faction) ? '' : say.name('faction', faction)}
                </span>
                <strong>{strongholds}</strong>
              </header>
              <ul>
                <li>
                  <span>{say.name('term', 'stronghold')}</span> <b>{strongholds}</b>
                </li>
                <li>
                  <span>{w('page.chart.forces')}</span>{' '}
                  <b>{player.stacks.reduce((sum, { forces, elite }) => sum + forces + elite, 0)}</b>
                </li>
              </ul>
            </>
          )
        }}
      </Places>
    </>
  )
}
