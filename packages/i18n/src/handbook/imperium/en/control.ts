// Control markers and what they give, in English.

import type { Told } from '../../outline.ts'
import type { control as outline } from '../outline/control.ts'

export const control: Told<typeof outline> = {
  'control.win':
    "Win a Conflict whose reward is control of a location, and you put a control marker there, replacing an opponent's. Which location a Conflict is for, its name tells.",
  'control.bonus':
    'While you control a location you gain its bonus whenever anyone, you included, sends an Agent there: Arrakeen or Carthag 1 Solari, Imperial Basin 1 spice. It comes at once and is not harvested spice.',
  'control.bonus-uprising':
    'While you control a location you gain its bonus whenever anyone, you included, sends an Agent there: Arrakeen or Spice Refinery 1 Solari, Imperial Basin 1 spice. It comes at once and is not harvested spice.',
  'control.defense':
    'Defense: when a Conflict card for a location you control is revealed, you may at once deploy one troop from your supply (not your garrison) to it.',
}
