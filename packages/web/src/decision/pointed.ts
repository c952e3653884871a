// The place of the table that the pointer or the focus is on.

import { useEffect, useState } from 'react'
import type { PlaceId } from '../table/selection.ts'

export function usePointed(): PlaceId | null {
  const [place, setPlace] = useState<PlaceId | null>(null)
  useEffect(() => {
    const point = ({ target }: Event) => {
      const spot = target instanceof Element ? target.closest('[data-place]') : null
      setPlace(spot?.getAttribute('data-place') ?? null)
    }
    document.addEventListener('pointerover', point)
    document.addEventListener('focusin', point)
    return () => {
      document.removeEventListener('pointerover', point)
      document.removeEventListener('focusin', point)
    }
  }, [])
  return place
}
