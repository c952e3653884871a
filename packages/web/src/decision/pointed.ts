// What is hovered or focused: a place on the table, an option beside it, or something with its own note.

import { useEffect, useState } from 'react'
import type { PlaceId } from '../table/selection.ts'

export type Pointed = {
  readonly place: PlaceId | null
  /** The key of an option. */
  readonly option: string | null
  readonly note: string | null
}

const NOTHING: Pointed = { place: null, option: null, note: null }

export function usePointed(): Pointed {
  const [pointed, setPointed] = useState(NOTHING)
  useEffect(() => {
    const point = ({ target }: Event) => {
      const spot =
        target instanceof Element ? target.closest('[data-place], [data-option], [data-note]') : null
      const of = (name: string) => spot?.getAttribute(name) ?? null
      const [place, option, note] = [of('data-place'), of('data-option'), of('data-note')]
      setPointed((was) =>
        was.place === place && was.option === option && was.note === note ? was : { place, option, note },
      )
    }
    document.addEventListener('pointerover', point)
    document.addEventListener('focusin', point)
    return () => {
      document.removeEventListener('pointerover', point)
      document.removeEventListener('focusin', point)
    }
  }, [])
  return pointed
}
