// Control markers and what they give, in English.

import type { Told } from '../../outline.ts'
import type { control as outline } from '../outline/control.ts'

export const control: Told<typeof outline> = {
  'control.win':
    'When you win a Conflict whose reward is control of a location, put your control marker there, replacing an opponent’s. The name of the Conflict tells you which location it is.',
  'control.bonus':
    'While you control a location you gain its bonus whenever anyone, yourself included, sends an Agent there: 1 Solari for Arrakeen or Carthag, 1 spice for Imperial Basin. It comes at once and does not count as harvested spice.',
  'control.bonus-uprising':
    'While you control a location you gain its bonus whenever anyone, yourself included, sends an Agent there: 1 Solari for Arrakeen or Spice Refinery, 1 spice for Imperial Basin. That spice is not harvested, but counts as gained this turn.',
  'control.defense':
    'Defense: when a Conflict card for a location you control is revealed, you may at once deploy one troop from your supply (not your garrison) to it.',
}
