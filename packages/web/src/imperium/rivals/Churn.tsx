// Dice on the stage, and the cards they remove from the Imperium Row.

import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { useMatch } from '../../table/context.tsx'
import { Component } from '../cards/Component.tsx'
import type { ChurnBeat } from './churn-beats.ts'
import '../stage/turn.css'
import './rival-turn.css'

/** The faces of a die. */
const FACES = '⚀⚁⚂⚃⚄⚅'

export function Churn({ data: { dice, cards } }: { readonly data: ChurnBeat['data'] }): ReactNode {
  const { say } = useMatch()
  const w = useWords()
  return (
    <article className="turn-scene">
      <div className="turn-fan">
        {cards.map((id) => (
          <span key={id} className="turn-card">
            <Component subject={{ kind: 'card', id }} say={say} />
          </span>
        ))}
      </div>
      <div className="turn-told">
        <h2>{w('churn')}</h2>
        <p className="churn-dice" role="img" aria-label={w('page.rivals.dice', { dice: dice.join(', ') })}>
          {dice.map((die, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: both dice may show the same
            <span key={index}>{FACES[die - 1]}</span>
          ))}
        </p>
      </div>
    </article>
  )
}
