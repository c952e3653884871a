// A contract: what completes it and what it brings.

import type { Translator } from '@sietch/i18n'
import { type Contract, contentOf } from '@sietch/imperium'
import type { ReactNode } from 'react'
import { Effects } from '../../ui/Glyphs.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { CardName } from './CardName.tsx'
import './card.css'

type Props = { readonly id: string; readonly say: Translator }

export function ContractTile({ id, say }: Props): ReactNode {
  const { completedBy, reward } = contentOf(say.box).contract(id)
  return (
    <span className="card card-contract">
      <span className="card-head">
        <Mark by={completedBy} say={say} />
        <CardName name={say.name('contract', id)} language={say.language} />
      </span>
      <span className="card-box card-line">
        <Effects effects={reward} say={say} />
      </span>
    </span>
  )
}

/** The icon of the space to visit, or of what is to be done. */
function Mark({ by, say }: { readonly by: Contract['completedBy']; readonly say: Translator }): ReactNode {
  if (by === 'taking') return <Icon name="contract" />
  if (by === 'alliance') return <Icon name="alliance:any" />
  if ('harvest' in by) return <Icon name="spice" n={by.harvest} />
  if ('space' in by) return <Icon name={`icon:${contentOf(say.box).space(by.space).icon}`} />
  return <Icon name="card" />
}
