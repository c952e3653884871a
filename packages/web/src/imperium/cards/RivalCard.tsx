// What is printed for a Rival: what its Swordmaster costs, its priority list, its Signet Ring and its Scheme. Of a
// Leader of the base box only the Signet Ring ability is used.

import type { Translator } from '@sietch/i18n'
import { contentOf, type Effect } from '@sietch/imperium'
import type { ReactNode } from 'react'
import { Effects, fullnessOf } from '../../ui/Glyphs.tsx'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { Art } from './Art.tsx'
import { CardName } from './CardName.tsx'
import { densityOf } from './density.ts'
import './card.css'
import './rival-card.css'

type Props = { readonly id: string; readonly say: Translator }

export function RivalCard({ id, say }: Props): ReactNode {
  const { signet, card } = contentOf(say.box).rival(id)
  const names = card?.priorities.map((faction) => say.name('faction', faction)).join(', ') ?? ''
  return (
    <span
      className="card card-rival"
      data-dense={densityOf(fullnessOf([...signet, ...(card?.scheme ?? [])], say))}
    >
      <span className="card-head">
        <CardName name={say.name('rival', id)} language={say.language} />
        {card !== undefined && (
          <span className="card-swordmaster">
            <Icon name="agent" />
            <b>{card.swordmaster}</b>
          </span>
        )}
      </span>
      <span className="card-art">
        <Art kind="leader" id={id} />
      </span>
      {card !== undefined && (
        <span
          className="card-box card-priorities"
          role="img"
          aria-label={`${say.name('term', 'priority-list')}: ${names}`}
        >
          {card.priorities.map((faction, index) => (
            <span key={faction}>
              <b>{index + 1}</b>
              <Icon name={`faction:${faction}`} />
            </span>
          ))}
        </span>
      )}
      <Ability icon="signet" name={say.name('card', 'signet-ring')} effects={signet} say={say} />
      {card !== undefined && (
        <Ability icon="spy" name={say.name('term', 'scheme')} effects={card.scheme} say={say} />
      )}
    </span>
  )
}

type AbilityProps = {
  readonly icon: IconName
  readonly name: string
  readonly effects: readonly Effect[]
  readonly say: Translator
}

const Ability = ({ icon, name, effects, say }: AbilityProps): ReactNode => (
  <span className="card-box card-signet">
    <b className="card-title">
      <Icon name={icon} /> {name}
    </b>
    <span className="card-line">
      <Effects effects={effects} say={say} mood="they" />
    </span>
  </span>
)
