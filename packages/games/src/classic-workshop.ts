// The workshop of classic Dune.

import { classicBotFor, classicJudgement, classicPuzzling } from '@sietch/bots'
import type { ClassicSetup, ClassicState, ClassicView } from '@sietch/classic'
import { checkInvariants, components, componentsIn } from '@sietch/classic/invariants'
import { classicScenarios } from '@sietch/classic/scenario'
import { uncapped } from './uncapped.ts'
import type { Workshop } from './workshop.ts'

const judgement = classicJudgement()

export const workshop: Workshop<ClassicState, ClassicSetup, ClassicView> = {
  scenarios: classicScenarios,
  bots: uncapped((level, change) => classicBotFor(level, judgement, change)),
  puzzling: classicPuzzling(judgement),
  bench: [2, 6],
  invariants: checkInvariants,
  components,
  componentsIn,
}
