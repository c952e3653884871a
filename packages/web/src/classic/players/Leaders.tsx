// The leaders of a player as small discs: ready, fought, dead, captured.

import { strengthOf } from '@sietch/classic/content'
import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { Told } from '../../ui/Told.tsx'
import { Sign } from '../Sign.tsx'
import { type Seated, sizeOf, useClassic } from '../useClassic.ts'

export function Leaders({ player }: Seated): ReactNode {
  const { say, view } = useClassic()
  const w = useWords()
  const { leaders, traitors, revealedTraitors, captives } = player
  return (
    <div className="sheet-leaders">
      {leaders.map(({ id, place, fought }) => {
        const state = place === 'ready' && fought !== null ? 'fought' : place
        return (
          <Told
            key={id}
            about={{ kind: 'leader', id }}
            label={`${say.name('leader', id)}: ${w(`page.classic.leader.${state}`)}`}
            className={`sheet-leader sheet-leader-${state}`}
          >
            {strengthOf(id)}
          </Told>
        )
      })}
      <span className="sheet-secrets">
        {sizeOf(captives) > 0 && (
          <span role="img" aria-label={`${say.name('term', 'captured-leaders')}: ${sizeOf(captives)}`}>
            <Sign name="captive" />
            {sizeOf(captives)}
          </span>
        )}
        {view.phase !== 'setup' && (
          <span role="img" aria-label={`${say.name('term', 'traitor')}: ${sizeOf(traitors)}`}>
            <Sign name="traitor" />
            {sizeOf(traitors)}
          </span>
        )}
        {revealedTraitors.map((id) => (
          <Told
            key={id}
            about={{ kind: 'leader', id }}
            label={say.name('leader', id)}
            className="sheet-traitor"
          >
            {say.name('leader', id)}
          </Told>
        ))}
      </span>
    </div>
  )
}
