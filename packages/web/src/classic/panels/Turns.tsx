// Shipment and Movement: who has had a turn, and who is next.

import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { inOrder, pendingOf, useClassic } from '../useClassic.ts'
import { Panel } from './Panel.tsx'
import { Who } from './Who.tsx'

export function Turns(): ReactNode {
  const { view, say, snapshot } = useClassic()
  const w = useWords()
  const acted = pendingOf(view, 'shipment')?.acted ?? []
  const acting = view.pending.findLast(({ kind }) => kind === 'player-turn')?.seat
  const asked = snapshot.decisions.map(({ seat }) => seat)
  return (
    <Panel title={say.name('phase', 'shipment')} about={{ kind: 'phase', id: 'shipment' }} className="turns">
      <ol>
        {inOrder(view).map(({ seat }) => {
          const state = acting === seat ? 'now' : acted.includes(seat) ? 'done' : 'later'
          return (
            <li key={seat} className={`turn turn-${state} ${asked.includes(seat) ? 'turn-asked' : ''}`}>
              <Who seat={seat} />
              {state !== 'later' && <span className="unseen">{w(`page.classic.turn.${state}`)}</span>}
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}
