// The Fremen, in Polish.

import type { Told } from '../../outline.ts'
import type { fremen as outline } from '../outline/fremen.ts'

export const fremen: Told<typeof outline> = {
  'fremen.start':
    'Fremeni zaczynają z 3 przyprawami i 10 oddziałami, które dowolnie dzielą między Sicz Tabr oraz Południowy i Zachodni Fałszywy Mur. Pozostałe 10 jest na drugiej półkuli planety.',
  'fremen.start-fedaykin':
    'W trybie zaawansowanym Fremeni sami decydują, ilu z 3 fedajkinów jest wśród 10 początkowych oddziałów i gdzie stoją.',
  'fremen.revival':
    'Fremeni w każdej rundzie przywracają za darmo do 3 oddziałów i nie mogą przywrócić więcej za przyprawę. Siła ich przywódców to 7, 6, 5, 3 i 2.',
  'fremen.shipment':
    'Fremeni wprowadzają za darmo dowolną liczbę oddziałów rezerwy na Wielką Równinę albo na jedno terytorium nie dalej niż 2 terytoria od niej. Zwykłe zasady o burzy, twierdzach i sektorach obowiązują.',
  'fremen.shipment-where':
    'Rezerwa Fremenów dociera na terytoria: Wielka Równina, Równina Pogrzebowa, Plastikowy Basen, Większa Równina, Wietrzna Przełęcz, Zatoka Klifu, Spękana Ziemia, Cielago Zachodnie, Zachodni Fałszywy Mur, Erg Habbanja, Basen Hagga, Polarna Depresja, Skalne Wychodnie, Sicz Tabr, Tsimpo i Wietrzna Przełęcz Północna.',
  'fremen.shipment-distance':
    'Dla rezerwy Fremenów sama Wielka Równina nie liczy się do odległości 2 terytoriów, a burza po drodze nie ma znaczenia: poza burzą musi być tylko sektor, do którego wchodzą.',
  'fremen.shipment-free':
    'Rezerwa Fremenów nie przybywa spoza planety: Gildii się za nią nie płaci, nie może ona odwołać jej wejścia, a Bene Gesserit jej nie towarzyszą.',
  'fremen.movement': 'Grupa Fremenów przechodzi do 2 terytoriów, z ornitopterami do 3.',
  'fremen.worm':
    'Czerwie nie szkodzą oddziałom Fremenów, ilekolwiek czerwi pojawi się w fazie. „Karama” przed uderzeniem czerwia odbiera tę ochronę, „Karama” w odpowiedzi na jazdę odwołuje jazdę.',
  'fremen.ride':
    'Po Nexusie Fremeni mogą dosiąść czerwia: przenieść dowolną liczbę oddziałów z jego terytorium na dowolne inne. Nie zużywa to ruchu w tej rundzie, a u celu nikt nie ginie.',
  'fremen.ride-where':
    'Jazda na czerwiu kończy się na jednym terytorium, w jednym sektorze; zasady o burzy, twierdzach i sojusznikach obowiązują. Oddziały w sektorze burzy jechać nie mogą.',
  'fremen.ride-again':
    'W trybie podstawowym kolejne karty Szej-Huluda w tej samej fazie nie działają, więc Fremeni jadą na czerwiu raz na fazę.',
  'fremen.special-victory':
    'Jeśli do końca 10. rundy nikt nie zwyciężył, Fremeni zwyciężają, gdy w Siczy Tabr i Siczy Habbanja są tylko Fremeni albo nikt, a w Siczy Tueka nie ma Atrydów, Harkonnenów ani Imperatora. Doradczyń się nie liczy.',
  'fremen.alliance':
    'Sojusz: Fremeni mogą ocalić oddziały sojusznika przed czerwiami i w każdej rundzie pozwolić mu przywrócić za darmo do 3 oddziałów. Sojusznik dzieli z nimi specjalne zwycięstwo.',
  'fremen.storm-cards':
    'Od 2. rundy, jeśli Fremeni są w grze, burzę przesuwa karta burzy, od 1 do 6. Fremeni znają ją od poprzedniej fazy Burzy; potem wszystkie sześć się tasuje i oglądają następną.',
  'fremen.storm-cards-weather':
    'Jeśli zagrano „Kontrolę pogody”, kartę burzy tej rundy odkrywa się i wtasowuje, nie przesuwając burzy, a Fremeni jak zwykle oglądają następną.',
  'fremen.placed-worms':
    'Za każdą kartę Szej-Huluda po pierwszej w fazie Fremeni mogą umieścić czerwia na dowolnym terytorium piaszczystym. Giną tam cała przyprawa i wszystkie oddziały poza ich własnymi i ocalonymi przez nich sojuszniczymi.',
  'fremen.placed-worms-declined':
    'Jeśli Fremeni nie umieszczą czerwia albo powstrzyma ich „Karama”, karta działa tak, jakby ich nie było w grze. Na umieszczonym czerwiu mogą jechać po Nexusie tej erupcji.',
  'fremen.storm-losses':
    'Burza niszczy tylko połowę trafionych oddziałów Fremenów, zaokrąglając w górę, osobno w każdym sektorze terytorium. Które, wybierają Fremeni; fedajkin liczy się jako jeden.',
  'fremen.storm-landing':
    'Rezerwa Fremenów może wejść na piaski w samym sektorze burzy; połowa tych oddziałów, zaokrąglając w górę, ginie.',
  'fremen.fedaykin':
    'Każdy z 3 fedajkinów liczy się w bitwie i w stratach jako 2 oddziały. Przywraca się go jako 1 oddział, najwyżej jednego na rundę.',
  'fremen.battle': 'Oddziały Fremenów zawsze walczą z pełną siłą bez przyprawy.',
  'fremen.karama':
    'Specjalny efekt „Karamy” Fremenów, raz na grę od 2. rundy: przywołać czerwia na dowolne terytorium piaszczyste przed erupcjami, między nimi lub po nich. Można na nim jechać, a potem jest Nexus.',
}
