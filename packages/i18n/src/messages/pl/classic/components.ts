// What the components of classic Dune do, in Polish.

import type { components as en } from '../../en/classic/components.ts'
import type { Translated } from '../../messages.ts'

export const components: Translated<typeof en> = {
  'group.factions': 'Frakcje',
  'group.treachery': 'Talia podstępów',
  'group.spice': 'Talia przyprawy',
  'group.territories': 'Terytoria',

  'part.start': 'Na początku gry',
  'part.revival': 'Odrodzenie',
  'part.basic': 'Zdolności',
  'part.alliance': 'W sojuszu',
  'part.advanced': 'W trybie zaawansowanym',
  'part.karama': 'Specjalny efekt „Karamy”',
  'part.use': 'Użycie',
  'part.after': 'Po użyciu',
  'part.serves': 'Frakcja',
  'part.strength': 'Siła bojowa',
  'part.kind': 'Rodzaj',
  'part.spice': 'Przyprawa',
  'part.neighbors': 'Graniczy z terytoriami',

  'classic.list': '{items}',

  'classic.card.weapon':
    'w planie bitwy jako broń: zabija przywódcę lub Taniego bohatera przeciwnika, chyba że przeciwnik zagrał kartę „{defense}”',
  'classic.card.lasgun':
    'w planie bitwy jako broń: zabija przywódcę lub Taniego bohatera przeciwnika bez względu na obronę; jeśli w którymkolwiek z dwóch planów jest Tarcza, eksplozja niszczy wszystkie oddziały i całą przyprawę na terytorium oraz obu przywódców',
  'classic.card.defense':
    'w planie bitwy jako obrona: twój przywódca przeżywa atak {defense, select, snooper {bronią trującą} other {bronią miotającą}}',
  'classic.card.cheap-hero':
    'w planie bitwy zamiast przywódcy: nie ma siły bojowej, ale pozwala zagrać broń i obronę',
  'classic.card.worthless': 'w planie bitwy jako broń lub jako obrona: nic nie robi',
  'classic.card.family-atomics':
    'przed ruchem burzy, od drugiej rundy, jeśli masz oddział na Murze Zaporowym lub obok niego: Mur Zaporowy zostaje zniszczony wraz ze wszystkimi oddziałami na nim; Arrakin, Kartagin i Basen Imperialny nie są już chronione przed burzą',
  'classic.card.hajr': 'w swojej turze transportu i ruchu: przesuń jeszcze jedną grupę',
  'classic.card.karama':
    'zablokuj zdolność innej frakcji do końca fazy albo przetransportuj rezerwę za pół ceny, albo weź wylicytowaną kartę podstępu za darmo',
  'classic.card.karama.advanced': 'albo użyj efektu „Karamy” swojej frakcji, raz na grę',
  'classic.card.tleilaxu-ghola':
    'w dowolnej chwili: przywróć za darmo jednego swojego przywódcę albo do 5 swoich oddziałów',
  'classic.card.truthtrance':
    'w dowolnej chwili: zadaj innemu graczowi pytanie; odpowiada on jawnie i zgodnie z prawdą, tak lub nie',
  'classic.card.weather-control':
    'przed ruchem burzy, od drugiej rundy: zdecyduj, o ile sektorów się przesunie, od 0 do 10',
  'classic.after.winner': 'zwycięzca może ją zachować; przegrany odrzuca',
  'classic.after.discard': 'odrzucana',
  'classic.after.removed': 'usuwana z gry',

  'classic.leader.serves': '{faction}',
  'classic.leader.strength': '{n}; tyle samo przyprawy kosztuje odrodzenie',
  'classic.spice.blow':
    '{n, plural, one {# przyprawa} few {# przyprawy} other {# przypraw}} w sektorze {sector}',
  'classic.spice.shai-hulud':
    'czerw pożera wszystkie oddziały i całą przyprawę na terytorium ostatniej erupcji; potem następuje Nexus',
  'classic.territory.kind':
    '{kind, select, sand {piaski} rock {skały} stronghold {twierdza} other {biegun}}{sectors, select, none {} other {, {count, plural, one {sektor} other {sektory}} {sectors}}}',
  'classic.territory.open': 'wystawione na burzę',
  'classic.territory.wall': 'chronione przed burzą, póki stoi Mur Zaporowy',
  'classic.territory.safe': 'chronione przed burzą',
  'classic.territory.income':
    'w trybie zaawansowanym oddział tutaj przynosi {n, plural, one {# przyprawę} few {# przyprawy} other {# przypraw}} w każdej rundzie',
  'classic.territory.city':
    'oddział tutaj daje dostęp do ornitopterów, a każdy twój oddział zbiera 3 przyprawy zamiast 2',

  'classic.faction.no-forces': 'brak oddziałów na planecie',
  'classic.faction.forces':
    '{n, plural, one {# oddział} few {# oddziały} other {# oddziałów}} na terytorium „{territory}”',
  'classic.faction.among': '{n} oddziałów, rozdzielonych dowolnie między terytoria: {territories}',
  'classic.faction.reserves':
    'twoja rezerwa jest na planecie: dowolna liczba jej oddziałów wchodzi za darmo na jedno terytorium nie dalej niż 2 terytoria od {territory_genitive}',
  'classic.faction.spice': '{n, plural, one {# przyprawa} few {# przyprawy} other {# przypraw}}',
  'classic.faction.traitors': '{n, plural, one {1 zdrajca wybrany z 4} few {# zdrajców} other {# zdrajców}}',
  'classic.faction.cards':
    '{n, plural, one {# karta podstępu} few {# karty podstępów} other {# kart podstępów}}, najwyżej {limit} na ręce',
  'classic.faction.revival':
    '{n, plural, one {# oddział} few {# oddziały} other {# oddziałów}} za darmo w każdej rundzie, razem najwyżej {most}',
  'classic.faction.revival.only':
    '{n, plural, one {# oddział} few {# oddziały} other {# oddziałów}} za darmo w każdej rundzie i nic ponadto',
}
