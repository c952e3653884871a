// A button for an option where it is mentioned; null if it is not open to the viewer.

import type { ReactNode } from 'react'
import { useOptionWords } from '../../decision/option-words.ts'
import { useTable } from '../../table/context.tsx'

type Props = { readonly option: string; readonly isBright?: boolean; readonly children: ReactNode }

export function Deed({ option: key, isBright = false, children }: Props): ReactNode {
  const { shown, propose } = useTable()
  const words = useOptionWords()
  const { asked, offered } = shown.snapshot
  const option = [...(asked?.options ?? []), ...(offered?.options ?? [])].find((one) => one.key === key)
  if (option === undefined || shown.ahead > 0) return null
  return (
    <button
      type="button"
      className={`deed ${isBright ? 'primary' : ''}`}
      data-option={key}
      aria-label={words(option)}
      title={words(option)}
      onClick={() => propose(option, true)}
    >
      {children}
    </button>
  )
}
