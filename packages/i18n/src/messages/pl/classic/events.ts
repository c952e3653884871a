// What happened in classic Dune, in Polish: the lines of the log.

import type { events as en } from '../../en/classic/events.ts'
import type { Translated } from '../../messages.ts'

export const events: Translated<typeof en> = {
  'classic.each.dials': '{seat} {dial}',
  'classic.each.cards': '{seat} {n}',

  'classic.event.faction-chosen':
    '{seat_is, select, you {grasz} other {{seat} gra} many {{seat} grają}} frakcją „{faction}”',
  'classic.event.seated': 'Przy stole: {factions}',
  'classic.event.predicted':
    '{seat_is, select, you {w tajemnicy przepowiadasz} other {{seat} w tajemnicy przepowiada} many {{seat} w tajemnicy przepowiadają}} zwycięzcę',
  'classic.event.predicted.faction':
    '{seat_is, select, you {w tajemnicy przepowiadasz} other {{seat} w tajemnicy przepowiada} many {{seat} w tajemnicy przepowiadają}}: {faction}, runda {round}',
  'classic.event.traitors-dealt':
    '{seat_is, select, you {otrzymujesz} other {{seat} otrzymuje} many {{seat} otrzymują}} karty zdrajców',
  'classic.event.traitors-dealt.leaders':
    '{seat_is, select, you {otrzymujesz} other {{seat} otrzymuje} many {{seat} otrzymują}} karty zdrajców: {leaders}',
  'classic.event.placed':
    '{seat_is, select, you {umieszczasz} other {{seat} umieszcza} many {{seat} umieszczają}} {tokens}: {part}',
  'classic.event.phase': '{phase}',
  'classic.event.phase.phase-storm': 'Runda {round}: {phase}',

  'classic.event.storm-dialled': 'Liczby dla burzy: {dials}',
  'classic.event.storm-card': 'Karta burzy: {value}',
  'classic.event.weather':
    '{seat_is, select, you {kontrolujesz} other {{seat} kontroluje} many {{seat} kontrolują}} pogodę: {distance, plural, =0 {burza stoi w miejscu} one {burza przesunie się o # sektor} few {burza przesunie się o # sektory} other {burza przesunie się o # sektorów}}',
  'classic.event.storm-moved':
    '{distance, plural, =0 {Burza stoi w sektorze {to}} one {Burza przesuwa się o # sektor, do sektora {to}} few {Burza przesuwa się o # sektory, do sektora {to}} other {Burza przesuwa się o # sektorów, do sektora {to}}}',
  'classic.event.shield-wall-destroyed':
    '{seat_is, select, you {niszczysz} other {{seat} niszczy} many {{seat} niszczą}} Mur Zaporowy',
  'classic.event.first-player':
    '{seat_is, select, you {jesteś} other {{seat} jest} many {{seat} są}} pierwszym graczem',
  'classic.event.storm-card-drawn':
    '{seat_is, select, you {oglądasz} other {{seat} ogląda} many {{seat} oglądają}} następną kartę burzy',
  'classic.event.storm-card-drawn.value':
    '{seat_is, select, you {oglądasz} other {{seat} ogląda} many {{seat} oglądają}} następną kartę burzy: {value}',
  'classic.event.killed':
    '{seat_is, select, you {tracisz} other {{seat} traci} many {{seat} tracą}} {tokens}: {part} ({cause})',
  'classic.cause.storm': 'burza',
  'classic.cause.worm': 'czerw',
  'classic.cause.atomics': 'rodowe atomówki',

  'classic.event.spice-card': 'Karta przyprawy: {card}',
  'classic.event.spice-blow': 'Erupcja przyprawy ({spice}): {part}',
  'classic.event.worm': 'Czerw pojawia się na terytorium „{territory}”',
  'classic.event.worm-placed':
    '{seat_is, select, you {przywołujesz} other {{seat} przywołuje} many {{seat} przywołują}} czerwia na terytorium „{territory}”',

  'classic.event.spice':
    '{from_is, select, you {płacisz} other {{from} płaci} many {{from} płacą}} {to_dative} {spice, plural, one {# przyprawę} few {# przyprawy} other {# przypraw}} ({reason})',
  'classic.event.spice.from-bank':
    '{to_is, select, you {otrzymujesz} other {{to} otrzymuje} many {{to} otrzymują}} {spice, plural, one {# przyprawę} few {# przyprawy} other {# przypraw}} ({reason})',
  'classic.event.spice.to-bank':
    '{from_is, select, you {płacisz} other {{from} płaci} many {{from} płacą}} {spice, plural, one {# przyprawę} few {# przyprawy} other {# przypraw}} ({reason})',
  'classic.event.spice-taken':
    '{to_is, select, you {zbierasz} other {{to} zbiera} many {{to} zbierają}} {spice, plural, one {# przyprawę} few {# przyprawy} other {# przypraw}}: {part}',
  'classic.event.spice-taken.to-bank': 'Przepada przyprawa ({spice}): {part}',
  'classic.for.start': 'początek gry',
  'classic.for.charity': 'zasiłek KHOAM',
  'classic.for.gift': 'podarunek',
  'classic.for.card': 'karta podstępu',

  'classic.event.hands': 'Karty podstępów na ręce: {cards}',
  'classic.event.row':
    'Do licytacji: {cards, plural, one {# karta podstępu} few {# karty podstępów} other {# kart podstępów}}',
  'classic.event.auction':
    'Karta {number} z {of}: {opener_is, select, you {licytację zaczynasz ty} other {licytację zaczyna {opener}} many {licytację zaczynają {opener}}}',
  'classic.event.auction.card':
    'Karta {number} z {of}, {card}: {opener_is, select, you {licytację zaczynasz ty} other {licytację zaczyna {opener}} many {licytację zaczynają {opener}}}',
  'classic.event.bid':
    '{seat_is, select, you {oferujesz} other {{seat} oferuje} many {{seat} oferują}} {bid}',
  'classic.event.passed': '{seat_is, select, you {pasujesz} other {{seat} pasuje} many {{seat} pasują}}',
  'classic.event.sold':
    '{seat_is, select, you {wygrywasz} other {{seat} wygrywa} many {{seat} wygrywają}} kartę za {bid}',
  'classic.event.bidding-over': 'Koniec licytacji',
  'classic.event.support':
    '{seat_is, select, you {mówisz} other {{seat} mówi} many {{seat} mówią}} sojusznikowi, ile przyprawy może wydać',
  'classic.event.support.spice':
    '{spice, plural, =0 {{seat_is, select, you {nie dzielisz się} other {{seat} nie dzieli się} many {{seat} nie dzielą się}} przyprawą z sojusznikiem} one {{seat_is, select, you {pozwalasz} other {{seat} pozwala} many {{seat} pozwalają}} sojusznikowi wydać # przyprawę} few {{seat_is, select, you {pozwalasz} other {{seat} pozwala} many {{seat} pozwalają}} sojusznikowi wydać # przyprawy} other {{seat_is, select, you {pozwalasz} other {{seat} pozwala} many {{seat} pozwalają}} sojusznikowi wydać # przypraw}}',
  'classic.event.card-taken':
    '{seat_is, select, you {bierzesz} other {{seat} bierze} many {{seat} biorą}} kartę podstępu',
  'classic.event.card-taken.card':
    '{seat_is, select, you {bierzesz} other {{seat} bierze} many {{seat} biorą}} kartę podstępu „{card}”',
  'classic.event.card-discarded':
    '{seat_is, select, you {odrzucasz} other {{seat} odrzuca} many {{seat} odrzucają}} kartę „{card}”',
  'classic.event.card-played':
    '{seat_is, select, you {zagrywasz} other {{seat} zagrywa} many {{seat} zagrywają}} kartę „{card}”',
  'classic.event.card-returned':
    '{seat_is, select, you {bierzesz} other {{seat} bierze} many {{seat} biorą}} kartę „{card}” z powrotem na rękę',
  'classic.event.window-closed': 'Wszyscy odpowiedzieli',
  'classic.event.karama.use-special':
    '{seat_is, select, you {zagrywasz} other {{seat} zagrywa} many {{seat} zagrywają}} kartę „{card}” dla efektu „Karamy” swojej frakcji',
  'classic.event.karama.use-price':
    '{seat_is, select, you {zagrywasz} other {{seat} zagrywa} many {{seat} zagrywają}} kartę „{card}”, by transportować za pół ceny',
  'classic.event.karama.use-stop':
    '{seat_is, select, you {zagrywasz} other {{seat} zagrywa} many {{seat} zagrywają}} kartę „{card}”, blokując {owner_is, select, you {twoją zdolność} other {zdolność {owner_genitive}}}: {advantage}',

  'classic.event.cards-swapped':
    '{seat_is, select, you {bierzesz} other {{seat} bierze} many {{seat} biorą}} w ciemno {cards, plural, one {# kartę podstępu} few {# karty podstępów} other {# kart podstępów}} od {victim_genitive} i {seat_is, select, you {oddajesz} other {oddaje} many {oddają}} tyle samo',
  'classic.event.cards-swapped.taken':
    '{seat_is, select, you {bierzesz} other {{seat} bierze} many {{seat} biorą}} w ciemno od {victim_genitive} i {seat_is, select, you {oddajesz} other {oddaje} many {oddają}} tyle samo kart: {taken}',

  'classic.event.leader-killed': 'Ginie przywódca: {leader}',
  'classic.event.leader-returned': '{leader} wraca do {owner_genitive}',
  'classic.event.leader-captured':
    '{seat_is, select, you {pojmujesz} other {{seat} pojmuje} many {{seat} pojmują}} {owner_is, select, you {twojego przywódcę} other {przywódcę {owner_genitive}}}{kept, select, false { i {seat_is, select, you {zabijasz} other {zabija} many {zabijają}} go} other {}}',
  'classic.event.leader-captured.leader':
    '{seat_is, select, you {pojmujesz} other {{seat} pojmuje} many {{seat} pojmują}} {owner_is, select, you {twojego przywódcę} other {przywódcę {owner_genitive}}}{kept, select, false { i {seat_is, select, you {zabijasz} other {zabija} many {zabijają}} go} other {}}: {leader}',
  'classic.event.leader-revived':
    '{seat_is, select, you {przywracasz} other {{seat} przywraca} many {{seat} przywracają}} przywódcę: {leader}',
  'classic.event.flipped':
    '{seat_is, select, you {odwracasz} other {{seat} odwraca} many {{seat} odwracają}} żetony na terytorium „{territory}” na stronę {to, select, fighters {wojowników} other {doradczyń}}',

  'classic.event.revived':
    '{seat_is, select, you {przywracasz} other {{seat} przywraca} many {{seat} przywracają}} {tokens}',
  'classic.for.revival': 'odrodzenie',
  'classic.event.spice-looked':
    '{seat_is, select, you {oglądasz} other {{seat} ogląda} many {{seat} oglądają}} następną kartę przyprawy',
  'classic.event.spice-looked.card':
    '{seat_is, select, you {oglądasz} other {{seat} ogląda} many {{seat} oglądają}} następną kartę przyprawy: {card}',
  'classic.event.shipping':
    '{seat_is, select, you {chcesz} other {{seat} chce} many {{seat} chcą}} przetransportować {tokens}: {to}',
  'classic.event.shipping.way-return':
    '{seat_is, select, you {chcesz} other {{seat} chce} many {{seat} chcą}} odesłać do rezerwy {tokens}',
  'classic.event.shipped':
    '{seat_is, select, you {transportujesz} other {{seat} transportuje} many {{seat} transportują}} {tokens}: {to}',
  'classic.event.shipped.way-cross':
    '{seat_is, select, you {przewozisz} other {{seat} przewozi} many {{seat} przewożą}} {tokens}: {from} → {to}',
  'classic.event.shipped.way-return':
    '{seat_is, select, you {odsyłasz} other {{seat} odsyła} many {{seat} odsyłają}} do rezerwy {tokens}: {from}',
  'classic.event.shipment-cancelled':
    '{seat_is, select, you {Twój transport odwołany} other {Transport {seat_genitive} odwołany}}',
  'classic.for.shipment': 'transport',
  'classic.event.accompanied':
    '{seat_is, select, you {wysyłasz} other {{seat} wysyła} many {{seat} wysyłają}} oddział razem z transportem: {part}',
  'classic.event.moved':
    '{seat_is, select, you {przesuwasz} other {{seat} przesuwa} many {{seat} przesuwają}} {tokens}: {from} → {to}',
  'classic.event.moved.by-ride':
    '{seat_is, select, you {przenosisz} other {{seat} przenosi} many {{seat} przenoszą}} na czerwiu {tokens}: {from} → {to}',
  'classic.event.turn-over':
    '{seat_is, select, you {kończysz} other {{seat} kończy} many {{seat} kończą}} turę',
  'classic.cause.alliance': 'pozostały przy sojuszniku',
}
