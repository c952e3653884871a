// Two and three players, in Polish.

import type { Told } from '../../outline.ts'
import type { few as outline } from '../outline/few.ts'

export const few: Told<typeof outline> = {
  'few.three':
    'W trzy osoby zaleca się Atrydów, Harkonnenów i Fremenów. Sojusz potrzebuje 4 twierdz przy każdym wariancie sojuszy, gracz bez sojusznika 3.',
  'few.two':
    'W dwie osoby grają Atrydzi przeciw Harkonnenom albo każdy prowadzi 2 frakcje. Sojuszy między graczami nie ma, do zwycięstwa trzeba 4 twierdz.',
  'few.pairs':
    'Jeśli prowadzisz dwie frakcje, są one w stałym sojuszu: twierdze liczą się razem, frakcje pomagają sobie jak sojusznicy i nie walczą ze sobą. Nexus nie wymaga decyzji.',
  'few.pairs-apart':
    'Przyprawa, karty podstępów, zdrajcy, oferty i tury twoich dwóch frakcji są osobne. Zwycięstwo którejkolwiek, także specjalne lub z przepowiedni, jest twoim zwycięstwem.',
}
