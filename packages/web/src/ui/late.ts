// What a moment changes is drawn over several frames: what is played on first, then what tells of it. All in one frame
// would hold up the page.

import { startTransition, useEffect, useState } from 'react'

/** The value as it was so many frames ago; whoever does not look at the page sees it change later. */
export function useLate<T>(value: T, frames: number): T {
  const [late, setLate] = useState({ value })
  useEffect(() => {
    let left = frames
    let frame = requestAnimationFrame(function next() {
      left--
      if (left > 0) frame = requestAnimationFrame(next)
      // Apart from whatever else has to be drawn at once.
      else startTransition(() => setLate((now) => (now.value === value ? now : { value })))
    })
    return () => cancelAnimationFrame(frame)
  }, [value, frames])
  return late.value
}
