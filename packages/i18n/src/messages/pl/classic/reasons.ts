// Why something is closed in classic Dune, in Polish.

import type { reasons as en } from '../../en/classic/reasons.ts'
import type { Translated } from '../../messages.ts'

export const reasons: Translated<typeof en> = {
  'classic.reason.storm': 'Tu szaleje burza',
  'classic.reason.full': 'W tej twierdzy są już dwie inne frakcje',
  'classic.reason.ally': 'Stoją tu oddziały twojego sojusznika',
  'classic.reason.too-far':
    'Dalej niż {n, plural, one {# terytorium} few {# terytoria} other {# terytoriów}}',
  'classic.reason.far-from-great-flat': 'Dalej niż 2 terytoria od Wielkiej Równiny',
  'classic.reason.here': 'Twoje oddziały już tu są',
  'classic.reason.storm-between': 'Drogę przecina burza',
  'classic.reason.full-between': 'Drogę przecina twierdza z dwiema innymi frakcjami',
  'classic.reason.nowhere-to-go': 'Twoje oddziały nie mają dokąd stąd pójść',
  'classic.reason.must-leave':
    'Najpierw twoje oddziały muszą opuścić terytorium „{territory}”: jest tam twój sojusznik',
  'classic.reason.no-reserves': 'Nie masz oddziałów w rezerwie',
  'classic.reason.spice':
    'Kosztuje {n, plural, one {# przyprawę} few {# przyprawy} other {# przypraw}}; masz {has}',
  'classic.reason.bid': 'Obecna oferta to {bid}; możesz zapłacić najwyżej {has}',
  'classic.reason.revival-limit':
    'Najwyżej {n, plural, one {# oddział} few {# oddziały} other {# oddziałów}} na rundę',
  'classic.reason.free-revival-only':
    'Nie przywracasz oddziałów za opłatą: najwyżej {n, plural, one {# oddział} few {# oddziały} other {# oddziałów}} na rundę',
  'classic.reason.leaders-alive': 'Przywódców przywraca się dopiero wtedy, gdy nie masz kogo wysłać do bitwy',
  'classic.reason.face-down': 'Leży w zbiornikach zakryty: wróci dopiero po innych twoich przywódcach',
  'classic.reason.dead': 'W zbiornikach Tleilaxu',
  'classic.reason.captured': 'W niewoli u innego gracza',
  'classic.reason.fought': 'W tej rundzie walczy już na terytorium „{territory}”',
  'classic.reason.dial': 'Twoje oddziały wystarczą tu najwyżej na {n}',
  'classic.reason.slot': '{slot, select, weapon {To nie jest broń} other {To nie jest obrona}}',
  'classic.reason.leaderless': 'Bez przywódcy nie można zagrać żadnej karty',
  'classic.reason.voice': 'Zabrania tego Głos',
  'classic.reason.bound': 'Musisz zagrać coś innego',
  'classic.reason.nobody-dead': 'Nie masz nikogo w zbiornikach',
  'classic.reason.pledged': 'Na tej karcie opiera się twoja oferta',
  'classic.reason.proposed': 'Twoja propozycja sojuszu już czeka',
  'classic.reason.alliance-full': 'Sojusz ma najwyżej {n} członków',
  'classic.reason.allied': 'Jesteście sojusznikami',
  'classic.reason.timing.battle': 'Zagrywa się ją w planie bitwy',
  'classic.reason.timing.worthless': 'Bezwartościowa: można ją tylko odrzucić w planie bitwy',
  'classic.reason.timing.family-atomics':
    'Zagrywa się ją od 2. rundy przed ruchem burzy, gdy masz oddziały przy Murze Zaporowym',
  'classic.reason.timing.hajr': 'Zagrywa się ją w trakcie własnego ruchu',
  'classic.reason.timing.karama':
    'Zagrywa się ją, gdy frakcja używa zdolności, albo do własnej oferty lub transportu',
  'classic.reason.timing.tleilaxu-ghola': 'Można ją zagrać, gdy decyzja należy do ciebie',
  'classic.reason.timing.truthtrance': 'Można ją zagrać, gdy decyzja należy do ciebie',
  'classic.reason.timing.weather-control': 'Zagrywa się ją od 2. rundy przed ruchem burzy',
}
