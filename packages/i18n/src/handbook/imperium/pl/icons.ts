// What the icons on cards and spaces mean, in Polish.

import type { Told } from '../../outline.ts'
import type { icons as outline } from '../outline/icons.ts'

export const icons: Told<typeof outline> = {
  'icons.troop':
    'Ikona żołnierza: zrekrutuj żołnierza, z zasobów do garnizonu. W turze z polem walki możesz go od razu wysłać do konfliktu.',
  'icons.sword': 'Miecz: 1 do siły w konflikcie tej rundy, jeśli masz tam jednostkę.',
  'icons.persuasion':
    'Perswazja: tyle punktów, ile wskazuje liczba, na pozyskiwanie kart w turze odkrywania.',
  'icons.draw': 'Ikona karty: dobierz kartę ze swojej talii. Ikona intrygi: dobierz kartę z talii intryg.',
  'icons.trash':
    'Ikona zniszczenia: możesz zniszczyć jedną kartę z ręki, ze stosu kart odrzuconych albo z wyłożonych. Musisz tylko wtedy, gdy to koszt.',
  'icons.trash-intrigue': 'Zniszcz kartę intrygi: dowolną własną, którą wybierzesz.',
  'icons.retreat':
    'Wycofanie: żołnierz wraca z konfliktu do garnizonu. Strata żołnierza: trafia do zasobów; jeśli miejsca nie podano, wybierasz garnizon albo konflikt.',
  'icons.fremen-bond':
    'Fremeńska więź działa, jeśli wśród twoich wyłożonych kart jest jeszcze co najmniej jedna karta Fremenów. Dwie karty z więzią włączają się nawzajem, bez względu na kolejność zagrania.',
  'icons.foldspace':
    'Kart „Zagięcie przestrzeni” się nie kupuje. Bierzesz je z rezerwy na polu Zagięcie przestrzeni albo dzięki takiej ikonie.',
  'icons.contract':
    'Ikona kontraktu: bez modułu KHOAM każdy kontrakt, także zdobyty w konflikcie, to 2 solarisy. Z modułem bierzesz odkryty kontrakt.',
}
