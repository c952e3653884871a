// CHOAM Charity, in Polish.

import type { Told } from '../../outline.ts'
import type { charity as outline } from '../outline/charity.ts'

export const charity: Told<typeof outline> = {
  'charity.claim':
    'Jeśli masz 0 lub 1 przyprawę, możesz wziąć zasiłek KHOAM: dobierz z banku do 2. Jeśli masz 2 lub więcej, nie dostajesz nic.',
  'charity.open':
    'Zasiłek bierze się jawnie, najwyżej raz na rundę: wszyscy widzą, że masz nie więcej niż 1 przyprawę. Łapówki przed zasłonką się nie liczą.',
}
