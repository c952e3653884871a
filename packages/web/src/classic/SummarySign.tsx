// An icon of a summary of classic Dune.

import type { ReactNode } from 'react'
import { Icon } from '../ui/Icon.tsx'
import type { SIGNS } from './icons.ts'
import { Sign } from './Sign.tsx'

export type SummaryIcon = keyof typeof SIGNS | 'spice' | 'battle' | 'first'

export function SummarySign({ name }: { readonly name: string }): ReactNode {
  const icon = name as SummaryIcon
  switch (icon) {
    case 'spice':
      return <Icon name="spice" />
    case 'battle':
      return <Icon name="combat" />
    case 'first':
      return <Icon name="agent" />
    default:
      return <Sign name={icon} />
  }
}
