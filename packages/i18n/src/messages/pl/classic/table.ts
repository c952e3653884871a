// What is asked in classic Dune and what can be chosen, in Polish.

import type { table as en } from '../../en/classic/table.ts'
import type { Translated } from '../../messages.ts'

export const table: Translated<typeof en> = {
  'classic.reserves': 'rezerwa',
  'classic.part': '{territory}, sektor {sector}',
  'classic.forces':
    '{forces, plural, =0 {brak oddziałów} one {# oddział} few {# oddziały} other {# oddziałów}}',
  'classic.forces.elite':
    '{forces, plural, =0 {} one {# oddział i } few {# oddziały i } other {# oddziałów i }}{elite, plural, one {# oddział z gwiazdką} few {# oddziały z gwiazdką} other {# oddziałów z gwiazdką}}',

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
  'classic.decision.special-window.vain': 'Nie masz „Karamy”; inni o tym nie wiedzą.',
  'classic.decision.weather-control-window.vain': 'Nie masz „Kontroli pogody”; pytani są wszyscy.',
  'classic.decision.family-atomics-window.vain': 'Nie masz „Rodowych atomówek”; pytani są wszyscy.',
  'classic.decision.stop-window': 'Zablokować tę zdolność „Karamą”?',
  'classic.decision.special-window': 'Użyć efektu „Karamy” swojej frakcji?',
  'classic.decision.weather-control-window': 'Zagrać „Kontrolę pogody”?',
  'classic.decision.family-atomics-window': 'Zagrać „Rodowe atomówki”?',
  'classic.decision.place-worm': 'Wybierz, gdzie pojawi się czerw',
  'classic.decision.protect': 'Ocalić oddziały sojusznika przed czerwiem?',
  'classic.decision.charity': 'Wziąć zasiłek KHOAM?',
  'classic.decision.support': 'Ile twojej przyprawy może wydać sojusznik?',
  'classic.decision.bid': 'Licytuj kartę podstępu albo spasuj',
  'classic.decision.grant': 'Pomóc sojusznikowi przywrócić oddziały?',
  'classic.decision.revive': 'Przywróć oddziały ze zbiorników Tleilaxu',
  'classic.decision.revive-leader': 'Przywrócić przywódcę?',
  'classic.decision.free-revival': 'Przywróć za darmo przywódcę albo oddziały',
  'classic.decision.wartime': 'Odwrócić doradczynie na stronę wojowników?',
  'classic.decision.out-of-order': 'Wykonać turę teraz czy zaczekać?',
  'classic.decision.out-of-order.vain': 'Masz już wybrane, kiedy wykonujesz turę; inni o tym nie wiedzą.',
  'classic.decision.ship': 'Transport: przetransportuj oddziały albo przejdź do ruchu',
  'classic.decision.ship-to': 'Wybierz, gdzie wylądują oddziały',
  'classic.decision.group': 'Ile oddziałów wysłać?',
  'classic.decision.arrive': 'Czy oddziały przybywają jako doradczynie, czy jako wojownicy?',
  'classic.decision.move': 'Ruch: przesuń grupę swoich oddziałów',
  'classic.decision.hajr': 'Ruch wykonany: zagrać kartę „Hadżr”, by ruszyć jeszcze raz?',
  'classic.decision.hajr.vain': 'Nie masz karty „Hadżr”; inni o tym nie wiedzą.',
  'classic.decision.ride': 'Dosiąść czerwia?',
  'classic.decision.intrusion': 'Przybyły obce oddziały: odwrócić wojowników na stronę doradczyń?',
  'classic.decision.accompany': 'Wysłać kogoś razem z transportem, za darmo?',
  'classic.decision.collect': 'Zebrać przyprawę, na której stoją twoje oddziały?',

  'classic.context.stop':
    '{owner_is, select, you {chcesz} other {{owner} chce} many {{owner} chcą}} użyć zdolności: {advantage}',
  'classic.context.special':
    '{effect, select, see_plan {Zobacz cały plan przeciwnika} revive {Przywróć za darmo do 3 oddziałów albo przywódcę} worm {Przywołaj czerwia na dowolne terytorium piaszczyste} cancel_shipment {Odwołaj transport} other {Wymień karty podstępów}}',
  'classic.context.worm':
    'Czerw pojawia się na terytorium „{territory}”, gdzie stoją {ally_is, select, you {twoje oddziały} other {oddziały {ally_genitive}}}',
  'classic.context.wartime': 'Twoje doradczynie na terytorium „{territory}”',
  'classic.context.auction':
    '{seat_is, select, you {oferujesz} other {{seat} oferuje} many {{seat} oferują}} {bid}',
  'classic.context.intrusion': 'Na terytorium „{territory}” przybyły obce oddziały',
  'classic.context.accompany':
    '{seat_is, select, you {Twój transport} other {Transport {seat_genitive}}}: {part}',
  'classic.context.halve':
    'Burza zabiera {losses, plural, one {# oddział} few {# oddziały} other {# oddziałów}}: {part}',
  'classic.context.move': 'Skąd: {from}',
  'classic.context.offering': 'Proponujesz {gift}',
  'classic.context.question':
    '{seat_is, select, you {pytasz} other {{seat} pyta} many {{seat} pytają}}: {question}',

  'classic.option.play.faction': 'Graj: {faction}',
  'classic.option.predict.faction': '{faction}',
  'classic.option.predict.number': 'Przepowiedz rundę {n}',
  'classic.option.keep': 'Zachowaj: {leader}',
  'classic.option.place': '{part}',
  'classic.option.place.number-part':
    '{part}: {n, plural, =0 {brak oddziałów} one {# oddział} few {# oddziały} other {# oddziałów}}',
  'classic.option.elite':
    '{part}: {n, plural, =0 {bez oddziałów z gwiazdką} one {w tym # z gwiazdką} few {w tym # z gwiazdką} other {w tym # z gwiazdką}}',
  'classic.option.dial': 'Ustaw {n, number}',
  'classic.option.move-storm':
    '{n, plural, =0 {Burza stoi w miejscu} one {Burza przesuwa się o # sektor} few {Burza przesuwa się o # sektory} other {Burza przesuwa się o # sektorów}}',
  'classic.option.pass': 'Spasuj',
  'classic.option.pass-until':
    'Pasuj do {until, select, card_sold {sprzedaży tej karty} phase_end {końca fazy} new_card {otrzymania nowej karty} other {końca rundy}}',
  'classic.option.ask-again': 'Pytaj mnie znów o zagranie kart',
  'classic.option.ask-to-collect': 'Pytaj mnie przed zbiorem mojej przyprawy',
  'classic.option.choose-turn': 'Pytaj mnie znów, kiedy wykonać turę',
  'classic.option.play': 'Zagraj kartę „{treachery}”',
  'classic.option.play.worthless': 'Zagraj kartę „{treachery}” jako „Karamę”',
  'classic.option.play.treachery-advantage':
    'Zagraj kartę „{treachery}”, by zablokować zdolność „{advantage}”',
  'classic.option.play.worthless-advantage':
    'Zagraj kartę „{treachery}” jako „Karamę”, by zablokować zdolność „{advantage}”',
  'classic.option.worm': '{territory}',
  'classic.option.decline': 'Nie rób nic',
  'classic.option.protect': 'Ocal je',
  'classic.option.abandon': 'Oddaj je czerwiowi',
  'classic.option.done': 'Gotowe',
  'classic.option.claim': 'Weź zasiłek',
  'classic.option.charity.decline': 'Nie bierz zasiłku',
  'classic.option.support':
    '{n, plural, =0 {Nie dziel się przyprawą} one {Dla sojusznika: # przyprawa} few {Dla sojusznika: # przyprawy} other {Dla sojusznika: # przypraw}}',
  'classic.option.anytime.support':
    '{n, plural, =0 {Nie dziel się przyprawą z sojusznikiem} one {Pozwól sojusznikowi wydać # przyprawę} few {Pozwól sojusznikowi wydać # przyprawy} other {Pozwól sojusznikowi wydać # przypraw}}',
  'classic.option.lose-elite':
    '{part}: {n, plural, =0 {nie trać oddziałów z gwiazdką} one {strać # oddział z gwiazdką} few {strać # oddziały z gwiazdką} other {strać # oddziałów z gwiazdką}}',
  'classic.option.bid': 'Licytuj {n}',
  'classic.option.up-to': 'Licytuj automatycznie do {n}',
  'classic.option.bid.number-treachery': 'Licytuj {n} i zapłać kartą „{treachery}”',

  'classic.decision.swap': 'Weź karty podstępów od innego gracza',
  'classic.option.take-from': 'Weź karty od {seat_genitive}',
  'classic.option.swap.take': '{n, plural, one {Weź # kartę} few {Weź # karty} other {Weź # kart}}',
  'classic.option.give.treachery': 'Oddaj kartę „{treachery}”',
  'classic.option.revive.play.karama': 'Zagraj „Karamę”, by przywrócić za darmo',

  'classic.option.grant': 'Pozwól sojusznikowi przywrócić za darmo 3 oddziały',
  'classic.option.refuse': 'Nie pomagaj',
  'classic.option.pay-for':
    '{n, plural, =0 {Za nic nie płać} one {Zapłać za # oddział sojusznika} few {Zapłać za # oddziały sojusznika} other {Zapłać za # oddziałów sojusznika}}',
  'classic.option.revive': 'Przywróć: {leader}',
  'classic.option.revive.number':
    '{n, plural, =0 {Nie przywracaj oddziałów} one {Przywróć # oddział} few {Przywróć # oddziały} other {Przywróć # oddziałów}}',
  'classic.option.revive-elite':
    '{n, plural, one {Przywróć # oddział z gwiazdką} few {Przywróć # oddziały, w tym jeden z gwiazdką} other {Przywróć # oddziałów, w tym jeden z gwiazdką}}',
  'classic.option.no-leader': 'Nie przywracaj przywódcy',
  'classic.option.forces':
    '{n, plural, one {Przywróć # oddział} few {Przywróć # oddziały} other {Przywróć # oddziałów}}',
  'classic.option.forces-elite':
    '{n, plural, one {Przywróć # oddział z gwiazdką} few {Przywróć # oddziały, w tym jeden z gwiazdką} other {Przywróć # oddziałów, w tym jeden z gwiazdką}}',
  'classic.option.stay-advisors': 'Pozostają doradczyniami',
  'classic.option.become-fighters': 'Stają się wojownikami',
  'classic.option.stay-fighters': 'Pozostają wojownikami',
  'classic.option.become-advisors': 'Stają się doradczyniami',

  'classic.option.act': 'Wykonaj turę teraz',
  'classic.option.wait': 'Zaczekaj',
  'classic.option.wait-until':
    '{turn, select, last {Czekaj, aż wykonają tury wszyscy inni, teraz i w następnych rundach} other {Czekaj na swoją kolej, teraz i w następnych rundach}}',
  'classic.option.no-shipment': 'Nie transportuj',
  'classic.option.ship': 'Przetransportuj: {part}',
  'classic.option.cross-ship': 'Przewieź z terytorium „{territory}” na inne',
  'classic.option.return': 'Odeślij oddziały z terytorium „{territory}” do rezerwy',
  'classic.option.ship.play.karama': 'Zagraj „Karamę”, by transportować za pół ceny',
  'classic.option.ship.play.worthless':
    'Zagraj kartę „{treachery}” jako „Karamę”, by transportować za pół ceny',
  'classic.option.to': '{part}',
  'classic.option.take':
    '{part}: {n, plural, =0 {brak oddziałów} one {# oddział} few {# oddziały} other {# oddziałów}}',
  'classic.option.take-elite':
    '{part}: {n, plural, =0 {bez oddziałów z gwiazdką} one {# oddział z gwiazdką} few {# oddziały z gwiazdką} other {# oddziałów z gwiazdką}}',
  'classic.option.as-advisors': 'Jako doradczynie',
  'classic.option.as-fighters': 'Jako wojownicy',
  'classic.option.no-move': 'Nie ruszaj oddziałów',
  'classic.option.end-turn': 'Zakończ turę',
  'classic.option.move': 'Przesuń oddziały z terytorium „{territory}”',
  'classic.option.stay': 'Zostań na miejscu',
  'classic.option.accompany': 'Wyślij doradczynię w to samo miejsce',
  'classic.option.accompany.decline': 'Nikogo nie wysyłaj',
  'classic.option.to-polar-sink': 'Wyślij oddział na Polarną Depresję',
  'classic.option.collect': 'Zbierz: {part}',
  'classic.option.leave': 'Zostaw przyprawę: {part}',
  'classic.option.collect-all': 'Zbierz wszystko i nie pytaj więcej',
}
