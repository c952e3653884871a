// Sandworms, what they need and what they double, in Polish.

import type { Told } from '../../outline.ts'
import type { worms as outline } from '../outline/worms.ts'

export const worms: Told<typeof outline> = {
  'worms.summon':
    'Ikona czerwia: przywołaj czerwia pustyni z banku prosto do konfliktu, w turze agenta i w turze odkrywania, bez pola walki. Nie trafia do garnizonu. Liczy się jako wysłanie jednostki.',
  'worms.strength':
    'Czerw pustyni daje 3 siły i jest jednostką: sam jeden wystarczy, by brać udział w walce. Po konflikcie wraca do banku.',
  'worms.no-troop':
    'Czerw pustyni nie jest żołnierzem: nie można go wycofać ani stracić przez efekty mówiące o żołnierzach.',
  'worms.hooks':
    'Większość efektów z czerwiem zaczyna się od haków stworzyciela i dwukropka: bez żetonu haków nie można ich użyć. Żeton dostajesz w Siczy Tabr i masz go w garnizonie do końca gry; najwyżej jeden.',
  'worms.wall':
    'Dopóki stoi Mur Zaporowy, czerwie nie mogą trafić do konfliktu o Arrakin, Rafinerię przyprawy ani Basen Imperialny.',
  'worms.detonate':
    'Ikona detonacji: możesz usunąć Mur Zaporowy do końca gry. Odtąd czerwie mogą trafić do każdego konfliktu, także bieżącego, nawet dzięki tej samej karcie.',
  'worms.double':
    'Jeśli zdobywasz nagrodę w konflikcie – za dowolne miejsce, także przy remisie – a masz tam czerwia, jest podwójna. Więcej czerwi już jej nie mnoży.',
  'worms.not-doubled':
    'Kontroli i ikony walki się nie podwaja. Płatną nagrodę można opłacić i zdobyć dwa razy. Podwójny dowolny wpływ to dwa osobne zyski, podwójne „wybierz dwie” to dwa zestawy po kolei.',
}
