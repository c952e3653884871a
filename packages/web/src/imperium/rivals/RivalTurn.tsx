// A Rival's turn on the stage: the House Hagal cards one by one, why the first ones sent no one, where the last one
// sent the Agent, and the result.

import type { CSSProperties, ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { useMatch } from '../../table/context.tsx'
import { SummaryLine } from '../../table/SummaryLine.tsx'
import { SeatMark } from '../../ui/SeatMark.tsx'
import { Told } from '../../ui/Told.tsx'
import { Component } from '../cards/Component.tsx'
import type { Drawn, RivalScene } from './rival-beats.ts'
import '../stage/turn.css'
import './rival-turn.css'

/** Of many cards that sent no one, the last few are enough. */
const MOST = 4

export function RivalTurn({ data }: { readonly data: RivalScene }): ReactNode {
  const { game, say, names } = useMatch()
  const w = useWords()
  const { seat, drawn, events } = data
  const summary = game.summary?.(say, events, seat, names)
  const shown = drawn.slice(-MOST)
  return (
    <article className="turn-scene rival-turn" data-several={shown.length > 1 || undefined}>
      <div className="rival-drawn">
        {shown.map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same card may be revealed twice
          <Card key={drawn.length - shown.length + index} drawn={each} index={index} />
        ))}
      </div>
      <div className="turn-told">
        <header>
          <SeatMark seat={seat} />
          <b>{names[seat]}</b>
          <small>{w('page.players.automa')}</small>
        </header>
        {summary !== undefined && (
          <p className="turn-summary">
            <SummaryLine summary={summary} />
          </p>
        )}
      </div>
    </article>
  )
}

function Card({ drawn, index }: { readonly drawn: Drawn; readonly index: number }): ReactNode {
  const { say } = useMatch()
  const w = useWords()
  const { card, skipped } = drawn
  const why = skipped && whyOf()
  return (
    <figure
      className="rival-card-drawn"
      data-skipped={skipped !== undefined || undefined}
      style={{ '--nth': index } as CSSProperties}
    >
      <Told about={{ kind: 'hagal', id: card }} label={say.name('hagal', card)} className="turn-card">
        <Component subject={{ kind: 'hagal', id: card }} say={say} />
      </Told>
      {why !== undefined && <figcaption>{why}</figcaption>}
    </figure>
  )

  function whyOf(): string | undefined {
    if (skipped?.needs !== undefined)
      return w('page.rivals.skipped.needs', {
        n: skipped.needs.n,
        faction: say.name('faction', skipped.needs.faction),
      })
    return skipped && w(`page.rivals.skipped.${skipped.why}`)
  }
}
