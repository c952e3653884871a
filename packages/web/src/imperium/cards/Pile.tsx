// An open pile, all its cards side by side.

import type { ReactNode } from 'react'
import { AboutGroup } from '../../ui/about.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { numbered } from './HeldCard.tsx'
import { OpenCard } from './OpenCard.tsx'
import './pile.css'

type Props = {
  readonly name: string
  readonly kind: 'card' | 'intrigue'
  readonly cards: readonly string[]
  onClose(): void
}

export function Pile({ name, kind, cards, onClose }: Props): ReactNode {
  const subjects = cards.map((id) => ({ kind, id }))
  return (
    <Dialog title={`${name} (${cards.length})`} onClose={onClose}>
      <AboutGroup subjects={subjects}>
        <div className="pile-cards">
          {numbered(cards).map(({ id, name: key }) => (
            <OpenCard key={key} subject={{ kind, id }} />
          ))}
        </div>
      </AboutGroup>
    </Dialog>
  )
}
