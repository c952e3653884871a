// The Nexus, when alliances are formed and broken, in Polish.

import type { Told } from '../../outline.ts'
import type { nexus as outline } from '../outline/nexus.ts'

export const nexus: Told<typeof outline> = {
  'nexus.when':
    'Jeśli od 2. rundy odkryto kartę Szej-Huluda, faza Erupcji przyprawy kończy się Nexusem. W trybie podstawowym jest on najwyżej jeden na fazę.',
  'nexus.only':
    'Sojusze można zawierać i zrywać tylko podczas Nexusa. Gdy się skończy, sojusze się nie zmieniają aż do następnego.',
  'nexus.agree':
    'Podczas Nexusa wszyscy swobodnie negocjują. Sojusz powstaje, gdy zgodzą się obie strony; tajnych sojuszy nie ma. Nexus kończy się, gdy wszyscy są gotowi.',
  'nexus.two':
    'Sojusz ma dokładnie 2 graczy i można należeć tylko do jednego. Podczas jednego Nexusa może powstać kilka sojuszy.',
  'nexus.break':
    'Podczas Nexusa wystarczy ogłosić, że opuszczasz sojusz: zgoda sojusznika nie jest potrzebna. Oboje możecie od razu wejść do nowych sojuszy.',
  'nexus.limits':
    'Podczas jednego Nexusa można opuścić sojusz najwyżej 3 razy. Graczowi, który się nie zgodził, można zaproponować sojusz jeszcze raz, a potem znowu, gdy któreś z was zmieni stronę.',
}
