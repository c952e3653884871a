// A face-up card that can only be read.

import type { ReactNode } from 'react'
import { useAbout } from '../../ui/about.tsx'
import type { Subject } from '../../ui/pointer.ts'
import { useImperium } from '../useImperium.ts'
import { Component } from './Component.tsx'
import './open-card.css'

export function OpenCard({ subject }: { readonly subject: Subject }): ReactNode {
  const { say } = useImperium()
  const look = useAbout(subject)
  return (
    <button
      type="button"
      className="open-card"
      aria-label={say.name(subject.kind, subject.id)}
      {...look.props}
      onClick={look.open}
    >
      <Component subject={subject} say={say} />
    </button>
  )
}
