// An option as a chip: what it brings in icons, and its words.

import type { Option } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { useTable } from '../table/context.tsx'
import { useOptionWords } from './option-words.ts'

type Props = {
  readonly option: Option
  readonly role?: 'menuitem'
  /** It has been chosen: the list it was chosen from can close. */
  onChosen?(): void
}

export function Chip({ option, role, onChosen }: Props): ReactNode {
  const { game, shown, say, names, propose, hinted } = useTable()
  const { asked, view } = shown.snapshot
  const asking = asked?.options.includes(option) ? { say, names, view, asked, option } : null
  const isBright = asked?.options.length === 1 || (asking !== null && game.isMeant?.(asking) === true)
  const brief = asking && game.brief?.(asking)
  const words = useOptionWords()(option)
  return (
    <button
      type="button"
      role={role}
      className={`chip lit offer-${game.offerOf(option)} ${isBright ? 'primary' : ''} ${hinted?.key === option.key ? 'hinted' : ''}`}
      data-option={option.key}
      title={words}
      onClick={() => {
        onChosen?.()
        propose(option, game.laysOut)
      }}
    >
      {game.laysOut !== true && <game.Preview option={option} />}
      <span>{brief || words}</span>
    </button>
  )
}
