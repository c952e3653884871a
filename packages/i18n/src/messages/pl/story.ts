// What is said of the log, the menu of a table, replays and the end, in Polish.

import type { story as en } from '../en/story.ts'
import type { Translated } from '../messages.ts'

export const story: Translated<typeof en> = {
  'page.you': 'Ty',
  'page.log.details': 'Wszystko, co się stało',
  'page.log.look': 'Pokaż stół z tamtej chwili',
  'page.past.turn':
    '{n, plural, =0 {Przygotowanie} other {Runda {n}}}: po {who, select, you {twojej turze} other {turze {name_genitive}}}',
  'page.past.part': '{n, plural, =0 {Przygotowanie} other {Runda {n}}}: tak było wtedy',
  'page.past.back': 'Wróć do gry',
  'page.past.branch': 'Graj odtąd',
  'page.past.branch.about': 'Odtąd zacznie się nowa partia, ta zostanie zachowana',
  'page.matches.branch': 'odgałęzienie od rundy {n}',
  'page.menu.save': 'Zapisz do pliku',
  'page.menu.save.about': 'Można go otworzyć na stronie startowej',
  'page.menu.restart': 'Zacznij od nowa',
  'page.menu.restart.about': 'To samo rozdanie od początku; ta partia zostanie zachowana',
  'page.menu.anew': 'Nowe rozdanie',
  'page.menu.anew.about': 'Ci sami gracze, nowe rozdanie; ta partia zostanie zachowana',
  'page.menu.leave': 'Odejdź od stołu',
  'page.menu.leave.about': 'Partię znajdziesz w „Moich partiach”',
  'page.end.won': '{count, plural, =1 {Wygrywasz} other {Wygrywasz wspólnie z: {names}}}',
  'page.end.place': 'Masz {place}. miejsce na {of}',
  'page.end.behind': '{n, plural, one {# punkt} few {# punkty} other {# punktów}} straty, prowadzi {name}',
  'page.end.ahead': '{n, plural, one {# punkt} few {# punkty} other {# punktów}} przewagi, dalej {name}',
  'page.end.level': 'tyle samo punktów co {name}',
  'page.end.tie':
    'Po {n, plural, one {# punkcie} few {# punkty} other {# punktów}}: rozstrzyga {what} ({standing})',
  'page.end.tie.reveal':
    'Po {n, plural, one {# punkcie} few {# punkty} other {# punktów}} i cała reszta po równo: rozstrzyga późniejsza tura odkrywania ({standing})',
  'page.end.again': 'To samo rozdanie jeszcze raz',
  'page.leaders.choose': 'Wybierz lidera',
  'page.leaders.wait': 'Wybór liderów',
  'page.leaders.order': 'Miejsca przy stole',
  'page.leaders.now': 'wybiera teraz',
  'page.leaders.now.you': 'twój wybór',
  'page.leaders.later': 'wybiera później',
  'page.leaders.taken': 'Zajęty: {name}',
  'page.leaders.yours': 'Twój lider',
  'page.leaders.play': 'Graj: {leader}',
  'page.leaders.pick': 'Obejrzyj liderów i wybierz jednego',
}
