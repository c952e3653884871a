// A Conflict card: its level, its battle icon, and what the first three gain.

import type { Translator } from '@sietch/i18n'
import { contentOf } from '@sietch/imperium'
import type { ReactNode } from 'react'
import { Effects, fullnessOf } from '../../ui/Glyphs.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Art } from './Art.tsx'
import { CardName } from './CardName.tsx'
import { densityOf } from './density.ts'
import './card.css'

type Props = { readonly id: string; readonly say: Translator }

const LEVELS = { 1: 'I', 2: 'II', 3: 'III' } as const

export function ConflictCard({ id, say }: Props): ReactNode {
  const { level, battleIcon, rewards } = contentOf(say.box).conflict(id)
  return (
    <span className="card card-conflict" data-dense={densityOf(fullnessOf(rewards.flat(), say))}>
      <span className="card-head">
        <b className="card-level">{LEVELS[level]}</b>
        <CardName name={say.name('conflict', id)} language={say.language} />
      </span>
      <span className="card-art">
        <Art kind="conflict" id={id} />
        {battleIcon !== undefined && <Icon name={`battle-icon:${battleIcon}`} className="card-battle-icon" />}
      </span>
      {rewards.map((effects, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: first, second and third
        <span key={index} className="card-box card-reward">
          <b className="card-place">{index + 1}</b>
          <span className="card-line">
            <Effects effects={effects} say={say} />
          </span>
        </span>
      ))}
    </span>
  )
}
