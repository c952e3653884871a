// The number of cards in an open pile; a click shows them.

import { type ReactNode, useState } from 'react'
import { Pile } from './Pile.tsx'
import './pile.css'

type Props = {
  readonly name: string
  readonly cards: readonly string[]
  readonly kind?: 'card' | 'intrigue'
  readonly className?: string
}

export function PileButton({ name, cards, kind = 'card', className = '' }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={`pile-button ${className}`}
        aria-label={`${name}: ${cards.length}`}
        title={name}
        disabled={cards.length === 0}
        onClick={() => setOpen(true)}
      >
        {cards.length}
      </button>
      {isOpen && <Pile name={name} kind={kind} cards={cards} onClose={() => setOpen(false)} />}
    </>
  )
}
