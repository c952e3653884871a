// The Agent turn: where an Agent may go, and what happens there, in Polish.

import type { Told } from '../../outline.ts'
import type { agents as outline } from '../outline/agents.ts'

export const agents: Told<typeof outline> = {
  'agents.send':
    'W turze agenta zagrywasz jedną kartę z ręki i wysyłasz jednego agenta z karty lidera na jedno pole. Bez karty agent nie ruszy; jedna karta wysyła jednego agenta.',
  'agents.icons':
    'Ikona pola musi być jedną z ikon agentów na twojej karcie. Karta bez ikon agentów nie może wysłać agenta; można ją tylko odkryć.',
  'agents.icons-base':
    'Ikon agentów jest siedem: Imperator, Gildia Kosmiczna, Bene Gesserit, Fremeni, Landsraad, Miasto i Handel przyprawą.',
  'agents.icons-uprising':
    'Ikon agentów jest osiem: Imperator, Gildia Kosmiczna, Bene Gesserit, Fremeni, Landsraad, Miasto, Handel przyprawą i Szpieg.',
  'agents.occupied':
    'Nie możesz wysłać agenta na pole, na którym już stoi agent, nawet twój własny. Wyjątkiem są niektóre karty i liderzy, a w „Powstaniu” także Infiltracja.',
  'agents.cost':
    'Koszt pola płacisz, wysyłając tam agenta, przed wszystkim innym. Nie zapłacisz tym, co da dopiero pole lub karta; jeśli cię nie stać, nie możesz tam pójść.',
  'agents.prices':
    'Gdy pole ma kilka cen (Sprzedaż melanżu, w „Powstaniu” Uzyskaj poparcie i Rafineria przyprawy), wybierasz i płacisz jedną przy wysłaniu agenta; nie możesz użyć do tego zysków z tego pola ani karty.',
  'agents.requirement':
    'Wymóg ma jedno pole: aby wysłać agenta do Siczy Tabr, musisz mieć co najmniej 2 punkty wpływu u Fremenów.',
  'agents.requirement-uprising':
    'Trzy pola wymagają co najmniej 2 punktów wpływu: Przywilej imperialny u Imperatora, Wysyłka u Gildii Kosmicznej, Sicz Tabr u Fremenów.',
  'agents.order':
    'Po zapłaceniu stawiasz agenta, a ten, kto kontroluje pole, dostaje bonus kontroli. Potem w dowolnej kolejności rozpatrujesz pole, ramkę agenta na karcie i – na polu frakcji – 1 punkt wpływu.',
  'agents.order-uprising':
    'Kolejność: koszt, szpieg do Infiltracji, agent, szpieg do Zebrania danych, bonus kontroli dla kontrolującego. Potem w dowolnej kolejności pole, ramka agenta na karcie i 1 punkt wpływu na polu frakcji.',
  'agents.no-reveal-box':
    'Karta daje ramkę agenta, gdy wysyła agenta, a ramkę odkrywania, gdy zostaje odkryta; nigdy obie w jednej turze.',
  'agents.swordmaster':
    'Pole Mistrz miecza kosztuje 8 solarisów i daje trzeciego agenta do końca gry, każdemu raz. Możesz użyć go jeszcze w tej samej rundzie.',
  'agents.swordmaster-uprising':
    'Pole Mistrz miecza daje trzeciego agenta, każdemu raz; możesz użyć go w tej samej rundzie. Kosztuje 8 solarisów, dopóki nikt, także rywal, nie ma mistrza miecza, a potem 6.',
  'agents.mentat':
    'Pole Mentat kosztuje 2 solarisy: dobierasz kartę i bierzesz mentata, który w tej rundzie jest pod każdym względem twoim dodatkowym agentem. Gdy go nie ma, możesz przyjść po samą kartę.',
  'agents.mentat-taken':
    'Mentata bierze się tylko z jego pola, także kartą „Wykalkulowany nabór”. Jako nagrodę w konflikcie bierze się go skądkolwiek i służy on w następnej rundzie; w innym razie w Przywołaniu wraca na pole.',
  'agents.high-council':
    'Wysoka Rada kosztuje 5 solarisów i daje w niej miejsce, każdemu raz: odtąd 2 punkty perswazji w każdej twojej turze odkrywania.',
  'agents.high-council-uprising':
    'Wysoka Rada kosztuje 5 solarisów. Pierwsza wizyta daje miejsce: od tej rundy 2 punkty perswazji w każdej twojej turze odkrywania. Gdy masz już miejsce (nawet dzięki karcie), wizyta daje 2 przyprawy, 1 kartę intrygi i 3 żołnierzy.',
  'agents.recall-agent':
    'Przywołaj agenta: jeden twój agent wraca z planszy do lidera i możesz wysłać go ponownie w późniejszej turze tej rundy.',
  'agents.recall-agent-uprising':
    'Przywołaj agenta: jeden twój agent wraca z planszy do lidera i możesz wysłać go ponownie w tej rundzie. Nie może to być agent wysłany w tej turze.',
}
