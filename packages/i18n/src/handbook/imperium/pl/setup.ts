// What lies on the table when the game begins, in Polish.

import type { Told } from '../../outline.ts'
import type { setup as outline } from '../outline/setup.ts'

export const setup: Told<typeof outline> = {
  'setup.board':
    'Mentat zaczyna na swoim polu w Landsraadzie, a każdy z czterech znaczników sojuszu na torze wpływu swojej frakcji. Mentat jest tylko w grze podstawowej.',
  'setup.board-uprising':
    'Żeton Muru Zaporowego leży na swoim miejscu pod Rafinerią przyprawy, a znaczniki sojuszu na torach wpływu swoich frakcji. Nie ma mentata ani kart „Zagięcie przestrzeni” i „Łącznik z Arrakis”.',
  'setup.conflicts':
    'Talia konfliktu ma 10 kart: na wierzchu jeden Konflikt I (z 4), pod nim pięć Konfliktów II (z 10), a na spodzie wszystkie cztery Konflikty III.',
  'setup.conflicts-uprising':
    'Talia konfliktu ma 10 kart: na wierzchu jeden Konflikt I (z 3), pod nim pięć Konfliktów II (z 9), a na spodzie wszystkie cztery Konflikty III. W sześć osób gra się bez Konfliktu I.',
  'setup.conflicts-unused':
    'Karty konfliktu, które nie trafiły do talii, wracają do pudełka; nikt ich nie ogląda.',
  'setup.decks':
    'Talię intryg (40 kart) i talię Imperium (67 kart) się tasuje. Pięć odkrytych kart Imperium tworzy rząd Imperium.',
  'setup.decks-uprising':
    'Talię intryg (40 kart) i talię Imperium (65 kart) się tasuje, a pięć kart Imperium tworzy rząd Imperium. Po 4 dalsze karty obu talii mają symbol KHOAM i dochodzą tylko z tym modułem.',
  'setup.reserve':
    'Rezerwa to trzy stosy obok rzędu Imperium: 8 kart „Łącznik z Arrakis”, 10 „Przyprawa musi płynąć” i 6 „Zagięcie przestrzeni”.',
  'setup.reserve-uprising':
    'Rezerwa to dwa stosy, oba pozyskiwane za perswazję: 8 kart „Przygotuj metodę” i 10 „Przyprawa musi płynąć”.',
  'setup.leaders':
    'Każdy wybiera lidera albo losuje go. Dozwolone jest każde zestawienie, nawet dwóch liderów z jednego rodu.',
  'setup.leaders-base':
    'W grze podstawowej jest 8 liderów. Cztery żetony barona Harkonnena są potrzebne tylko baronowi Vladimirowi Harkonnenowi.',
  'setup.leaders-uprising':
    'W „Powstaniu” jest 9 liderów; Szaddama Corrino IV można wybrać tylko z modułem KHOAM. Znacznik Feyda jest potrzebny tylko Feydowi-Raucie Harkonnenowi.',
  'setup.deck':
    'Każdy zaczyna z taką samą talią 10 kart: po dwie „Przekonujący argument”, „Sztylet” i „Diuna, pustynna planeta” oraz po jednej „Dyplomacja”, „Rekonesans”, „Poszukiwanie sojuszy” i „Sygnet”.',
  'setup.resources':
    'Zaczynasz z 1 wodą, bez solarisów i przyprawy, chyba że twój lider mówi inaczej. To, co zdobywasz, bierzesz z banku, a to, co płacisz, tam wraca; bank jest niewyczerpany.',
  'setup.pieces':
    'Z 16 twoich kostek 4 oznaczają wpływ (na 0), a 12 to żołnierze: 3 w garnizonie, 9 w zasobach. Tam leżą też 3 znaczniki kontroli i znacznik członka Rady; znacznik walki stoi na 0.',
  'setup.agents':
    'Zaczynasz z dwoma agentami na karcie lidera. Trzeci, mistrz miecza, czeka obok planszy, aż go zdobędziesz.',
  'setup.score':
    'W cztery osoby każdy zaczyna z 1 punktem zwycięstwa, w trzy lub mniej z 0. W sześć osób sojusznicy zaczynają z 1, a wodzowie z 4.',
  'setup.first-player': 'Pierwszego gracza się losuje.',
  'setup.first-player-uprising':
    'Pierwszym graczem jest ten, na czyjej karcie celu widnieje znacznik pierwszego gracza.',
  'setup.objectives':
    'Każdy losuje jedną odkrytą kartę celu: skoczka pustynnego ze znacznikiem pierwszego gracza, krysnóż oraz – dla 1–3 graczy – ornitopter, a dla 4 i 6 jeszcze jeden krysnóż i jeszcze jednego skoczka.',
  'setup.uprising-pieces':
    'W twoich zasobach są też trzej szpiedzy. W banku leżą cztery żetony haków stworzyciela i tyle czerwi pustyni, ile potrzeba.',
  'setup.public':
    'Zasoby, stosy kart odrzuconych i zniszczone karty (także intrygi) są jawne. Karty na ręce, kolejność kart w taliach i niezagrane karty intryg są tajne.',
}
