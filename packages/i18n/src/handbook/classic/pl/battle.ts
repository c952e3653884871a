// Who fights, and how a battle ends, in Polish.

import type { Told } from '../../outline.ts'
import type { battle as outline } from '../outline/battle.ts'

export const battle: Told<typeof outline> = {
  'battle.where':
    'Na każdym terytorium z oddziałami dwóch lub więcej graczy musi dojść do bitwy, i tak aż zostaną tam oddziały najwyżej jednego gracza.',
  'battle.exceptions':
    'Bitwy nie ma na Polarnej Depresji, między sojusznikami, między oddziałami rozdzielonymi przez burzę ani z doradczyniami Bene Gesserit.',
  'battle.aggressor':
    'Pierwszy gracz jest agresorem we wszystkich swoich bitwach i sam wybiera ich kolejność oraz przeciwników. Potem następny w kolejności tur toczy bitwy, które mu zostały, i tak dalej.',
  'battle.pairs':
    'W każdej bitwie bierze udział dwóch graczy. Jeśli na terytorium jest ich trzech lub więcej, bitwy toczą się jedna po drugiej.',
  'battle.group':
    'Wszystkie twoje oddziały na terytorium walczą jako jedna grupa, nawet z różnych sektorów, jeśli nie rozdziela ich burza.',
  'battle.divided':
    'Jeśli burza dzieli terytorium, każda część, w której są przeciwnicy, to osobne miejsce bitwy. Twoje oddziały w innej części lub w samej burzy nie biorą udziału i nie giną przy porażce.',
  'battle.steps':
    'Po ujawnieniu planów kolejno: zdrajcy, eksplozja „Rusznicy laserowej” i „Tarczy”, broń, sumy i zwycięzca, przyprawa za przywódców, straty, odrzucenie kart.',
  'battle.total':
    'Twoja suma to wartość na kole plus siła przywódcy, jeśli żyje. Wygrywa wyższa suma. Remisów nie ma: przy równych sumach wygrywa agresor.',
  'battle.weapons':
    'Broń zabija przywódcę lub „Taniego bohatera” przeciwnika, jeśli nie zagrał on właściwej obrony: „Tarczy” na broń miotającą, „Wykrywacza trucizn” na trującą. Siła zabitego się nie liczy. Mogą zginąć obaj przywódcy.',
  'battle.killed-leaders':
    'Zabici przywódcy trafiają do zbiorników Tleilaxu. Zwycięzca bierze z banku przyprawę równą sile wszystkich przywódców zabitych w bitwie, także własnego. Za „Taniego bohatera” nie ma nic.',
  'battle.loser':
    'Przegrany traci wszystkie oddziały na terytorium i odrzuca wszystkie zagrane karty podstępów. Jego przywódca przeżywa, chyba że zabiła go broń, eksplozja albo ujawnienie zdrajcy.',
  'battle.winner':
    'Zwycięzca traci tylko oddziały, które ustawił na kole, i każdą zagraną kartę podstępu może zachować albo odrzucić. „Taniego bohatera” odrzuca się zawsze.',
  'battle.kept-cards':
    'Kartę zachowaną po zwycięstwie można zagrać ponownie, nawet w innej bitwie tej samej fazy.',
  'battle.leaders-stay':
    'Ocalały przywódca do końca fazy zostaje na terytorium i może tam walczyć ponownie. Potem do ciebie wraca.',
  'battle.empty':
    'Jeśli zwycięzca ustawił na kole wszystkie swoje oddziały, terytorium może opustoszeć. To wciąż zwycięstwo: z przyprawą za zabitych przywódców i prawem do zachowania kart.',
}
