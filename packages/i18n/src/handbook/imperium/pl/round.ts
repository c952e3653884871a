// The phases of a round, and whose turn it is, in Polish.

import type { Told } from '../../outline.ts'
import type { round as outline } from '../outline/round.ts'

export const round: Told<typeof outline> = {
  'round.phases':
    'Runda składa się z pięciu faz: Początek rundy, Tury graczy, Walka, Stworzyciele i Przywołanie.',
  'round.start':
    'Początek rundy: odkrywa się wierzchnią kartę talii konfliktu i kładzie na pozostałych z poprzednich rund. Potem każdy dobiera pięć kart ze swojej talii.',
  'round.turns':
    'Tury graczy: od pierwszego gracza, zgodnie z ruchem wskazówek zegara, każdy rozgrywa po jednej turze: turę agenta albo turę odkrywania.',
  'round.reveal-early':
    'Turę odkrywania możesz rozegrać, nawet gdy masz jeszcze agentów. Jeśli nie masz agenta albo nie masz dokąd go wysłać, musisz ją rozegrać.',
  'round.after-reveal':
    'Po turze odkrywania nie masz już tur w tej fazie; inni grają dalej. Faza kończy się, gdy każdy rozegrał turę odkrywania.',
  'round.passing':
    'Pominięcie tury dzięki karcie nie jest turą agenta ani turą odkrywania: gdy znów przyjdzie twoja kolej, grasz normalnie i nadal masz przed sobą turę odkrywania.',
  'round.recall':
    'Przywołanie: jeśli gra się nie kończy, wszyscy agenci wracają do liderów, a znacznik pierwszego gracza przechodzi do następnego gracza. Zaczyna się nowa runda. Wszystko inne, np. szpiedzy i znaczniki kontroli, zostaje.',
  'round.order-of-choices':
    'Gdy wybiera kilku graczy, efekty dla każdego przeciwnika idą od gracza po lewej od działającego, a wszystko inne od pierwszego gracza zgodnie z ruchem wskazówek, chyba że tekst mówi: tajnie i jednocześnie.',
}
