// What is said beside the things on the table, in Polish.

export const looks = {
  'page.market.tile': '{name}: {cost, plural, one {# przyprawa} few {# przyprawy} other {# przypraw}}',
  'page.market.stack': 'w stosie {n, plural, one {# płytka} few {# płytki} other {# płytek}}',
  'page.market.commander':
    'Dowódca sardaukarów: {cost, plural, one {# solaris} few {# solarisy} other {# solarisów}}',
  'page.look.commander':
    'Kto wyśle tu agenta, może zapłacić {cost, plural, one {# solarisa} few {# solarisy} other {# solarisów}}, aby go pozyskać i zrekrutować oraz wziąć umiejętność.',
  'page.look.choose': 'Wybierz',
  'page.look.left': 'perswazja: {had} → {left}',
  'page.hand.none': 'Brak kart na ręce',
  'page.hand.revealed': 'Karty zostały już odkryte. Nowe przyjdą w następnej rundzie',
  'page.reveal.left':
    '{n, plural, one {Został # punkt} few {Zostały # punkty} other {Zostało # punktów}} perswazji',
  'page.reveal.strength': 'siła {n}',
  'page.reveal.cards': 'karty',
  'page.reveal.spent': 'wydane na karty',
  'page.reveal.troops': 'żołnierze',
  'page.reveal.swords': 'miecze',
  'page.reveal.no-units': 'brak jednostek w konflikcie',
  'page.reveal.acquired': 'Pozyskane',
  'page.news.count': '{n} z {n}',
  'page.news.open': 'Otwórz dziennik',
}
