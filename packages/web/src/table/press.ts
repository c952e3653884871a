// A button or a card that is gone with the moment it belongs to takes no focus from a pointer: where what has the focus goes, the
// browser lays the page out in the midst of drawing it. By the keyboard it is reached as ever.

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
