// Someone's turn on the stage: who it is, a large view of the card they play, and the result.

import type { SeenEvent } from '@sietch/kernel'
import type { CSSProperties, ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { useMatch } from '../../table/context.tsx'
import { colorName } from '../../table/names.ts'
import { SummaryLine } from '../../table/SummaryLine.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { Subject } from '../../ui/pointer.ts'
import { SeatMark } from '../../ui/SeatMark.tsx'
import { Told } from '../../ui/Told.tsx'
import { Component } from '../cards/Component.tsx'
import type { TurnScene } from './turn-beats.ts'
import './turn.css'

export function Turn({ data }: { readonly data: TurnScene }): ReactNode {
  const { game, say, names } = useMatch()
  const w = useWords()
  const { seat, ally, leader, events, cards, acquired, reveal } = data
  const told = events.filter(
    (event) => event.kind !== 'activated' && (reveal === null || !isPersuasion(event)),
  )
  const summary = game.summary?.(say, told, seat, names)
  const led = leader === null ? '' : say.name('leader', leader)
  // A player who has just chosen a Leader would already be called by its name.
  const choosesLeader = summary?.deed.some(({ kind, id }) => kind === 'leader' && id === leader)
  const name = choosesLeader && led === names[seat] ? colorName(seat, w) : names[seat]
  return (
    <article className="turn-scene" data-reveal={reveal !== null || undefined}>
      {cards.length > 0 && <Fan cards={cards} />}
      <div className="turn-told">
        <header>
          <SeatMark seat={seat} />
          <b>{name}</b>
          {led !== names[seat] && <small>{led}</small>}
          {ally !== null && (
            <span className="turn-ally" data-seat={ally}>
              <Icon name="ally" />
              <SeatMark seat={ally} />
              <b>{names[ally]}</b>
            </span>
          )}
        </header>
        {reveal !== null && (
          <p className="turn-reveal">
            <span>
              <Icon name="persuasion" /> <b>{reveal.persuasion}</b> {say.name('term', 'persuasion')}
            </span>
            <span>
              <Icon name="strength" /> <b>{reveal.strength}</b> {say.name('term', 'strength')}
            </span>
          </p>
        )}
        {summary !== undefined && (
          <p className="turn-summary">
            <SummaryLine summary={summary} isOutcomeOnly={reveal !== null} />
          </p>
        )}
      </div>
      {reveal !== null && acquired.length > 0 && (
        <div className="turn-acquired">
          <Fan cards={acquired} />
        </div>
      )}
    </article>
  )
}

/** Cards that lie over each other where there are many. */
function Fan({ cards }: { readonly cards: readonly Subject[] }): ReactNode {
  const { say } = useMatch()
  return (
    <div className="turn-fan" style={{ '--cards': cards.length } as CSSProperties}>
      {cards.map((card, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same card may be there twice
        <Told key={index} about={card} label={say.name(card.kind, card.id)} className="turn-card">
          <Component subject={card} say={say} />
        </Told>
      ))}
    </div>
  )
}

/** It is shown large. */
const isPersuasion = ({ kind, data }: SeenEvent): boolean => kind === 'gained' && data.what === 'persuasion'
