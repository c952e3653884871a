// The lesson about Sardaukar Commanders, in Polish.

import type { Translated } from '../../messages/messages.ts'
import type { text as en } from './en.ts'

export const text: Translated<typeof en> = {
  commander:
    'Dowódcy sardaukarów\nNiektórzy stoją na planszy, po jednym na polu, jak tutaj. Kto wyśle tam agenta, może zrekrutować dowódcę za 2 solarisy.',
  go: 'Weź go\nWyślij agenta na pole „{space}” kartą „{card}”. Wybierz wariant bez solarisów: są potrzebne na dowódcę.',
  'go.water': 'Twoich 2 solarisów już nie ma, a dowódca ich wymaga. Cofnij ruch i idź tam bez płacenia.',
  'go.other': 'Nie ma tam dowódcy, na którego cię stać. Cofnij ruch i idź tam, gdzie wskazuje ramka.',
  hire: 'Zrekrutuj go\nZapłać 2 solarisy i wybierz jedną z odkrytych umiejętności: dowolną.',
  'hire.end': 'Dowódca zostałby na miejscu. Cofnij ruch i najpierw go zrekrutuj.',
  skill:
    'Żołnierz z umiejętnością\nDowódca jest teraz w twoim garnizonie i liczy się jak żołnierz: siła 2. Twoje umiejętności działają raz na rundę, dopóki twój dowódca jest w konflikcie.',
  end: 'Zakończ turę',
  task: 'Twoje zadanie\nWprowadź dowódcę do konfliktu. Potrzebne jest pole ze skrzyżowanymi mieczami, a potem wysłanie, które go obejmuje.',
  'task.troops': 'Poszli tylko zwykli żołnierze. Cofnij ruch i wyślij też dowódcę.',
  'task.other':
    'Wtedy dowódca zostaje w tej turze w domu. Cofnij ruch i spróbuj pola ze skrzyżowanymi mieczami.',
  later:
    'Wróci\nPo konflikcie trafia do twoich zasobów. Raz na turę możesz go znów zrekrutować za 2 solarisy. Nikt nie może mieć dwóch takich samych umiejętności.',
}
