// The page's words around the table of classic Dune, in Polish.

import type { classicPage as en } from '../en/classic-page.ts'
import type { Translated } from '../messages.ts'

export const classicPage: Translated<typeof en> = {
  'page.tab.map': 'Mapa',
  'page.map.nearer': 'Przybliż',
  'page.map.farther': 'Oddal',
  'page.map.whole': 'Cała mapa',

  'page.chart.strongholds': 'Twierdze',
  'page.chart.forces': 'Oddziały na planecie',
  'page.chart.tanks': 'Oddziały w zbiornikach',

  'page.classic.round': 'Runda {n} z {of}',
  'page.classic.only-you': 'Widzisz to tylko ty',
  'page.classic.no-cards': 'Brak kart podstępów na ręce',
  'page.classic.kwisatz': 'Kwisatz Haderach',
  'page.classic.kwisatz.losses': 'Straty: {n} z 7',
  'page.classic.kwisatz.dead': 'Nie żyje',
  'page.classic.on-map': 'Oddziały na planecie',
  'page.classic.support': 'Przyprawa dla sojusznika',
  'page.classic.special-used': 'Własny efekt „Karamy” zużyty',
  'page.classic.each': 'za każdy oddział',
  'page.classic.wall-down': 'Mur Zaporowy zniszczony',

  'page.classic.leader.ready': 'w gotowości',
  'page.classic.leader.fought': 'po bitwie w tej rundzie',
  'page.classic.leader.tanks': 'w zbiornikach',
  'page.classic.leader.face-down': 'w zbiornikach, zakryty żeton',
  'page.classic.leader.hidden': 'w zbiornikach, zakryty żeton',
  'page.classic.leader.captured': 'w niewoli',
  'page.classic.leader.unknown': 'w tajemnicy: w niewoli albo w zbiornikach',

  'page.classic.hidden-card': 'Zakryta karta podstępu',
  'page.classic.cards-left':
    '{n, plural, one {Została # karta} few {Zostały # karty} other {Zostało # kart}}',
  'page.classic.cards': '{n, plural, one {# karta} few {# karty} other {# kart}}',
  'page.classic.bid': 'Oferta {n}',
  'page.classic.bidder.turn': 'licytuje',
  'page.classic.bidder.passed': 'pas',

  'page.classic.plan.open': 'Plan ukryty',
  'page.classic.plan.ready': 'Plan gotowy',
  'page.classic.plan.total': 'Razem {n}{known, select, true {} other { + ?}}',
  'page.classic.voice':
    'Głos ({name}): {play, select, true {zagraj kartę} other {nie zagrywaj karty}} „{kind}”',
  'page.classic.prescience':
    'Jasnowidzenie ({name}): {part, select, dial {wartość na tarczy} leader {przywódca} weapon {broń} other {obrona}}',

  'page.classic.proposes': 'proponuje sojusz:',
  'page.classic.alone': 'Bez sojusznika:',
  'page.classic.nexus.waiting': 'Jeszcze rozmawiają:',
  'page.classic.storm.dials': 'wybiera liczbę',
  'page.classic.storm.dialled': 'gotowe',
  'page.classic.storm.sum': 'Burza przesunie się o sumę obu tarcz.',
  'page.classic.storm.moves':
    'Burza przesuwa się o {n, plural, one {# sektor} few {# sektory} other {# sektorów}}.',
  'page.classic.revival.most': 'Każdy do {n} oddziałów. Ponad darmowe –',
  'page.classic.revival.each': 'za oddział.',
  'page.classic.revival.free': 'za darmo: {n}',
  'page.classic.turn.now': 'teraz',
  'page.classic.turn.done': 'gotowe',

  'page.classic.deals': 'Sojusze i umowy',
  'page.classic.propose': 'Zaproponuj',
  'page.classic.swap': 'Zamiana frakcji',
  'page.classic.swap.proposes': 'proponuje zamianę:',
  'page.classic.accept': 'Przyjmij',
  'page.classic.decline': 'Odrzuć',
  'page.classic.deal.open': 'w mocy',
  'page.classic.deal.kept': 'dotrzymana',
  'page.classic.deal.broken': 'złamana',
  'page.classic.deal.say-kept': 'Dotrzymana',
  'page.classic.deal.say-broken': 'Złamana',
  'page.classic.truths': 'Odpowiedzi w Transie prawdy',
  'page.classic.answer': 'Trans prawdy: odpowiedź',
  'page.classic.yes': 'Tak',
  'page.classic.no': 'Nie',
  'page.classic.window.stop': 'Zatrzymywanie zdolności „Karamą”',
  'page.classic.window.special': 'Własny efekt „Karamy”',
  'page.classic.window.storm': 'Karty przed burzą',
  'page.classic.passing.round-end': 'bez pytań do końca rundy',
  'page.classic.passing.new-card': 'bez pytań do nowej karty',

  'page.classic.won.strongholds': 'Zwycięstwo dały twierdze.',
  'page.classic.won.prediction': 'Przepowiednia się spełniła.',
  'page.classic.won.fremen': 'Pustynia ocalona do samego końca.',
  'page.classic.won.guild': 'Do końca nikt inny nie zwyciężył.',
  'page.classic.won.default': 'Do końca nikt inny nie zwyciężył.',
  'page.classic.won.most-strongholds': 'Najwięcej twierdz na końcu.',

  'page.term.strongholds': 'Twierdze',
  'page.term.victory': 'Bliskość zwycięstwa',
  'page.term.special': 'Specjalne zwycięstwo',
  'page.term.forces': 'Oddziały',
  'page.term.position': 'Pozycja',
  'page.term.spice': 'Przyprawa',
  'page.term.leaders': 'Przywódcy',
  'page.term.traitors': 'Zdrajcy',
  'page.term.alliance': 'Sojusz',
}
