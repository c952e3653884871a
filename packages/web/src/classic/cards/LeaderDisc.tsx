// A leader: a disc with the emblem of the faction and the strength.

import { factionOf, type LeaderId, strengthOf } from '@sietch/classic/content'
import type { Translator } from '@sietch/i18n'
import type { ReactNode } from 'react'
import { EmblemMark } from '../Sign.tsx'
import './cards.css'

type Props = { readonly id: LeaderId; readonly say: Translator }

/** With its name below it. */
export const LeaderCard = ({ id, say }: Props): ReactNode => (
  <span className="leader">
    <LeaderDisc id={id} />
    <span className="disc-name" lang={say.language}>
      {say.name('leader', id)}
    </span>
  </span>
)

export function LeaderDisc({ id }: Pick<Props, 'id'>): ReactNode {
  const faction = factionOf(id)
  return (
    <svg className="leader-disc" viewBox="-24 -24 48 48" data-house={faction} aria-hidden="true">
      <circle r="22" className="emblem-disc" />
      <EmblemMark faction={faction} size={27} y={-3} />
      <circle cx="12" cy="13" r="9" className="leader-strength" />
      <text x="12" y="13.5">
        {strengthOf(id)}
      </text>
    </svg>
  )
}
