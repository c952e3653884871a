// All that is offered and is no place of the table, none of it behind another: for a game whose bar grows with it.

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
