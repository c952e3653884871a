// An open pile, all its cards side by side.

import type { ReactNode } from 'react'
import { AboutGroup, useAbout } from '../../ui/about.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { Subject } from '../../ui/pointer.ts'
import { useImperium } from '../useImperium.ts'
import { Component } from './Component.tsx'
import { numbered } from './HeldCard.tsx'
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

function OpenCard({ subject }: { readonly subject: Subject }): ReactNode {
  const { say } = useImperium()
  const look = useAbout(subject)
  return (
    <button
      type="button"
      className="pile-card"
      aria-label={say.name(subject.kind, subject.id)}
      {...look.props}
      onClick={look.open}
    >
      <Component subject={subject} say={say} />
    </button>
  )
}
