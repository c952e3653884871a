// The lesson “The battle plan” of classic Dune, in Polish.

import type { Translated } from '../../messages/messages.ts'
import type { text as en } from './en.ts'

export const text: Translated<typeof en> = {
  where:
    'Plan bitwy\nGrasz Harkonnenami i masz w Kartaginie 7 oddziałów, Imperator 4. Obie strony planują w tajemnicy, potem plany się ujawnia. Wygrywa wyższa suma, przy remisie agresor, czyli ty.',
  dial: 'Koło\nTyle oddziałów walczy i tyle tracisz nawet po wygranej. Przegrany traci wszystkie. Imperator może ustawić najwyżej 4.',
  leader:
    'Przywódca\nJego siłę się dodaje. Dwaj najlepsi przywódcy Imperatora nie żyją; najsilniejszy z pozostałych ma 3. Jego suma wynosi więc najwyżej 7.',
  weapon:
    'Broń\nZabija przywódcę przeciwnika, chyba że powstrzyma ją właściwa obrona: „Tarcza” przed bronią miotającą, „Wykrywacz trucizn” przed trucizną. Zabity się nie liczy, a zwycięzca dostaje przyprawę równą jego sile.',
  defense:
    'Obrona\nMasz obie, ale zagrać możesz jedną. Wszystkie bronie trujące leżą już na stosie kart odrzuconych, więc Imperator może tylko strzelać: potrzebna jest „Tarcza”.',
  task: 'Twoje zadanie\nWygraj tę bitwę i utrzymaj Kartagin przynajmniej jednym oddziałem.',
  failed:
    'Tak Kartaginu nie utrzymasz. Z najlepszym przywódcą, „Tarczą” i 2 na kole Imperator nie ma szans; ale nie ustawiaj wszystkich siedmiu. Spróbuj jeszcze raz.',
  last: 'Dobra walka\nPrzed bitwą policz, ile najwyżej może mieć przeciwnik: arkusz planu zrobi to za ciebie. I nie zagrywaj „Rusznicy laserowej”, gdy gdzieś może być „Tarcza”: razem wybuchają.',
}
