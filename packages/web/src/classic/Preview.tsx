// What an option costs, in icons: a shipment per force; and what a card does when played.

import { FACTION, type PartId, shippingPrice, territoryOf } from '@sietch/classic/content'
import type { Option } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { Icon } from '../ui/Icon.tsx'
import { tell } from './cards/tell.tsx'
import { useClassic } from './useClassic.ts'

export function Preview({ option: { verb, targets } }: { readonly option: Option }): ReactNode {
  const { own, say } = useClassic()
  const w = useWords()
  const [target] = targets
  // Explains a card before it is played.
  if (verb === 'play' && target?.kind === 'treachery')
    return <span>{tell(say, { kind: 'treachery', id: String(target.id) })?.sections[0]?.text}</span>
  if (verb !== 'ship' || target?.kind !== 'part' || own === undefined) return null
  // The Guild pays half, and reserves on the planet cost nothing: their sheets say so.
  const { faction } = own.player
  if (FACTION[faction].reservesOnPlanet || faction === 'guild') return null
  return (
    <span className="price">
      <Icon name="spice" n={shippingPrice(territoryOf(target.id as PartId))} /> {w('page.classic.each')}
    </span>
  )
}
