// Closes overlays when someone presses Escape or clicks elsewhere.

import { type RefObject, useEffect } from 'react'

export function useDismiss(isOpen: boolean, within: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return
    const onPointer = ({ target }: Event) => {
      if (target instanceof Node && within.current?.contains(target) !== true) close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // What was started on the board stays started.
      event.stopImmediatePropagation()
      close()
      within.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
    }
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('keydown', onKey, true)
    return () => {
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('keydown', onKey, true)
    }
  }, [isOpen, within, close])
}
