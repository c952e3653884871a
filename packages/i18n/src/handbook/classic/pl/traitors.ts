// Traitors and who calls them, in Polish.

import type { Told } from '../../outline.ts'
import type { traitors as outline } from '../outline/traitors.ts'

export const traitors: Told<typeof outline> = {
  'traitors.call':
    'Jeśli w planie przeciwnika jest przywódca z twojej karty zdrajcy, po ujawnieniu planów możesz ujawnić zdrajcę. Nigdy nie musisz.',
  'traitors.asked':
    'O zdrajców pyta się jednocześnie obu graczy, a w bitwie sojusznika także Harkonnenów; odpowiedzi pokazuje się, gdy odpowiedzą wszyscy.',
  'traitors.win':
    'Ujawniając zdrajcę, od razu wygrywasz i nic nie tracisz: ani oddziałów, ani kart, ani przywódcy, ani przyprawy na bitwę. Nie wybuchają nawet „Rusznica laserowa” i „Tarcza”.',
  'traitors.spice':
    'Zdradzony gracz traci wszystkie oddziały na terytorium i wszystkie zagrane karty podstępów. Zdrajca trafia do zbiorników Tleilaxu, a ty bierzesz z banku przyprawę równą jego sile.',
  'traitors.both':
    'Jeśli zdrajcę ujawnią obie strony, obie tracą wszystkie oddziały na terytorium, wszystkie zagrane karty i obu przywódców. Przyprawy nie dostaje nikt.',
  'traitors.again':
    'Ujawniona karta zdrajcy zostaje u ciebie, odtąd znana wszystkim. Jeśli przywódca zostanie przywrócony, możesz go ujawnić ponownie. Pozostałe twoje karty zdrajców są nadal tajne.',
  'traitors.own-leader':
    'Ujawniając zdrajcę, możesz zachować nawet „Taniego bohatera”. Twój przywódca brał jednak udział w bitwie i w tej rundzie nie może walczyć na innym terytorium.',
}
