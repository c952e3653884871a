// After the end of an Imperium game.

import type { ReactNode } from 'react'
import { End as Ended } from '../end/End.tsx'
import { Scores } from './Scores.tsx'

const MEASURES = ['vp', 'influence', 'spice', 'solari', 'water', 'strength'] as const

export const End = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <Ended isByPoints measures={MEASURES} scores={<Scores />}>
    {children}
  </Ended>
)
