// All the options that are no place of the table and do not go on, none of them behind another: for a few that must be
// weighed against each other.

import type { ReactNode } from 'react'
import { useMatch } from '../table/context.tsx'
import type { Asked } from '../table/table.ts'
import { Chip } from './Chip.tsx'

export function Listed({ asked }: { readonly asked: Asked }): ReactNode {
  const { game } = useMatch()
  return (
    <ul className="decision-listed">
      {asked.options
        .filter((option) => game.offerOf(option) !== 'onward')
        .map((option) => (
          <li key={option.key}>
            <Chip option={option} />
          </li>
        ))}
    </ul>
  )
}
