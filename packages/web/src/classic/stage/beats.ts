// What happens in classic Dune, in beats, in the order in which they are shown. A new kind joins the union, is made by a
// function called here, and is drawn by its component in `Beat.tsx`.

import type { Happening } from '../../stage/beat.ts'
import { type BattleBeat, battleBeats } from '../battle/battle-beats.ts'
import { type TurnRecapBeat, turnRecapBeats } from '../recap/turn-beats.ts'
import { type TruthBeat, truthBeats } from '../truth/truth-beats.ts'
import { type RoundEndBeat, roundEndBeats } from './round-end-beats.ts'
import { type ScenesBeat, sceneBeats } from './scene-beats.ts'

export type ClassicBeat = BattleBeat | ScenesBeat | RoundEndBeat | TruthBeat | TurnRecapBeat

export const beats = (happening: Happening): readonly ClassicBeat[] => [
  ...battleBeats(happening),
  ...truthBeats(happening),
  // If a choice begins a round, everything else belongs to the new one.
  ...turnRecapBeats(happening),
  ...sceneBeats(happening),
  ...roundEndBeats(happening),
]
