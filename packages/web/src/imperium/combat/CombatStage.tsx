// A step of the Combat as it happens.

import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { StageButtons } from '../../stage/StageButtons.tsx'
import { CombatScene } from './CombatScene.tsx'
import type { CombatBeat } from './combat-beats.ts'

export function CombatStage({ data: { combat, step } }: { readonly data: CombatBeat['data'] }): ReactNode {
  const w = useWords()
  return (
    <CombatScene combat={combat} step={step}>
      <StageButtons all={w('page.combat.result')} />
    </CombatScene>
  )
}
