// The CHOAM module: taking contracts and completing them, in Polish.

import type { Told } from '../../outline.ts'
import type { contracts as outline } from '../outline/contracts.ts'

export const contracts: Told<typeof outline> = {
  'contracts.setup':
    'Moduł KHOAM dodaje 20 kontraktów (zakryty stos i dwa odkryte), 4 karty Imperium, 4 karty intryg i lidera Szaddama Corrino IV. Kontraktów Ix się nie używa.',
  'contracts.take':
    'Ikona kontraktu: weź jeden z dwóch odkrytych kontraktów; następny odkrywa się od razu. Gdy nie ma żadnego albo żadnego nie możesz wziąć, dostajesz 2 solarisy.',
  'contracts.space':
    'Kontrakt z nazwą pola wypełniasz, wysyłając tam agenta. Musisz go mieć w tej chwili: agent, który już tam stoi, się nie liczy.',
  'contracts.harvest':
    'Kontrakt zbiorów wypełniasz, gdy mając go, wysyłasz agenta na pole stworzyciela i w tej samej turze zdobywasz co najmniej tyle przyprawy, skądkolwiek, nawet przed wysłaniem agenta.',
  'contracts.other':
    'Kontrakt natychmiastowy wypełniasz od razu po wzięciu; kontrakt „Przyprawa musi płynąć” – gdy następnym razem pozyskasz tę kartę.',
  'contracts.complete':
    'Gdy warunek jest spełniony, kontrakt trzeba wypełnić: nagroda w dowolnej kolejności z innymi efektami tury, żeton się zakrywa. Jedna wizyta wypełnia wszystkie pasujące. Niektóre karty liczą wypełnione kontrakty.',
  'contracts.shaddam':
    'Gdy gra Szaddam Corrino IV, oba kontrakty „Sardaukar” się odkłada. Tylko on może je brać zamiast odkrytego; gdy odkrytych nie ma, wybiera między takim a 2 solarisami. Na początku ich nie ma.',
  'contracts.alliance':
    '„Bloodlines” dodaje 8 kontraktów (razem 28). „Zawrzyj dowolny sojusz” wypełniasz, biorąc znacznik sojuszu, którego nie masz.',
  'contracts.immediate-intrigue':
    'Kontrakt natychmiastowy z „Bloodlines” niszczy twoją kartę intrygi. Bez niej nie możesz go wziąć.',
}
