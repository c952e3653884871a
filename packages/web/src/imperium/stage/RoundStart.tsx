// A round begins, on the stage.

import type { ReactNode } from 'react'
import { useMatch } from '../../table/context.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Component } from '../cards/Component.tsx'
import type { RoundBeat } from './round-beats.ts'
import './turn.css'

export function RoundStart({ data }: { readonly data: RoundBeat['data'] }): ReactNode {
  const { say, names } = useMatch()
  const { conflict, makers } = data
  return (
    <article className="turn-scene">
      <div className="turn-fan">
        <span className="turn-card">
          <Component subject={{ kind: 'conflict', id: conflict }} say={say} />
        </span>
      </div>
      <div className="turn-told">
        <h2>{say.event({ kind: 'round', data }, names)}</h2>
        {makers.length > 0 && (
          <p className="turn-summary">
            {makers.map(({ space, now }) => (
              <span key={space}>
                <Icon name="spice" n={now} /> {say.name('space', space)}
              </span>
            ))}
          </p>
        )}
      </div>
    </article>
  )
}
