// CHOAM Charity, in English.

import type { Told } from '../../outline.ts'
import type { charity as outline } from '../outline/charity.ts'

export const charity: Told<typeof outline> = {
  'charity.claim':
    'If you have 0 or 1 spice, you may claim CHOAM Charity: take spice from the bank until you have 2. With 2 or more you get nothing.',
  'charity.open':
    'A claim is public, once per round at most, and proves that you had no more than 1 spice. Bribes still in front of your screen do not count.',
}
