// After picking a place that several options share: what distinguishes them, in words, beside the place.

import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useTable } from '../table/context.tsx'
import { layBeside } from '../ui/beside.ts'
import { Chip } from './Chip.tsx'

export function Menu(): ReactNode {
  const { picked, pending, selection, shown } = useTable()
  const ref = useRef<HTMLDivElement>(null)
  const place = picked[picked.length - 1]
  const { asked } = shown.snapshot
  const isOpen = place !== undefined && selection.menu.length > 0 && asked !== null && pending === null

  useLayoutEffect(() => {
    const menu = ref.current
    const anchor = isOpen ? document.querySelector(`[data-place="${CSS.escape(place)}"]`) : null
    if (menu === null || anchor === null) return
    menu.querySelector('button')?.focus({ preventScroll: true })
    return layBeside(menu, anchor)
  }, [isOpen, place])

  if (!isOpen) return null
  return (
    <div className="decision-menu" role="menu" ref={ref}>
      {selection.menu.map((option) => (
        <Chip key={option.key} option={option} role="menuitem" />
      ))}
    </div>
  )
}
