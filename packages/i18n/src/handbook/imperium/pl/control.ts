// Control markers and what they give, in Polish.

import type { Told } from '../../outline.ts'
import type { control as outline } from '../outline/control.ts'

export const control: Told<typeof outline> = {
  'control.win':
    'Wygrywając konflikt, w którym nagrodą jest kontrola, kładziesz na polu swój znacznik kontroli, zastępując znacznik przeciwnika. O które pole toczy się konflikt, mówi nazwa karty.',
  'control.bonus':
    'Dopóki kontrolujesz pole, zdobywasz jego bonus, gdy ktokolwiek, także ty, wysyła tam agenta: Arrakin i Kartagin 1 solaris, Basen Imperialny 1 przyprawa. Przychodzi od razu i nie jest zebraną przyprawą.',
  'control.bonus-uprising':
    'Dopóki kontrolujesz pole, zdobywasz jego bonus, gdy ktokolwiek, także ty, wysyła tam agenta: Arrakin i Rafineria przyprawy 1 solaris, Basen Imperialny 1 przyprawa. Nie jest to zebrana przyprawa, ale liczy się jako zdobyta w tej turze.',
  'control.defense':
    'Obrona: gdy odkryto kartę konfliktu o pole, które kontrolujesz, możesz od razu wysłać do niego jednego żołnierza z zasobów (nie z garnizonu).',
}
