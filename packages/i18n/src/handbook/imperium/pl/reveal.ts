// Revealing your hand, Persuasion and strength, in Polish.

import type { Told } from '../../outline.ts'
import type { reveal as outline } from '../outline/reveal.ts'

export const reveal: Told<typeof outline> = {
  'reveal.steps':
    'Tura odkrywania ma cztery kroki: odkryj karty, rozpatrz ramki odkrywania i pozyskaj karty, ustal siłę, posprzątaj.',
  'reveal.steps-uprising':
    'Tura odkrywania ma trzy kroki: odkryj karty, rozpatrz efekty i pozyskaj karty, posprzątaj. Siła nie jest osobnym krokiem: liczy się na bieżąco, w każdej chwili tury.',
  'reveal.hand':
    'Odkrywasz wszystkie karty pozostałe na ręce i używasz ich ramek odkrywania w dowolnej kolejności. Karty zagrane w turach agenta swoich nie dają.',
  'reveal.between':
    'W turze odkrywania możesz pozyskiwać karty i zagrywać Spiski przed efektami odkrywania, między nimi i po nich.',
  'reveal.drawn':
    'Kartę dobraną w turze odkrywania od razu odkrywasz i używasz jej ramki odkrywania. Dobrana później zostaje na ręce, a w następnej rundzie i tak dobierasz pięć.',
  'reveal.recruited':
    'Żołnierze zrekrutowani w turze odkrywania idą do garnizonu i nie można ich wysłać do konfliktu, chyba że efekt mówi inaczej.',
  'reveal.clean-up':
    'Zagrane i odkryte karty leżą wyłożone do końca tury odkrywania, potem wszystkie trafiają na stos kart odrzuconych.',
  'reveal.council':
    'Perswazję za miejsce w Wysokiej Radzie (2) oraz za Salę oratorską lub Salę zebrań (1, póki stoi tam twój agent) otrzymujesz w turze odkrywania.',
  'reveal.strength':
    'Twoja siła to 2 za każdego twojego żołnierza w konflikcie i 1 za każdy miecz na odkrytych kartach.',
  'reveal.strength-uprising':
    'Twoja siła to 2 za każdego twojego żołnierza i 3 za każdego twojego czerwia pustyni w konflikcie oraz 1 za każdy miecz na odkrytych kartach.',
  'reveal.no-units':
    'Bez jednostki w konflikcie twoja siła wynosi 0, bez względu na miecze. Liczą się jednak, jeśli twoja jednostka trafi tam w tej samej turze odkrywania.',
  'reveal.marker':
    'Tor walki pokazuje twoją siłę i zmienia się razem z nią. Powyżej 20 znacznik odwraca się na stronę „+20” i liczy od początku.',
}
