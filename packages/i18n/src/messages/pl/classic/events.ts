// What happened in classic Dune, in Polish: the lines of the log.

import type { events as en } from '../../en/classic/events.ts'
import type { Translated } from '../../messages.ts'

export const events: Translated<typeof en> = {
  'classic.each.dials': '{seat} {dial}',
  'classic.each.cards': '{seat} {n}',

  'classic.event.faction-chosen': '{seat} gra frakcją „{faction}”',
  'classic.event.seated': 'Przy stole: {factions}',
  'classic.event.predicted': '{seat} w tajemnicy przepowiada zwycięzcę',
  'classic.event.predicted.faction': '{seat} w tajemnicy przepowiada: zwycięży {faction}, runda {round}',
  'classic.event.traitors-dealt': '{seat} otrzymuje karty zdrajców',
  'classic.event.traitors-dealt.leaders': '{seat} otrzymuje karty zdrajców: {leaders}',
  'classic.event.placed': '{seat} umieszcza {tokens}: {part}',
  'classic.event.phase': '{phase}',
  'classic.event.phase.phase-storm': 'Runda {round}: {phase}',

  'classic.event.storm-dialled': 'Liczby dla burzy: {dials}',
  'classic.event.storm-card': 'Karta burzy: {value}',
  'classic.event.weather':
    '{seat} kontroluje pogodę: {distance, plural, =0 {burza stoi w miejscu} one {burza przesunie się o # sektor} few {burza przesunie się o # sektory} other {burza przesunie się o # sektorów}}',
  'classic.event.storm-moved':
    '{distance, plural, =0 {Burza stoi w sektorze {to}} one {Burza przesuwa się o # sektor, do sektora {to}} few {Burza przesuwa się o # sektory, do sektora {to}} other {Burza przesuwa się o # sektorów, do sektora {to}}}',
  'classic.event.shield-wall-destroyed': '{seat} niszczy Mur Zaporowy',
  'classic.event.first-player': '{seat} jest pierwszym graczem',
  'classic.event.storm-card-drawn': '{seat} ogląda następną kartę burzy',
  'classic.event.storm-card-drawn.value': '{seat} ogląda następną kartę burzy: {value}',
  'classic.event.killed': '{seat} traci {tokens}: {part} ({cause})',
  'classic.cause.storm': 'burza',
  'classic.cause.worm': 'czerw',
  'classic.cause.atomics': 'rodowe atomówki',

  'classic.event.spice-card': 'Karta przyprawy: {card}',
  'classic.event.spice-blow': 'Erupcja {spice} przyprawy: {part}',
  'classic.event.worm': 'Czerw pożera terytorium „{territory}”',
  'classic.event.worm-placed': '{seat} przywołuje czerwia na terytorium „{territory}”',
  'classic.event.nexus': 'Nexus',
  'classic.event.alliance-proposed': '{seat} proponuje sojusz: {to}',
  'classic.event.alliance': 'W sojuszu są teraz: {seats}',
  'classic.event.alliance-broken': '{seat} opuszcza sojusz: {with}',

  'classic.event.spice': '{from} płaci {spice} przyprawy, otrzymuje {to} ({reason})',
  'classic.event.spice.from-bank': '{to} otrzymuje {spice} przyprawy ({reason})',
  'classic.event.spice.to-bank': '{from} płaci {spice} przyprawy ({reason})',
  'classic.event.spice-taken': '{to} zbiera {spice} przyprawy: {part}',
  'classic.event.spice-taken.to-bank': 'Przepada {spice} przyprawy: {part}',
  'classic.for.start': 'początek gry',
  'classic.for.charity': 'zasiłek KHOAM',
  'classic.for.gift': 'podarunek',
  'classic.for.card': 'karta podstępu',

  'classic.event.hands': 'Karty podstępów na ręce: {cards}',
  'classic.event.row':
    'Do licytacji: {cards, plural, one {# karta podstępu} few {# karty podstępów} other {# kart podstępów}}',
  'classic.event.auction': 'Karta {number} z {of}: licytację zaczyna {opener}',
  'classic.event.auction.card': 'Karta {number} z {of}, {card}: licytację zaczyna {opener}',
  'classic.event.bid': '{seat} oferuje {bid}',
  'classic.event.passed': '{seat} pasuje',
  'classic.event.sold': '{seat} wygrywa kartę za {bid}',
  'classic.event.bidding-over': 'Koniec licytacji',
  'classic.event.support': '{seat} mówi sojusznikowi, ile przyprawy może wydać',
  'classic.event.support.spice': '{seat} pozwala sojusznikowi wydać {spice} przyprawy',
  'classic.event.card-taken': '{seat} bierze kartę podstępu',
  'classic.event.card-taken.card': '{seat} bierze kartę podstępu „{card}”',
  'classic.event.card-discarded': '{seat} odrzuca kartę „{card}”',
  'classic.event.card-played': '{seat} zagrywa kartę „{card}”',
  'classic.event.card-returned': '{seat} bierze kartę „{card}” z powrotem na rękę',
  'classic.event.window-closed': 'Wszyscy odpowiedzieli',
  'classic.event.karama.use-special': '{seat} zagrywa kartę „{card}” dla efektu „Karamy” swojej frakcji',
  'classic.event.karama.use-price': '{seat} zagrywa kartę „{card}”, by transportować za pół ceny',
  'classic.event.karama.use-stop': '{seat} zagrywa kartę „{card}” przeciw: {owner}, {advantage}',

  'classic.event.cards-swapped':
    '{seat} bierze {cards, plural, one {# kartę podstępu} few {# karty podstępów} other {# kart podstępów}} od gracza {victim} i oddaje tyle samo',
  'classic.event.cards-swapped.taken': '{seat} bierze od gracza {victim} i oddaje tyle samo kart: {taken}',

  'classic.event.leader-killed': 'Ginie przywódca: {leader}',
  'classic.event.leader-returned': '{leader} wraca do gracza {owner}',
  'classic.event.leader-captured':
    '{seat} chwyta przywódcę gracza {owner}{kept, select, false { i zabija go} other {}}',
  'classic.event.leader-captured.leader':
    '{seat} chwyta przywódcę gracza {owner}{kept, select, false { i zabija go} other {}}: {leader}',
  'classic.event.leader-revived': '{seat} odradza przywódcę: {leader}',
  'classic.event.flipped':
    '{seat} odwraca żetony na terytorium „{territory}”: {to, select, fighters {wojownicy} other {doradczynie}}',

  'classic.event.deal-offered': '{seat} proponuje umowę: {to} dostaje {spice} przyprawy, {when}',
  'classic.event.deal-declined': '{to} odrzuca umowę z graczem {seat}',
  'classic.event.deal': '{seat} i {to} zawierają umowę: {to} dostanie {spice} przyprawy, {when}',
  'classic.event.deal-concluded':
    '{kept, select, true {{to} dotrzymuje umowy z graczem {from} i dostaje {spice} przyprawy} other {{to} nie dotrzymuje umowy; {from} odzyskuje {spice} przyprawy}}',
  'classic.event.bribes-taken': '{seat} zabiera łapówki: {spice} przyprawy',
  'classic.when.now': 'od razu',
  'classic.when.buys-nothing': 'jeśli {to} nic więcej nie kupi w tej licytacji',
  'classic.when.absent': 'jeśli {to} opuści terytorium „{territory}”',

  'classic.event.revived': '{seat} odradza {tokens}',
  'classic.for.revival': 'odrodzenie',
  'classic.event.spice-looked': '{seat} ogląda następną kartę przyprawy',
  'classic.event.spice-looked.card': '{seat} ogląda następną kartę przyprawy: {card}',
  'classic.event.shipping': '{seat} chce przetransportować {tokens}: {to}',
  'classic.event.shipping.way-return': '{seat} chce odesłać do rezerwy {tokens}',
  'classic.event.shipped': '{seat} transportuje {tokens}: {to}',
  'classic.event.shipped.way-cross': '{seat} przewozi {tokens}: {from} → {to}',
  'classic.event.shipped.way-return': '{seat} odsyła do rezerwy {tokens}: {from}',
  'classic.event.shipment-cancelled': 'Transport odwołany: {seat}',
  'classic.for.shipment': 'transport',
  'classic.event.accompanied': '{seat} wysyła oddział razem z transportem: {part}',
  'classic.event.moved': '{seat} przesuwa {tokens}: {from} → {to}',
  'classic.event.moved.by-ride': '{seat} przenosi na czerwiu {tokens}: {from} → {to}',
  'classic.event.turn-over': '{seat} kończy turę',
  'classic.cause.alliance': 'pozostały przy sojuszniku',
}
