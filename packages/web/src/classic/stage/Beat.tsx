// Each kind of beat of classic Dune, and what draws it.

import { beatDrawing } from '../../stage/beat.ts'
import type { ClassicBeat } from './beats.ts'
import { SceneView } from './SceneView.tsx'

export const Beat = beatDrawing<ClassicBeat>({ scene: SceneView })
