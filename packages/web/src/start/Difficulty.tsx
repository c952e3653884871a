// How hard Rivals are to beat: the level of a solo game, or what kind of Rival two people have.

import type { ReactNode } from 'react'
import { Radios } from '../app/Radios.tsx'
import { useWords } from '../app/words.ts'
import { type Draft, LEVELS, rivalChoices, withRivals } from './draft.ts'
import { aboutLevel, aboutVariant, levelName, variantName } from './said-rivals.ts'

type Props = { readonly draft: Draft; onChange(draft: Draft): void }

export function Difficulty({ draft, onChange }: Props): ReactNode {
  const w = useWords()
  return (
    <Radios
      label={w('page.rivals.level')}
      options={LEVELS.map((id) => ({ id, name: levelName(w, id), about: aboutLevel(w, id, draft.game.id) }))}
      value={draft.rivals.level}
      onChange={(level) => onChange(withRivals(draft, { level }))}
    />
  )
}

const KINDS = ['full', 'streamlined'] as const

export function Variant({ draft, onChange }: Props): ReactNode {
  const w = useWords()
  const { who, streamlined } = rivalChoices(draft) ?? { who: [], streamlined: [] }
  if (who.length === 0) return <p>{w('page.rivals.faceless')}</p>
  if (streamlined.length === 0) return null
  const words = {
    full: { name: w('page.rivals.full'), about: w('page.rivals.full.about') },
    streamlined: { name: variantName(w, 'streamlined'), about: aboutVariant(w, 'streamlined') },
  }
  return (
    <Radios
      label={w('page.rivals.kind')}
      options={KINDS.map((id) => ({ id, ...words[id] }))}
      value={draft.rivals.streamlined ? 'streamlined' : 'full'}
      onChange={(kind) => onChange(withRivals(draft, { streamlined: kind === 'streamlined' }))}
    />
  )
}
