// What the hovered or focused option would bring, or why it is closed. Its space is always reserved.

import type { ReactNode } from 'react'
import { useTable } from '../table/context.tsx'
import { useOptionWords } from './option-words.ts'
import { usePointed } from './pointed.ts'

export function Preview(): ReactNode {
  const { game, shown, say, closed, whyNot, wouldChoose, selection } = useTable()
  const words = useOptionWords()
  const { place, option: key, note } = usePointed()
  const { asked } = shown.snapshot
  const option =
    place !== null ? wouldChoose(place) : asked?.options.find((each) => key !== null && each.key === key)
  const isOpen = place === null || option !== undefined || selection.lit.has(place)
  const reason = note ?? (isOpen ? undefined : (closed.get(place) ?? whyNot(place))?.text)
  return (
    <span className="decision-preview" aria-hidden="true">
      {option !== undefined && (
        <>
          <span>{game.shortly?.(say, option) ?? words(option)}</span>
          <game.Preview option={option} />
        </>
      )}
      {reason !== undefined && <span className="decision-reason">{reason}</span>}
    </span>
  )
}
