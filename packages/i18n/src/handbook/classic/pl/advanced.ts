// What the advanced game adds, in Polish.

import type { Told } from '../../outline.ts'
import type { advanced as outline } from '../outline/advanced.ts'

export const advanced: Told<typeof outline> = {
  'advanced.what':
    'Tryb zaawansowany to tryb podstawowy oraz dwie erupcje przyprawy, dochód z twierdz, specjalne efekty „Karamy”, przyprawa w bitwie i nowe zdolności każdej frakcji.',
  'advanced.income':
    'W fazie Zbioru przyprawy oddział w Kartaginie daje ci z banku 2 przyprawy, w Arrakin 2, w Siczy Tueka 1. Gdy dwóch graczy rozdziela burza, dostają obaj; doradczynie nie dają nic.',
  'advanced.two-blows':
    'W każdej rundzie są dwie erupcje przyprawy, A i B, każda z własnym stosem kart odrzuconych. Najpierw w całości rozgrywa się erupcję A, potem B.',
  'advanced.worm':
    'W każdej erupcji Szej-Hulud uderza w terytorium wskazane przez wierzchnią kartę terytorium ze stosu tej erupcji; kolejne czerwie tej samej erupcji nie działają. Jeśli Fremeni są w grze, każdego czerwia po pierwszym w fazie mogą umieścić oni.',
  'advanced.nexus':
    'Nexus następuje po każdej erupcji, w której odkryto kartę Szej-Huluda: po erupcji A jeszcze przed erupcją B. Czerw przywołany „Karamą” Fremenów daje Nexus na końcu fazy.',
  'advanced.battle-spice':
    'W trybie zaawansowanym oddział walczy z pełną siłą, 1, tylko jeśli zapłacisz za niego 1 przyprawę, inaczej liczy się jako ½. Sardaukarzy i fedajkini liczą się z przyprawą jako 2, bez niej jako 1.',
  'advanced.battle-spice-secret':
    'Przyprawa na bitwę jest częścią tajnego planu i pochodzi z własnych zapasów. Zwycięzca i przegrany płacą ją do banku; zachowuje ją tylko ten, kto wygrał dzięki zdrajcy.',
  'advanced.dial':
    'Wartość na kole zmienia się co ½. Z twoich oddziałów w tej bitwie musi dać się złożyć dokładnie taka siła za dokładnie tyle przyprawy, ile wydajesz.',
  'advanced.losses':
    'Zwycięzca sam wybiera, które oddziały straci: dowolne, które razem odpowiadają i wartości na kole, i wydanej przyprawie.',
  'advanced.total':
    'W trybie zaawansowanym twoja suma to wartość na kole, siła żywego przywódcy i 2 za Kwisatz Haderacha. Przy równych sumach wygrywa agresor.',
  'advanced.karama':
    'W trybie zaawansowanym każda frakcja poza Bene Gesserit może raz na grę użyć „Karamy” dla swojego specjalnego efektu zamiast zwykłego.',
}
