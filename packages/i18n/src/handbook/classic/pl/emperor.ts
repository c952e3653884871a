// The Emperor, in Polish.

import type { Told } from '../../outline.ts'
import type { emperor as outline } from '../outline/emperor.ts'

export const emperor: Told<typeof outline> = {
  'emperor.start':
    'Imperator zaczyna z wszystkimi 20 oddziałami w rezerwie i 10 przyprawami; w każdej rundzie przywraca za darmo 1 oddział. Siła jego przywódców to 6, 5, 3, 3 i 2.',
  'emperor.income':
    'Wszystko, co inne frakcje płacą za karty podstępów, dostaje Imperator, i to w całości: zniżek dawać nie może. Co płaci sam, za siebie lub za sojusznika, trafia do banku.',
  'emperor.alliance':
    'Sojusz: w każdej rundzie Imperator może zapłacić za przywrócenie do 3 dodatkowych oddziałów sojusznika, po 2 przyprawy, tak że ten przywraca do 6. Pomóc może też Fremenom.',
  'emperor.sardaukar':
    'Każdy z 5 sardaukarów liczy się w bitwie i w stratach jako 2 oddziały, ale przeciw Fremenom jako 1.',
  'emperor.sardaukar-revival': 'Sardaukara przywraca się jako 1 oddział, najwyżej jednego na rundę.',
  'emperor.karama':
    'Specjalny efekt „Karamy” Imperatora, raz na grę: w fazie Odrodzenia przywrócić za darmo do 3 oddziałów albo 1 odkrytego przywódcę, ponad zwykłe odrodzenie.',
}
