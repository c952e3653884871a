// Each kind of beat of the Imperium family, and what draws it.

import { beatDrawing } from '../../stage/beat.ts'
import type { ImperiumBeat } from './beats.ts'
import { Turn } from './Turn.tsx'

export const Beat = beatDrawing<ImperiumBeat>({ turn: Turn })
