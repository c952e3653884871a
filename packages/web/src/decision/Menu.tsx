// What is left to say after a place was picked that several options share, in words, beside the place.

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useTable } from '../table/context.tsx'
import { Chip } from './Chip.tsx'

const MARGIN = 8

export function Menu(): ReactNode {
  const { picked, selection, shown } = useTable()
  const ref = useRef<HTMLDivElement>(null)
  const [spot, setSpot] = useState({ left: 0, top: 0 })
  const place = picked[picked.length - 1]
  const { asked } = shown.snapshot
  const isOpen = place !== undefined && selection.menu.length > 0 && asked !== null

  useLayoutEffect(() => {
    const menu = ref.current
    const anchor = isOpen ? document.querySelector(`[data-place="${CSS.escape(place)}"]`) : null
    if (menu === null || anchor === null) return
    const at = anchor.getBoundingClientRect()
    const { width, height } = menu.getBoundingClientRect()
    const within = (wanted: number, size: number, room: number) =>
      Math.max(MARGIN, Math.min(wanted, room - size - MARGIN))
    const above = at.top - height - MARGIN
    setSpot({
      left: within(at.left + at.width / 2 - width / 2, width, innerWidth),
      top: above >= MARGIN ? above : within(at.bottom + MARGIN, height, innerHeight),
    })
    menu.querySelector('button')?.focus()
  }, [isOpen, place])

  if (!isOpen) return null
  return (
    <div className="decision-menu" role="menu" ref={ref} style={spot}>
      {selection.menu.map((option) => (
        <Chip key={option.key} option={option} role="menuitem" />
      ))}
    </div>
  )
}
