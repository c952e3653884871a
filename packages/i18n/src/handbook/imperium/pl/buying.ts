// Acquiring cards, and what becomes of them, in Polish.

import type { Told } from '../../outline.ts'
import type { buying as outline } from '../outline/buying.ts'

export const buying: Told<typeof outline> = {
  'buying.persuasion':
    'W turze odkrywania wydajesz perswazję na tyle kart, na ile cię stać. Perswazję z różnych źródeł można zsumować na jedną kartę albo rozdzielić na kilka.',
  'buying.unspent': 'Niewydana perswazja przepada z końcem tury odkrywania.',
  'buying.where':
    'Możesz pozyskać pięć kart z rzędu Imperium, a z rezerwy „Łącznik z Arrakis” i „Przyprawa musi płynąć”.',
  'buying.where-uprising':
    'Możesz pozyskać pięć kart z rzędu Imperium, a z rezerwy „Przygotuj metodę” i „Przyprawa musi płynąć”.',
  'buying.row':
    'Kartę wziętą z rzędu Imperium od razu zastępuje karta z talii Imperium. Nową możesz pozyskać w tej samej turze.',
  'buying.to-discard':
    'Pozyskana karta trafia na twój stos kart odrzuconych. Użyjesz jej, gdy zostanie wtasowana do talii i dobrana.',
  'buying.acquire-effect':
    'Efekt pozyskania działa raz, przy pozyskaniu: zapłata, karta na swoje miejsce, uzupełnienie rzędu, potem efekt. Późniejsze zagranie karty go nie powtarza.',
  'buying.free':
    'Karta wzięta bez perswazji też jest pozyskana: działają efekty pozyskania i kontrakty, rząd się uzupełnia. Może pochodzić z rzędu lub rezerwy, chyba że tekst wymienia rząd.',
  'buying.card-parts':
    'Karta pokazuje nazwę, ikony agentów, ramkę agenta i ramkę odkrywania, koszt perswazji, a czasem frakcję i efekt pozyskania.',
  'buying.reshuffle':
    'Gdy musisz dobrać kartę, a talia jest pusta, tasujesz stos kart odrzuconych i tworzysz nową. Robi to tylko dobieranie, nie podglądanie wierzchniej karty. Gdy kart brakuje, dobierasz, ile się da.',
  'buying.trash':
    'Zniszczona karta na zawsze opuszcza twoją talię. Karta rezerwy wraca na swój stos i można ją znów pozyskać; każda inna trafia do pudełka.',
  'buying.empty':
    'Gdy talia Imperium jest pusta, rzędu już się nie uzupełnia. Z pustego stosu rezerwy nie można nic wziąć, dopóki nie wróci tam zniszczona karta.',
}
