// Each kind of beat of the Imperium family, and what draws it.

import { beatDrawing } from '../../stage/beat.ts'
import { CombatStage } from '../combat/CombatStage.tsx'
import { RoundRecap } from '../combat/RoundRecap.tsx'
import { Churn } from '../rivals/Churn.tsx'
import { RivalTurn } from '../rivals/RivalTurn.tsx'
import type { ImperiumBeat } from './beats.ts'
import { RoundStart } from './RoundStart.tsx'
import { Turn } from './Turn.tsx'

export const Beat = beatDrawing<ImperiumBeat>({
  turn: Turn,
  'rival-turn': RivalTurn,
  churn: Churn,
  combat: CombatStage,
  recap: RoundRecap,
  round: RoundStart,
})
