// A Leader: ability on the left, Signet Ring ability on the right.

import type { Translator } from '@sietch/i18n'
import { contentOf, describeLeader } from '@sietch/imperium'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { Art } from './Art.tsx'
import { CardName } from './CardName.tsx'
import './card.css'

type Props = { readonly id: string; readonly say: Translator }

export function LeaderCard({ id, say }: Props): ReactNode {
  const { ability = [], signet = [] } = describeLeader(contentOf(say.box).leader(id))
  return (
    <span className="card card-leader">
      <span className="card-head">
        <CardName name={say.name('leader', id)} language={say.language} />
      </span>
      <span className="card-art">
        <Art kind="leader" id={id} />
      </span>
      <span className="card-box card-ability">
        <b className="card-title">{say.name('ability', `${id}/ability`)}</b>
        <span className="card-text">{say.text(ability)}</span>
      </span>
      {signet.length > 0 && (
        <span className="card-box card-signet">
          <b className="card-title">
            <Icon name="signet" /> {say.name('ability', `${id}/signet`)}
          </b>
          <span className="card-text">{say.text(signet)}</span>
        </span>
      )}
    </span>
  )
}
