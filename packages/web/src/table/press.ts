// A button or card that disappears with its moment takes no focus from a pointer: removing a focused element forces a
// layout in the middle of rendering. Keyboard focus works as usual.

import { useEffect } from 'react'

const FLEETING = '.stage button, .decision [data-option], .lit[data-place^="hand:"]'

export function useLightPress(): void {
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const { target } = event
      if (!(target instanceof Element) || target.closest(FLEETING) === null) return
      event.preventDefault()
      // As after any click elsewhere.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    }
    document.addEventListener('mousedown', press)
    return () => document.removeEventListener('mousedown', press)
  }, [])
}
