// The rules behind what is closed in classic Dune.

import type { Reason } from '@sietch/classic'
import type { Rules } from '../cited.ts'

export const reasons: { readonly [why in Reason['why']]: Rules } = {
  storm: ['DUN-STM-6', 'DUN-SHP-4', 'DUN-MOV-7'],
  full: ['DUN-SHP-5', 'DUN-MOV-9'],
  ally: ['DUN-ALY-8'],
  'too-far': ['DUN-MOV-2', 'DUN-MOV-3', 'FAC-FRE-5'],
  'far-from-great-flat': ['FAC-FRE-3'],
  here: ['DUN-MOV-1'],
  'storm-between': ['DUN-MOV-7', 'DUN-STM-6'],
  'full-between': ['DUN-MOV-9'],
  'nowhere-to-go': ['DUN-MOV-2', 'DUN-MOV-7'],
  'must-leave': ['DUN-ALY-9'],
  'no-reserves': ['DUN-SHP-1'],
  spice: ['DUN-SHP-2', 'DUN-REV-2'],
  bid: ['DUN-BID-8', 'DUN-BID-6'],
  'revival-limit': ['DUN-REV-1'],
  'free-revival-only': ['FAC-FRE-2', 'DUN-REV-2'],
  'leaders-alive': ['DUN-REV-4', 'DUN-REV-8'],
  'face-down': ['DUN-REV-7'],
  dead: ['DUN-BAT-13', 'DUN-BAT-24'],
  captured: ['FAC-HAR-51', 'DUN-BAT-13'],
  fought: ['DUN-BAT-13', 'DUN-BAT-29'],
  dial: ['DUN-BAT-11', 'ADV-BAT-5'],
  slot: ['DUN-BAT-17', 'DUN-TCH-2'],
  leaderless: ['DUN-BAT-15', 'DUN-BAT-14'],
  voice: ['FAC-BEN-4', 'FAC-BEN-5'],
  bound: ['FAC-ATR-7', 'FAC-BEN-5', 'DUN-BAT-41'],
  timing: ['EXT-7', 'DUN-BAT-17'],
  'nobody-dead': ['DUN-TCH-5'],
  pledged: ['DUN-BID-8', 'DUN-TCH-7'],
  proposed: ['DUN-ALY-2'],
  'alliance-full': ['DUN-ALY-2', 'DUN-ALV-1'],
  allied: ['DUN-ALY-2', 'DUN-DEA-1'],
}
