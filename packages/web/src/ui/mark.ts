// Marks of the page that styles go by, where what is marked stands before what marks it: `:has()` would ask for it anew
// with everything that comes or goes.

import { useLayoutEffect } from 'react'

/** While it is on, the page is marked `data-NAME`. */
export function useMark(name: 'past' | 'replay' | 'scene-below' | 'side-turned', isOn = true): void {
  useLayoutEffect(() => {
    if (!isOn) return
    document.body.setAttribute(`data-${name}`, '')
    return () => document.body.removeAttribute(`data-${name}`)
  }, [name, isOn])
}
