// Each kind of beat of classic Dune, and what draws it.

import { beatDrawing } from '../../stage/beat.ts'
import { BattleScene } from '../battle/BattleScene.tsx'
import { TurnRecap } from '../recap/TurnRecap.tsx'
import { TruthScene } from '../truth/TruthScene.tsx'
import type { ClassicBeat } from './beats.ts'
import { Collection } from './Collection.tsx'
import { MentatPause } from './MentatPause.tsx'
import { SceneView } from './SceneView.tsx'

export const Beat = beatDrawing<ClassicBeat>({
  battle: BattleScene,
  scene: SceneView,
  collection: Collection,
  pause: MentatPause,
  truth: TruthScene,
  recap: TurnRecap,
})
