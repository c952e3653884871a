// All options that are not places on the table, none hidden: for a game whose bar grows.

import type { Option } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { Chip } from './Chip.tsx'

type Props = { readonly options: readonly Option[]; readonly steppers: readonly ReactNode[] }

export function Listed({ options, steppers }: Props): ReactNode {
  return (
    <ul className="decision-listed">
      {steppers.map((stepper, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they stay in their order
        <li key={index} className="decision-listed-number">
          {stepper}
        </li>
      ))}
      {options.map((option) => (
        <li key={option.key}>
          <Chip option={option} />
        </li>
      ))}
    </ul>
  )
}
