// Spice blows and sandworms, in Polish.

import type { Told } from '../../outline.ts'
import type { blow as outline } from '../outline/blow.ts'

export const blow: Told<typeof outline> = {
  'blow.territory':
    'Odkryj wierzchnią kartę przyprawy. Jeśli to karta terytorium, podana na niej przyprawa trafia na to terytorium, do sektora z symbolem erupcji, a karta na odkryty stos kart odrzuconych.',
  'blow.adds':
    'Nowa przyprawa dochodzi do tej, która już leży. Jeśli sektor jest w burzy, przyprawa się nie pojawia, ale kartę i tak się odrzuca.',
  'blow.first-round':
    'W 1. rundzie nie ma ani czerwia, ani Nexusa: karty Szej-Huluda odkłada się, aż pojawi się karta terytorium, i wtasowuje z powrotem. W trybie zaawansowanym dotyczy to obu erupcji.',
  'blow.worm':
    'Od 2. rundy Szej-Hulud uderza w terytorium wskazane przez wierzchnią kartę terytorium na stosie kart odrzuconych: cała przyprawa i wszystkie oddziały tam giną, we wszystkich sektorach, w burzy i poza nią.',
  'blow.after-worm':
    'Po czerwiu odkrywa się karty, aż pojawi się karta terytorium; jej przyprawę się umieszcza. W trybie podstawowym kolejne karty Szej-Huluda po drodze nie działają.',
  'blow.no-target':
    'Jeśli na stosie nie ma żadnej karty terytorium, czerw w nic nie uderza, ale Nexus i tak się odbywa.',
  'blow.reshuffle':
    'Talię przyprawy tasuje się tylko wtedy, gdy trzeba odkryć kartę, a żadnej już nie ma, nawet w środku fazy. Wraca do niej cały stos, w trybie zaawansowanym oba.',
  'blow.fremen':
    'Czerwie nigdy nie niszczą oddziałów Fremenów. Fremeni mogą też ocalić oddziały sojusznika, a po Nexusie dosiąść czerwia.',
}
