// The Combat of a round again, step by step at the viewer's own pace.

import { type ReactNode, useState } from 'react'
import { useWords } from '../../app/words.ts'
import { StageButtons } from '../../stage/StageButtons.tsx'
import { CombatScene } from './CombatScene.tsx'
import type { Combat } from './combat.ts'

type Props = { readonly combat: Combat; close(): void }

export function CombatAgain({ combat, close }: Props): ReactNode {
  const w = useWords()
  const [at, setAt] = useState(0)
  const step = combat.steps[at]
  if (step === undefined) return null
  return (
    <CombatScene combat={combat} step={step}>
      <StageButtons
        all={w('page.recap.back')}
        onAll={close}
        onNext={() => (at + 1 < combat.steps.length ? setAt(at + 1) : close())}
      >
        {at + 1} / {combat.steps.length}
      </StageButtons>
    </CombatScene>
  )
}
