// Arkusz planu bitwy klasycznej „Diuny”, po polsku.

export const battlePlan = {
  'page.plan.title': 'Bitwa: {territory}',
  'page.plan.sides':
    '{side, select, aggressor {Atakujesz} other {Bronisz się}}: {own, plural, one {# oddział} few {# oddziały} other {# oddziałów}} przeciw {theirs, plural, one {# oddziałowi} other {# oddziałom}} {name_genitive}. {side, select, aggressor {Przy remisie wygrywasz: agresor ma pierwszeństwo.} other {Przy remisie przegrywasz: agresor ma pierwszeństwo.}}',
  'page.plan.aside': 'Zobacz stół',
  'page.plan.open': 'Otwórz plan bitwy',
  'page.plan.is-open': 'Plan leży obok.',
  'page.plan.own': 'Twój plan: widzisz go tylko ty',
  'page.plan.fight':
    'Zwycięstwo kosztuje {n, plural, =0 {0 oddziałów} one {# oddział} few {# oddziały} other {# oddziałów}}; {stay, plural, =0 {nie zostaje żaden} one {zostaje #} few {zostają #} other {zostaje #}}.',
  'page.plan.fight.choice':
    'Zwycięstwo kosztuje od {n} do {most, plural, one {# oddziału} other {# oddziałów}}, do wyboru; zostaje najwyżej {stay}.',
  'page.plan.dial': 'Koło',
  'page.plan.half': 'Oddział z 1 przyprawą liczy się w pełni, bez niej w połowie.',
  'page.plan.spice.most': 'Masz {n, plural, one {# przyprawę} few {# przyprawy} other {# przypraw}}',
  'page.plan.none': 'Brak',
  'page.plan.without.weapon': 'Nie masz karty, którą można zagrać jako broń.',
  'page.plan.without.defense': 'Nie masz karty, którą można zagrać jako obronę.',
  'page.plan.known': 'Co wiesz: {name}',
  'page.plan.known.forces':
    '{n, plural, one {# oddział} few {# oddziały} other {# oddziałów}}{elite, plural, =0 {} other { (z gwiazdką: #)}}, na kole najwyżej {most}',
  'page.plan.known.unpaid': 'Bez przyprawy najwyżej {n}; ile przyprawy ma przeciwnik, jest tajne.',
  'page.plan.known.leaders': 'Mogą dowodzić:',
  'page.plan.known.gone': 'odpadło: {n}',
  'page.plan.known.cards':
    'Karty, które tam widzisz: {cards}{n, plural, =-1 { i może inne} =0 {, innych nie ma} other {, jeszcze #}}',
  'page.plan.known.no-cards':
    '{n, plural, =-1 {Karty nieznane} =0 {Brak kart} one {# nieznana karta} few {# nieznane karty} other {# nieznanych kart}}',
  'page.plan.known.traitor': 'Twój zdrajca: {leaders}. Ujawnij go, a wygrasz i nic nie stracisz.',
  'page.plan.shown.dial': 'Pokazano ci koło: {n}',
  'page.plan.shown': 'Pokazano ci przywódcę: {what}',
  'page.plan.shown.weapon': 'Pokazano ci broń: {what}',
  'page.plan.shown.defense': 'Pokazano ci obronę: {what}',
  'page.plan.voice':
    'Głos ({name}) {play, select, true {nakazuje} other {zabrania}} {to, select, you {ci} other {przeciwnikowi}} zagrać: {kind}',
  'page.plan.what-if': 'A jeśli przeciwnik zagra…',
  'page.plan.clear': 'Wyczyść',
  'page.plan.lock': 'Zatwierdź plan',
  'page.plan.revealed':
    '{first, select, true {Plany odkrywa się, gdy oba są zatwierdzone.} other {Plan przeciwnika jest gotowy: oba odkryją się, gdy zatwierdzisz swój.}}',
  'page.plan.locking': 'Wysyłamy…',
  'page.plan.choose-leader': 'Wybierz przywódcę',
  'page.plan.total':
    'Twoja suma: {dial} na kole{leader, plural, =0 {} other { + przywódca #}}{kwisatz, plural, =0 {} other { + Kwisatz Haderach #}}',
  'page.plan.if-killed': '{n}, jeśli zginie {leader}; bez obrony przed: {kinds}',
  'page.plan.safe': '{leader}: obrona przed każdą bronią, jaką może mieć przeciwnik',
  'page.plan.if-traitor': 'Przegrana, jeśli twój przywódca to zdrajca przeciwnika',
  'page.plan.costs':
    '{most, plural, =0 {Gdy wygrasz, nikt nie ginie} other {Gdy wygrasz, ginie oddziałów: {choice, select, true {od {n} do {most}} other {{most}}}}}. Gdy przegrasz, giną wszystkie: {all}.',
  'page.plan.range': 'Suma przeciwnika może wynosić od {least} do {most}.',
  'page.plan.pays':
    'Płacisz {n, plural, one {# przyprawę} few {# przyprawy} other {# przypraw}} bez względu na wynik; zostaje {left}.',
  'page.plan.then.won':
    '{tie, select, true {Wtedy remis {n}:{against} wygrywasz.} other {Wtedy wygrywasz: {n} do {against}.}}',
  'page.plan.then.lost':
    '{tie, select, true {Wtedy remis {n}:{against} przegrywasz.} other {Wtedy przegrywasz: {n} do {against}.}}',
  'page.plan.then.explosion': 'Wtedy Rusznica laserowa i Tarcza eksplodują: wszyscy tam tracą wszystko.',
  'page.plan.then.traitor': 'Wtedy przywódca przeciwnika to twój zdrajca: wygrywasz i nic nie tracisz.',
  'page.plan.then.own-dies': 'Twój przywódca ginie.',
  'page.plan.then.their-dies': 'Przywódca przeciwnika ginie.',
  'page.plan.then.gains':
    'Zyskujesz za to {n, plural, one {# przyprawę} few {# przyprawy} other {# przypraw}}.',
} as const
