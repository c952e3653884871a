// What a player or the planet does, on the stage of classic Dune: who, a large card, and the result.

import type { ReactNode } from 'react'
import { SummaryLine } from '../../table/SummaryLine.tsx'
import { Component } from '../cards/Component.tsx'
import { Who } from '../panels/Who.tsx'
import { useClassic } from '../useClassic.ts'
import type { Scene } from './scene-beats.ts'
import './scene.css'

export function SceneView({ data }: { readonly data: Scene }): ReactNode {
  const { game, say, names } = useClassic()
  const { seat, phase, events, card } = data
  const summary = game.summary?.(say, events, seat, names)
  return (
    <article className="scene">
      {card !== null && (
        <div className="scene-card">
          <Component subject={card} say={say} />
        </div>
      )}
      <div className="scene-told">
        <header>
          {seat !== null && <Who seat={seat} isShort />}
          <b>{say.name('phase', phase)}</b>
        </header>
        {summary === undefined ? (
          events.map((event, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what happened keeps its order
            <p key={index}>{say.event(event, names)}</p>
          ))
        ) : (
          <p className="scene-summary">
            <SummaryLine summary={summary} />
          </p>
        )}
      </div>
    </article>
  )
}
