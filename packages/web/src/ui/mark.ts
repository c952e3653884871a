// Marks of the page that styles go by, where what is marked stands before what marks it: `:has()` would ask for it anew
// with everything that comes or goes, and style all that any rule with it is about.

import { useLayoutEffect } from 'react'

type Mark =
  | 'aside'
  | 'board-asked'
  | 'board-near'
  | 'own-seats'
  | 'past'
  | 'replay'
  | 'scene-below'
  | 'side-turned'

/** While it is on, the page is marked `data-NAME`. */
export function useMark(name: Mark, isOn = true): void {
  useLayoutEffect(() => {
    if (!isOn) return
    document.body.setAttribute(`data-${name}`, '')
    return () => document.body.removeAttribute(`data-${name}`)
  }, [name, isOn])
}
