// What is asked in classic Dune and what can be chosen, in Polish.

import type { table as en } from '../../en/classic/table.ts'
import type { Translated } from '../../messages.ts'

export const table: Translated<typeof en> = {
  'classic.reserves': 'rezerwa',
  'classic.part': '{territory}, sektor {sector}',
  'classic.forces':
    '{forces, plural, =0 {brak oddziałów} one {# oddział} few {# oddziały} other {# oddziałów}}',
  'classic.forces.elite':
    '{forces, plural, =0 {} one {# oddział i } few {# oddziały i } other {# oddziałów i }}{elite, plural, one {# oddział elitarny} few {# oddziały elitarne} other {# oddziałów elitarnych}}',

  'classic.decision.choose-faction': 'Wybierz frakcję',
  'classic.decision.predict': 'Przepowiedz, kto i w której rundzie zwycięży',
  'classic.decision.traitor': 'Wybierz zdrajcę, którego zachowasz',
  'classic.decision.start-forces': 'Rozmieść oddziały',
  'classic.decision.start-advisor': 'Umieść pierwszą doradczynię',
  'classic.decision.storm-dial': 'Wybierz w tajemnicy liczbę dla burzy',
  'classic.decision.weather': 'O ile sektorów przesunie się burza?',
  'classic.decision.halve': 'Które twoje oddziały zabierze burza?',
  'classic.decision.anytime': 'Możesz to zrobić w każdej chwili, ale nie musisz',
  'classic.decision.stop-window.vain': 'Nie masz „Karamy”; pytani są wszyscy.',
  'classic.decision.special-window.vain': 'Nie masz „Karamy”; stół tego nie wie.',
  'classic.decision.weather-control-window.vain': 'Nie masz „Kontroli pogody”; pytani są wszyscy.',
  'classic.decision.family-atomics-window.vain': 'Nie masz „Rodowych atomówek”; pytani są wszyscy.',
  'classic.decision.stop-window': 'Zatrzymać tę zdolność „Karamą”?',
  'classic.decision.special-window': 'Użyć efektu „Karamy” swojej frakcji?',
  'classic.decision.weather-control-window': 'Zagrać „Kontrolę pogody”?',
  'classic.decision.family-atomics-window': 'Zagrać „Rodowe atomówki”?',
  'classic.decision.place-worm': 'Wybierz, gdzie pojawi się czerw',
  'classic.decision.protect': 'Ocalić oddziały sojusznika przed czerwiem?',
  'classic.decision.charity': 'Wziąć zasiłek KHOAM?',
  'classic.decision.support': 'Ile twojej przyprawy może wydać sojusznik?',
  'classic.decision.bid': 'Licytuj kartę podstępu albo spasuj',
  'classic.decision.grant': 'Pomóc sojusznikowi odrodzić oddziały?',
  'classic.decision.revive': 'Odródź oddziały ze zbiorników Tleilaxu',
  'classic.decision.revive-leader': 'Odrodzić przywódcę?',
  'classic.decision.free-revival': 'Odródź za darmo przywódcę albo oddziały',
  'classic.decision.wartime': 'Czy twoje doradczynie chwytają za broń?',
  'classic.decision.out-of-order': 'Wykonać turę teraz czy zaczekać?',
  'classic.decision.out-of-order.vain': 'Masz już wybrane, kiedy wykonujesz turę; inni o tym nie wiedzą.',
  'classic.decision.ship': 'Transport: przetransportuj oddziały albo przejdź do ruchu',
  'classic.decision.ship-to': 'Wybierz, gdzie wylądują oddziały',
  'classic.decision.group': 'Ile oddziałów wysłać?',
  'classic.decision.arrive': 'Czy oddziały przybywają jako doradczynie, czy jako wojownicy?',
  'classic.decision.move': 'Ruch: przesuń grupę swoich oddziałów',
  'classic.decision.hajr': 'Ruch wykonany: zagrać Hadżr i ruszyć jeszcze raz?',
  'classic.decision.hajr.vain': 'Nie masz karty Hadżr; stół tego nie wie.',
  'classic.decision.ride': 'Dosiąść czerwia?',
  'classic.decision.intrusion': 'Przybyli obcy: czy twoi wojownicy stają się doradczyniami?',
  'classic.decision.accompany': 'Wysłać oddział razem z transportem?',
  'classic.decision.collect': 'Zebrać przyprawę, na której stoją twoje oddziały?',

  'classic.context.stop': '{owner_is, select, you {chcesz} other {{owner} chce}} użyć zdolności: {advantage}',
  'classic.context.special':
    '{effect, select, see_plan {Zobacz cały plan przeciwnika} revive {Odródź za darmo do 3 oddziałów albo przywódcę} worm {Przywołaj czerwia na dowolne terytorium piaszczyste} cancel_shipment {Odwołaj transport} other {Wymień karty podstępów}}',
  'classic.context.worm':
    'Czerw pojawia się na terytorium „{territory}”, gdzie stoją {ally_is, select, you {twoje oddziały} other {oddziały gracza {ally}}}',
  'classic.context.wartime': 'Twoje doradczynie na terytorium „{territory}”',
  'classic.context.auction': '{seat_is, select, you {oferujesz} other {{seat} oferuje}} {bid}',
  'classic.context.intrusion': 'Na terytorium „{territory}” przybyli obcy',
  'classic.context.accompany': 'Transport: {part}',
  'classic.context.halve':
    'Burza zabiera {losses, plural, one {# oddział} few {# oddziały} other {# oddziałów}}: {part}',
  'classic.context.move': 'Skąd: {from}',
  'classic.context.offering': 'Proponujesz {gift}',
  'classic.context.question': '{seat_is, select, you {pytasz} other {{seat} pyta}}: {question}',

  'classic.option.play.faction': 'Graj: {faction}',
  'classic.option.predict.faction': '{faction}',
  'classic.option.predict.number': 'Przepowiedz rundę {n}',
  'classic.option.keep': 'Zachowaj: {leader}',
  'classic.option.place': '{part}',
  'classic.option.place.number-part':
    '{part}: {n, plural, =0 {brak oddziałów} one {# oddział} few {# oddziały} other {# oddziałów}}',
  'classic.option.elite':
    '{part}: {n, plural, =0 {bez oddziałów elitarnych} one {w tym # elitarny} few {w tym # elitarne} other {w tym # elitarnych}}',
  'classic.option.dial': 'Ustaw {n, number}',
  'classic.option.move-storm':
    '{n, plural, =0 {Burza stoi w miejscu} one {Burza przesuwa się o # sektor} few {Burza przesuwa się o # sektory} other {Burza przesuwa się o # sektorów}}',
  'classic.option.pass': 'Pas',
  'classic.option.pass-until':
    'Pas do {until, select, card_sold {sprzedaży tej karty} phase_end {końca fazy} new_card {otrzymania nowej karty} other {końca rundy}}',
  'classic.option.ask-again': 'Pytaj znów o zagranie kart',
  'classic.option.ask-to-collect': 'Pytaj przed zbiorem twojej przyprawy',
  'classic.option.choose-turn': 'Wybieraj znów, kiedy wykonać turę',
  'classic.option.play': 'Zagraj: {treachery}',
  'classic.option.play.worthless': 'Zagraj jako „Karamę”: {treachery}',
  'classic.option.play.treachery-advantage': 'Zagraj: {treachery}, by zatrzymać: {advantage}',
  'classic.option.play.worthless-advantage': 'Zagraj jako „Karamę”: {treachery}, by zatrzymać: {advantage}',
  'classic.option.worm': '{territory}',
  'classic.option.decline': 'Nie rób nic',
  'classic.option.protect': 'Ocal je',
  'classic.option.abandon': 'Oddaj je czerwiowi',
  'classic.option.done': 'Gotowe',
  'classic.option.claim': 'Weź zasiłek',
  'classic.option.charity.decline': 'Nie bierz zasiłku',
  'classic.option.support': 'Sojusznikowi: {n}',
  'classic.option.anytime.support': 'Pozwól sojusznikowi wydać {n} przyprawy',
  'classic.option.lose-elite':
    '{part}: {n, plural, =0 {nie strać oddziałów elitarnych} one {strać # oddział elitarny} few {strać # oddziały elitarne} other {strać # oddziałów elitarnych}}',
  'classic.option.bid': 'Oferta {n}',
  'classic.option.up-to': 'Licytuj do {n}: stół licytuje za ciebie',
  'classic.option.bid.number-treachery': 'Oferta {n}, zapłać kartą „{treachery}”',

  'classic.decision.swap': 'Weź karty podstępów od innego gracza',
  'classic.option.take-from': 'Weź od gracza {seat}',
  'classic.option.swap.take': '{n, plural, one {Weź # kartę} few {Weź # karty} other {Weź # kart}}',
  'classic.option.give.treachery': 'Oddaj: {treachery}',
  'classic.option.revive.play.karama': 'Zagraj „Karamę”, by odrodzić za darmo',

  'classic.option.grant': 'Pozwól sojusznikowi odrodzić za darmo 3 oddziały',
  'classic.option.refuse': 'Nie pozwalaj na nic',
  'classic.option.pay-for':
    '{n, plural, =0 {Za nic nie płać} one {Zapłać za # oddział sojusznika} few {Zapłać za # oddziały sojusznika} other {Zapłać za # oddziałów sojusznika}}',
  'classic.option.revive': 'Odródź: {leader}',
  'classic.option.revive.number':
    '{n, plural, =0 {Nie odradzaj oddziałów} one {Odródź # oddział} few {Odródź # oddziały} other {Odródź # oddziałów}}',
  'classic.option.revive-elite':
    '{n, plural, one {Odródź # oddział elitarny} few {Odródź # oddziały, w tym jeden elitarny} other {Odródź # oddziałów, w tym jeden elitarny}}',
  'classic.option.no-leader': 'Nie odradzaj przywódcy',
  'classic.option.forces':
    '{n, plural, one {Odródź # oddział} few {Odródź # oddziały} other {Odródź # oddziałów}}',
  'classic.option.forces-elite':
    '{n, plural, one {Odródź # oddział elitarny} few {Odródź # oddziały, w tym jeden elitarny} other {Odródź # oddziałów, w tym jeden elitarny}}',
  'classic.option.stay-advisors': 'Pozostają doradczyniami',
  'classic.option.become-fighters': 'Stają się wojownikami',
  'classic.option.stay-fighters': 'Pozostają wojownikami',
  'classic.option.become-advisors': 'Stają się doradczyniami',

  'classic.option.act': 'Wykonaj turę teraz',
  'classic.option.wait': 'Zaczekaj',
  'classic.option.wait-until':
    '{turn, select, last {Czekaj, aż wykonają tury wszyscy inni, teraz i w następnych rundach} other {Czekaj na swoją kolej, teraz i w następnych rundach}}',
  'classic.option.no-shipment': 'Nie transportuj',
  'classic.option.ship': 'Transport: {part}',
  'classic.option.cross-ship': 'Przewieź z terytorium „{territory}” na inne',
  'classic.option.return': 'Odeślij oddziały z terytorium „{territory}” do rezerwy',
  'classic.option.ship.play.karama': 'Zagraj „Karamę”, by transportować za pół ceny',
  'classic.option.ship.play.worthless': 'Zagraj „{treachery}” jako „Karamę”, by transportować za pół ceny',
  'classic.option.to': '{part}',
  'classic.option.take':
    '{part}: {n, plural, =0 {brak oddziałów} one {# oddział} few {# oddziały} other {# oddziałów}}',
  'classic.option.take-elite':
    '{part}: {n, plural, =0 {bez oddziałów elitarnych} one {# oddział elitarny} few {# oddziały elitarne} other {# oddziałów elitarnych}}',
  'classic.option.as-advisors': 'Jako doradczynie',
  'classic.option.as-fighters': 'Jako wojownicy',
  'classic.option.no-move': 'Nie ruszaj oddziałów',
  'classic.option.end-turn': 'Zakończ turę',
  'classic.option.move': 'Ruch z terytorium „{territory}”',
  'classic.option.stay': 'Zostań na miejscu',
  'classic.option.accompany': 'Wyślij doradczynię w to samo miejsce',
  'classic.option.accompany.decline': 'Nikogo nie wysyłaj',
  'classic.option.to-polar-sink': 'Wyślij oddział na Polarną Depresję',
  'classic.option.collect': 'Zbierz: {part}',
  'classic.option.leave': 'Zostaw przyprawę: {part}',
  'classic.option.collect-all': 'Zbierz wszystko i nie pytaj więcej',
}
