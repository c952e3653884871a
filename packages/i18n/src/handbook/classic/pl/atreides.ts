// House Atreides, in Polish.

import type { Told } from '../../outline.ts'
import type { atreides as outline } from '../outline/atreides.ts'

export const atreides: Told<typeof outline> = {
  'atreides.start':
    'Atrydzi zaczynają z 10 oddziałami w Arrakin, 10 w rezerwie i 10 przyprawami; w każdej rundzie przywracają za darmo 2 oddziały. Siła ich przywódców to 5, 5, 4, 2 i 1.',
  'atreides.bidding':
    'Przed licytacją każdej karty podstępu Atrydzi mogą ją obejrzeć. Według instrukcji tylko oni prowadzą notatki o kartach; tutaj to zasada opcjonalna.',
  'atreides.bidding-karama':
    '„Karama” przeciw podglądowi licytowanych kart odbiera Atrydom tę zdolność dla wszystkich kart tej fazy.',
  'atreides.spice-look':
    'Na początku fazy Transportu i ruchu, przed czyjąkolwiek turą, Atrydzi mogą obejrzeć wierzchnią kartę przyprawy. Nikt inny jej nie widzi.',
  'atreides.prescience':
    'Jasnowidzenie: w swojej bitwie, przed ułożeniem planów, Atrydzi mogą poznać jedną część planu przeciwnika: wartość na kole, przywódcę, broń lub obronę.',
  'atreides.prescience-once':
    'Jasnowidzenia używa się raz na bitwę. Jeśli na pytanie o broń lub obronę odpowiedź brzmi „brak”, Atrydzi nie mogą już zapytać o coś innego.',
  'atreides.prescience-binding':
    'Część planu ujawniona jasnowidzeniu jest ustalona, zmieniać można tylko resztę. Jeśli później stanie się niemożliwa, wybierasz tę część od nowa.',
  'atreides.prescience-open':
    'O którą część planu zapytało jasnowidzenie, dowiadują się wszyscy; odpowiedź widzą tylko Atrydzi i ich sojusznik. Wartość na kole pokazuje się bez przyprawy na bitwę.',
  'atreides.alliance':
    'Sojusz: gdy walczy sojusznik, Atrydzi mogą użyć jasnowidzenia wobec jego przeciwnika.',
  'atreides.kwisatz-active':
    'Kwisatz Haderach wchodzi do gry, gdy Atrydzi stracą we własnych bitwach 7 oddziałów, w dowolnej liczbie bitew. Strat od burzy i czerwi się nie liczy. Licznik widzą wszyscy.',
  'atreides.kwisatz-bonus':
    'Raz na rundę, w jednej bitwie, Kwisatz Haderach dodaje 2 do siły przywódcy lub „Taniego bohatera” Atrydów. Jeśli ten zginie, 2 się nie liczą; sam Kwisatz Haderach przeżywa.',
  'atreides.kwisatz-traitor': 'Przywódca, któremu towarzyszy Kwisatz Haderach, nie może okazać się zdrajcą.',
  'atreides.kwisatz-death':
    'Kwisatz Haderach ginie tylko w eksplozji „Rusznicy laserowej” i „Tarczy”. Przywraca się go jak przywódcę o sile 2 albo kartą „Ghola Tleilaxu”; wśród poległych przywódców się nie liczy.',
  'atreides.karama':
    'Specjalny efekt „Karamy” Atrydów, raz na grę: w swojej bitwie zobaczyć cały plan przeciwnika, którego potem nie można zmienić, i dopiero wtedy skończyć własny.',
}
