// Follows what a lesson points at, wherever the table moves it, and finds the bubble a place beside it.

import type { Spot } from '@sietch/games/lessons'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Box, elementsAt, roomFor } from './spots.ts'

type Laid = { readonly targets: readonly Box[]; readonly place: Pick<Box, 'x' | 'y'> | null }

/** Milliseconds between two looks: things move, tabs open, cards come and go. */
const PACE = 120

/** How long the bubble waits for what it points at, in milliseconds. */
const PATIENCE = 2000

/** What someone with something to do may need. */
const NEEDED = '.decision-bar, .decision-over, .place.lit, .bubble'

/** What waits for an answer beside a place that was picked: it stays as free as what is pointed at. */
const MENU = '.decision-menu'

const NOWHERE: Laid = { targets: [], place: null }

export function useLaid(
  bubble: RefObject<HTMLElement | null>,
  spots: readonly Spot[],
  isAsked: boolean,
): Laid {
  const [laid, setLaid] = useState(NOWHERE)
  const pointing = spots.join('\n')
  useLayoutEffect(() => {
    const wanted = pointing === '' ? [] : pointing.split('\n')
    let seen = ''
    let hasScrolled = false
    const since = performance.now()
    const look = () => {
      const element = bubble.current
      if (element === null) return
      const found = wanted.flatMap(elementsAt)
      // A table that is still rendering will have it in a moment.
      if (wanted.length > 0 && found.length === 0 && performance.now() < since + PATIENCE) return
      if (!hasScrolled && found.length > 0) {
        hasScrolled = true
        for (const each of found) each.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      }
      const targets = found.map(boxOf)
      const needed = isAsked ? boxesOf(NEEDED) : []
      const free = [...targets, ...(isAsked ? boxesOf(MENU) : [])]
      const { offsetWidth: width, offsetHeight: height } = element
      const window = { width: innerWidth, height: innerHeight }
      const now = JSON.stringify([free, needed, width, height, window])
      if (now === seen) return
      seen = now
      setLaid({ targets, place: roomFor({ width, height }, window, free, needed) })
    }
    look()
    const timer = setInterval(look, PACE)
    return () => clearInterval(timer)
  }, [bubble, pointing, isAsked])
  return laid
}

const boxesOf = (selector: string): readonly Box[] =>
  [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).map(boxOf)

function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) }
}
