// A skill of Sardaukar Commanders: strength, or what it brings on the Reveal turn.

import type { Translator } from '@sietch/i18n'
import { contentOf } from '@sietch/imperium'
import type { ReactNode } from 'react'
import { Effects } from '../../ui/Glyphs.tsx'
import { Abilities, swordsOf } from './Abilities.tsx'
import { Art } from './Art.tsx'
import { CardName } from './CardName.tsx'
import './card.css'
import './tiles.css'

type Props = { readonly id: string; readonly say: Translator }

export function SkillTile({ id, say }: Props): ReactNode {
  const { strength, abilities } = contentOf(say.box).skill(id)
  return (
    <span className="card card-tile card-skill">
      <span className="card-head">
        <CardName name={say.name('skill', id)} language={say.language} />
      </span>
      <span className="card-art">
        <Art kind="skill" id={id} />
      </span>
      {strength.length > 0 && (
        <span className="card-box card-line">
          <Effects effects={swordsOf(strength)} say={say} />
        </span>
      )}
      <Abilities abilities={abilities} say={say} />
    </span>
  )
}
