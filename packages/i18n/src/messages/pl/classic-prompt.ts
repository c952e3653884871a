// O co pyta klasyczna „Diuna”: gdzie, za ile i do ilu, po polsku.

export const classicPrompt = {
  'page.ask.predict': '{faction}: w której rundzie zwycięstwo?',
  'page.ask.storm': 'Ustaw w tajemnicy od {least} do {most}: burza przejdzie sumę obu kół',
  'page.ask.charity':
    'Zasiłek KHOAM: masz {has, plural, one {# przyprawę} few {# przyprawy} other {# przypraw}} i możesz wziąć {n}',
  'page.ask.start': 'Rozmieść oddziały: zostało {n}',
  'page.ask.start.elite': 'Ile z tych oddziałów ma być z gwiazdką?',
  'page.ask.bid':
    'Licytuj kartę albo spasuj: {by, select, true {oferta {bid} ({name})} other {nikt jeszcze nie licytował}}, masz {has, plural, one {# przyprawę} few {# przyprawy} other {# przypraw}}',
  'page.ask.lent': '{said}; sojusznik daje {lent}',
  'page.ask.support': 'Ile ze swojej przyprawy ({has}) udostępniasz sojusznikowi?',
  'page.ask.revive':
    'Odrodzenie: {free} za darmo, dalej po {price, plural, one {# przyprawie} few {# przyprawy} other {# przypraw}}; najwyżej {limit} na rundę, masz {has}',
  'page.ask.revive-leader': 'Przywrócić przywódcę? Kosztuje tyle przyprawy, ile ma siły; masz {has}',
  'page.ask.ship':
    'Ile oddziałów ląduje: {part}? {price, select, free {Za darmo} half {Po {each, plural, one {# przyprawie} few {# przyprawy} other {# przypraw}}, za pół ceny} other {Po {each, plural, one {# przyprawie} few {# przyprawy} other {# przypraw}}}}; masz {has}, najwyżej {most}',
  'page.ask.ship.elite':
    'Ile oddziałów z gwiazdką ląduje: {part}? {price, select, free {Za darmo} half {Po {each, plural, one {# przyprawie} few {# przyprawy} other {# przypraw}}, za pół ceny} other {Po {each, plural, one {# przyprawie} few {# przyprawy} other {# przypraw}}}}; masz {has}, najwyżej {most}',
  'page.ask.return': 'Ile oddziałów wraca do rezerwy, po 1 przyprawie za dwa? Najwyżej {most}',
  'page.ask.move': 'Ile oddziałów idzie: {from} → {part}? Stąd najwyżej {most}',
  'page.ask.move.elite': 'Ile oddziałów z gwiazdką idzie: {from} → {part}? Stąd najwyżej {most}',
  'page.ask.move.to': 'Oddziały: {from}. Dokąd idą?',
  'page.ask.voice': 'Głos ({name}): co każesz zagrać albo czego zabraniasz?',
  'page.ask.prescience': 'Jasnowidzenie: którą część planu {name_genitive} chcesz zobaczyć?',
  'page.ask.answer':
    'Jasnowidzenie ({name}): pokaż {part, select, dial {wartość na kole} leader {przywódcę} weapon {broń} other {obronę}}; to, co pokażesz, jest wiążące',
  'page.ask.call':
    '{traitor, select, true {{leader} to twój zdrajca: ujawnij go, a wygrasz i nic nie stracisz} other {Przeciw tobie walczy {leader}; to nie twój zdrajca}}',
  'page.ask.losses': 'Wygrywasz z {dial} na kole: wybierz, które oddziały giną',
  'page.ask.lose-where': 'Ginie oddziałów: {n}. Wybierz gdzie',
  'page.ask.collect': 'Zbiór przyprawy. {part}: twoje oddziały mogą zebrać {n} z {there}',
  'page.ask.offer.to': 'Umowa: z kim?',
  'page.ask.offer.give': 'Umowa z {name_instrumental}: co proponujesz?',
  'page.ask.offer.return': 'Umowa z {name_instrumental}: czego chcesz w zamian?',
  'page.ask.question.to': '„Trans prawdy”: kogo pytasz?',
  'page.ask.question.about': '„Trans prawdy”: o co pytasz {name_accusative}?',
  'page.ask.question.which': '„Trans prawdy”, {name}: {question}',
  'page.do.claim': 'Weź {n, plural, one {# przyprawę} few {# przyprawy} other {# przypraw}}',
  'page.do.collect': 'Zbierz {n, plural, one {# przyprawę} few {# przyprawy} other {# przypraw}}',
  'page.do.collect-all':
    'Zbierz wszystko ({n, plural, one {# przyprawę} few {# przyprawy} other {# przypraw}}) i nie pytaj więcej',
  'page.do.revive':
    '{n, plural, =0 {Nie przywracaj oddziałów} other {Przywróć {n} {price, plural, =0 {za darmo} other {za #}}}}',
  'page.do.ship':
    '{n, plural, =0 {Tych nie wysyłaj} other {Wyślij {n} {price, plural, =0 {za darmo} other {za #}}}}',
  'page.do.move': '{n, plural, =0 {Tych nie ruszaj} other {Rusz #}}',
  'page.do.ship.elite':
    '{n, plural, =0 {Bez oddziałów z gwiazdką} other {Z gwiazdką: #}}; {price, plural, =0 {za darmo} other {razem za #}}',
  'page.do.move.elite': '{n, plural, =0 {Nie ruszaj oddziałów z gwiazdką} other {Rusz z gwiazdką: #}}',
  'page.do.lose':
    'Strać {n, plural, one {# oddział} few {# oddziały} other {# oddziałów}}{elite, plural, =0 {} other { i # z gwiazdką}}',
  'page.voice.verb': 'Rozkaz',
  'page.voice.kind': 'Rodzaj karty',
  'page.voice.play': 'Musi zagrać',
  'page.voice.do-not-play': 'Nie może zagrać',
  'page.voice.command': 'Rozkaż',
} as const
