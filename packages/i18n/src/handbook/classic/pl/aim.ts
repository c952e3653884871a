// The aim of the game and who wins, in Polish.

import type { Told } from '../../outline.ts'
import type { aim as outline } from '../outline/aim.ts'

export const aim: Told<typeof outline> = {
  'aim.strongholds':
    'Zwyciężasz, jeśli podczas Pauzy mentata kontrolujesz co najmniej 3 twierdze. Do kontroli nad twierdzą wystarczy jeden oddział.',
  'aim.alliance':
    'Zwyciężyć można samemu albo w sojuszu. Sojusz potrzebuje łącznie 4 twierdz; wszystkie mogą należeć do jednego sojusznika, ale dopóki jesteś w sojuszu, 3 własne nie wystarczą.',
  'aim.control':
    'Kontrolujesz twierdzę, jeśli są w niej twoje oddziały i nie ma cudzych, poza sojuszniczymi; doradczyń się nie liczy. Jeśli burza nie pozwoliła stoczyć tam bitwy, twierdzy nie kontroluje nikt.',
  'aim.end':
    'Gra trwa najwyżej 10 rund. Kończy się, gdy tylko ktoś zwycięży podczas Pauzy mentata, a po 10. rundzie zwycięzca jest zawsze.',
  'aim.at-once':
    'Dwie strony nie mogą zwyciężyć jednocześnie: twierdz jest tylko 5. Jeśli dopuszcza to zasada opcjonalna, zwycięża ten, kto jest wcześniej w kolejności tur.',
  'aim.precedence':
    'Jeśli zasady są sprzeczne, zdolność frakcji jest ważniejsza od zasady ogólnej, a tekst karty podstępu od nich obu.',
}
