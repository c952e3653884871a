// The storm: who dials for it, and how far it moves.

import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { stormOf, useClassic } from '../useClassic.ts'
import { Panel } from './Panel.tsx'
import { Wheel } from './Wheel.tsx'
import { Who } from './Who.tsx'

export function Storm(): ReactNode {
  const { view, say } = useClassic()
  const w = useWords()
  const storm = stormOf(view)
  if (storm === undefined) return null
  const { dials, stage, distance } = storm
  const waiting = dials.waiting.map((seat) => ({ seat, pick: undefined, isReady: false }))
  const chosen = dials.chosen.map(({ seat, pick }) => ({ seat, pick, isReady: true }))
  const dialers = [...waiting, ...chosen].sort((a, b) => a.seat - b.seat)
  return (
    <Panel title={say.name('phase', 'storm')} about={{ kind: 'phase', id: 'storm' }} className="storm-panel">
      {stage === 'dial' && (
        <ul className="storm-dials">
          {dialers.map(({ seat, pick, isReady }) => (
            <li key={seat} data-house={view.players[seat]?.faction}>
              <Wheel dial={pick} label={say.name('term', 'battle-wheel')} />
              <span className="storm-dialer">
                <Who seat={seat} />
                <small>{w(`page.classic.storm.${isReady ? 'dialled' : 'dials'}`)}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p>{stage === 'dial' ? w('page.classic.storm.sum') : w('page.classic.storm.moves', { n: distance })}</p>
    </Panel>
  )
}
