// The lesson about Tech tiles, in Polish.

import type { Translated } from '../../messages/messages.ts'
import type { text as en } from './en.ts'

export const text: Translated<typeof en> = {
  embassy:
    'Ambasada Ixian\nPłytki technologii leżą tu w trzech stosach. Wierzchnią z każdego można pozyskać za podaną ilość przyprawy.',
  go: 'Droga\nPłytkę można pozyskać w turze, w której wysyłasz agenta na zielone pole Landsraadu. Idź na pole „{space}” kartą „{card}”.',
  'go.other': 'Stamtąd nie dostaniesz się teraz do ambasady. Cofnij ruch i wybierz zaznaczone zielone pole.',
  buy: 'Pozyskaj płytkę\nMasz 4 przyprawy. Pozyskaj płytkę „{tile}”.',
  'buy.other': 'Też dobra płytka. Lekcja idzie jednak dalej z inną: cofnij ruch i wybierz ją.',
  'buy.end': 'Przyprawa leżałaby bezczynnie. Cofnij ruch i najpierw pozyskaj płytkę.',
  task: 'Twoje zadanie\nPłytka dała od razu dwóch żołnierzy. Można ją też zakryć, raz na rundę: wtedy ta tura liczy się jak na polu walki. Użyj płytki „{tile}” i wyślij żołnierzy.',
  'task.end': 'Żołnierze zostaliby w domu. Cofnij ruch i najpierw użyj płytki.',
  next: 'Co rundę od nowa\nPłytka leży teraz zakryta; na początku następnej rundy znów się odkryje. Inne płytki działają stale albo tylko przy pozyskaniu. Z miejscem w Wysokiej Radzie każda kosztuje o 1 przyprawę mniej.',
}
