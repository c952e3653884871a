// What is said where something is asked, in Polish.

export const prompt = {
  'page.prompt.more': 'jeszcze {n}',
  'page.prompt.of': 'z {n}',
  'page.prompt.onward': 'Dalej',
  'page.prompt.end': 'Zakończ turę',
  'page.prompt.not-your-turn': 'to nie twoja tura',
  'page.prompt.nothing-to-undo': 'nie ma czego cofnąć',
  'page.prompt.first': 'najpierw: {what}',
  'page.prompt.lost': '{end}? {what}.',
  'page.prompt.keep': 'Gram dalej',
  'page.prompt.final': 'nie będzie można cofnąć',
  'page.prompt.why': 'Dlaczego',
  'page.prompt.to': '{what} → {where}',
  'page.prompt.in-turn': 'Tura {name_genitive}: {what}',
  'page.prompt.gather': 'Zebranie danych: wybierz szpiega do przywołania',
  'page.prompt.turn.no-agents': 'Twoja tura: nie masz już agentów, odkryj karty',
  'page.prompt.turn.card': '{card}: wybierz pole',
  'page.prompt.turn.space': '{space}: wybierz kartę',
  'page.prompt.turn.agent': 'Agent na polu „{space}”: rozpatrz efekty',
  'page.prompt.turn.reveal':
    'Odkrywanie kart: {n, plural, one {# punkt} few {# punkty} other {# punktów}} perswazji, siła {strength}',
  'page.prompt.rival-influence': '{name} (rywal): wybierz frakcję, w której zdobędzie wpływ',
  'page.prompt.plot-course': 'Wytyczenie kursu: wybierz kartę nawigacji do slotu {n}',
  'page.prompt.lose-troops':
    '{n, plural, one {Wybierz żołnierza, którego stracisz} other {Wybierz po kolei # żołnierzy, których stracisz}}',
  'page.prompt.instead-of-worms':
    '{source}, zamiast {n, plural, one {czerwia pustyni} other {każdego z # czerwi pustyni}}: {effects}',
  'page.prompt.rival-choose': '{name} (rywal): wybierz, co zrobi',
  'page.prompt.lost.persuasion':
    '{n, plural, one {Przepadnie # punkt} few {Przepadną # punkty} other {Przepadnie # punktów}} perswazji',
  'page.prompt.lost.troops': '{n, plural, one {Można wysłać # żołnierza} other {Można wysłać # żołnierzy}}',
  'page.prompt.lost.effect': 'Niewykorzystane: {what}',
  'page.prompt.lost.agents':
    '{n, plural, one {# agent pozostanie niewykorzystany} few {# agenci pozostaną niewykorzystani} other {# agentów pozostanie niewykorzystanych}}',
  'page.prompt.dim.card': 'Karta „{card}” nie ma ikony „{icon}”',
  'page.prompt.dim.hand': 'Nie masz na ręce karty z ikoną „{icon}”',
}
