// What a table may agree on, in Polish.

import type { Told } from '../../outline.ts'
import type { options as outline } from '../outline/options.ts'

export const options: Told<typeof outline> = {
  'options.alliance-size':
    'Stół wybiera wariant sojuszy: najwyżej 2 albo najwyżej 3 graczy, którzy razem potrzebują 4 twierdz (dłuższa gra) albo 3 (krótsza). Zwykły wariant to 2 graczy i 4 twierdze.',
  'options.alliance-any':
    'Można też wybrać pierwotny pomysł autorów: sojusze dowolnej wielkości, które potrzebują 3 twierdz.',
  'options.alliance-many':
    'W sojuszu trzech lub więcej graczy każdych dwóch to pełni sojusznicy: korzystasz z pomocy każdego z nich i wszyscy mogą za ciebie płacić.',
  'options.storm-battle':
    'Zasada opcjonalna: przeciwnicy w jednym sektorze objętym burzą walczą. Zwykle nie.',
  'options.contested':
    'Zasada opcjonalna: twierdza, w której bitwie przeszkodziła burza, liczy się obu graczom. Zwykle nikomu.',
  'options.first-storm':
    'Zasada opcjonalna: pierwsza burza niszczy oddziały tylko tam, gdzie się zatrzyma, albo nigdzie. Zwykle na całej drodze.',
  'options.worm-scope':
    'Zasada opcjonalna: pierwszy czerw każdej erupcji uderza normalnie, następne umieszczają Fremeni. Zwykle tak jest tylko z pierwszym w fazie.',
  'options.ride-each':
    'Zasada opcjonalna w trybie podstawowym: Fremeni jadą na czerwiu tyle razy, ile w fazie odkryto kart Szej-Huluda.',
  'options.final-pass':
    'Zasada opcjonalna: kto spasował, nie licytuje już tej karty podstępu. Zwykle można wrócić do licytacji.',
  'options.ghola': 'Zasada opcjonalna: „Ghola Tleilaxu” przywraca też zakrytego przywódcę.',
  'options.reposition':
    'Zasada opcjonalna: nie można przechodzić z sektora do sektora w obrębie terytorium. Zwykle wolno to zrobić jako swój ruch.',
  'options.caller-leader':
    'Zasada opcjonalna: przywódca gracza, który ujawnił zdrajcę, może w tej samej rundzie walczyć na innym terytorium.',
  'options.prediction':
    'Zasada opcjonalna: zwycięstwo liczbą twierdz po 10. rundzie nie spełnia przepowiedni. Zwykle spełnia.',
  'options.paid-fighters':
    'Zasada opcjonalna: płatny transport Bene Gesserit zawsze ląduje jako wojownicy, nie można wybrać doradczyń.',
  'options.polar-sink':
    'Zasada opcjonalna: także w trybie zaawansowanym Bene Gesserit, towarzysząc transportowi, mogą wysłać oddział na Polarną Depresję.',
  'options.prescience-spice':
    'Zasada opcjonalna: jasnowidzenie wartości na kole pokazuje też przyprawę na bitwę. Zwykle pozostaje ona tajna.',
  'options.atreides-karama':
    'Zasada opcjonalna: specjalny efekt „Karamy” Atrydów działa też na przeciwnika sojusznika albo na dowolny plan w dowolnej bitwie.',
  'options.emperor-gifts':
    'Zasada opcjonalna: Imperator może dawać przyprawę sojusznikom. Zwykle opłaca tylko odrodzenie, oferty i transport.',
  'options.karama-use': 'Zasada opcjonalna: „Karama” blokuje zdolność na jedno użycie. Zwykle do końca fazy.',
  'options.fremen-ally':
    'Zasada opcjonalna: gdy w grze nie ma Gildii, Fremeni zwyciężają po 10. rundzie bez sojusznika. Zwykle sojusznik dzieli to zwycięstwo.',
  'options.bribes':
    'Zasada opcjonalna: w trybie podstawowym nie ma łapówek ani umów. Zwykle są w obu trybach.',
  'options.hands':
    'Zasada opcjonalna: liczba kart na ręce jest widoczna zawsze, nie tylko podczas Licytacji. Z dobrą pamięcią i tak można ją znać.',
  'options.swap':
    'Zasada opcjonalna: po rozdaniu frakcji dwóch graczy może się nimi zamienić, jeśli obaj się zgodzą.',
  'options.notes':
    'Zasada opcjonalna: notatki o kartach prowadzą przy tym stole tylko Atrydzi. Zwykle może je prowadzić każdy.',
}
