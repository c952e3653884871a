// Says that an older page in another tab keeps this one from the games of this browser.

import type { ReactNode } from 'react'
import { useCell } from '../cell.ts'
import { Banner } from '../ui/Banner.tsx'
import { isHeld } from './matches.ts'
import { useWords } from './words.ts'

export function Held(): ReactNode {
  const w = useWords()
  return useCell(isHeld) ? <Banner text={w('page.matches.held')} /> : null
}
