// An Objective: a starting battle icon, and who plays first.

import type { Translator } from '@sietch/i18n'
import { contentOf } from '@sietch/imperium'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import './card.css'

type Props = { readonly id: string; readonly say: Translator }

export function ObjectiveTile({ id, say }: Props): ReactNode {
  const objective = contentOf(say.box).box.objectives.find((known) => known.id === id)
  if (objective === undefined) throw new Error(`there is no Objective "${id}"`)
  const { battleIcon, firstPlayer } = objective
  return (
    <span className="card card-objective">
      <Icon name={`battle-icon:${battleIcon}`} className="card-battle-icon" />
      <span className="card-name">{say.name('battle-icon', battleIcon)}</span>
      {firstPlayer && <span className="card-note">{say.name('term', 'first-player')}</span>}
    </span>
  )
}
