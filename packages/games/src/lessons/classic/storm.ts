// Storm and spice blow: what each does to the desert, and a spice field between two storms.

import type { LessonText } from '@sietch/i18n/learn'
import type { Lesson } from '../lesson.ts'
import { FULL_HANDS, QUIET } from './quiet.ts'

export const lesson: Lesson<LessonText<'classic-storm'>> = {
  game: 'classic',
  players: 2,
  setup: { factions: ['atreides', 'emperor'], positions: [5, 14] },
  seed: 'storm',
  given: {
    phase: 'storm',
    round: 3,
    storm: 16,
    dialers: ['0', '1'],
    spice: { 'red-chasm/7': 8 },
    spiceDiscards: [['red-chasm'], []],
    spiceDeck: ['shai-hulud', 'south-mesa'],
    treacheryDiscard: [...QUIET],
    players: {
      0: { spice: 5, forces: { 'tueks-sietch': 5 }, hand: [...(FULL_HANDS[0] ?? [])] },
      1: { spice: 5, forces: { 'red-chasm/7': 4, 'cielago-west/18': 2 }, hand: [...(FULL_HANDS[1] ?? [])] },
    },
  },
  steps: [
    { say: 'storm', at: ['storm'] },
    { say: 'dial', at: ['panel:decision'], goal: { key: 'dial *' }, shows: ['dial 2'] },
    { say: 'path', at: ['storm'], before: [{ seat: 1, key: 'dial 2' }] },
    { say: 'worm', at: ['part:red-chasm/7'] },
    { say: 'blow', at: ['spice:south-mesa/5'] },
    {
      say: 'task',
      goal: { event: { kind: 'spice-taken', to: 0, part: 'south-mesa/5', spice: { $min: 6 } } },
      shows: ['no-shipment', 'move tueks-sietch', 'to south-mesa/5', 'take 3 > tueks-sietch/5'],
      alone: { fails: { event: { kind: 'phase', phase: 'mentat-pause' } }, say: 'failed' },
    },
    { say: 'last', at: ['storm'] },
  ],
}
