// A number on the stage that counts up or down to what it is, calmly; at once for those who want no motion.

import { useEffect, useRef, useState } from 'react'
import { useSettings } from '../app/settings.ts'

const DURATION = 700

/** `from` is where it begins when it is first shown. */
export function useCounted(to: number, from = to): number {
  const { motion } = useSettings()
  const reached = useRef(from)
  const [counted, setCounted] = useState(from)
  const isStill = motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches
  useEffect(() => {
    const start = reached.current
    if (isStill || start === to) return
    const began = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, Math.max(0, (now - began) / DURATION))
      reached.current = Math.round(start + (to - start) * part)
      setCounted(reached.current)
      if (part < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [to, isStill])
  return isStill ? to : counted
}
