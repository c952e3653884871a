// The lesson about spies, in Polish.

import type { Translated } from '../../messages/messages.ts'
import type { text as en } from './en.ts'

export const text: Translated<typeof en> = {
  posts:
    'Punkty obserwacyjne\nTe okrągłe miejsca to punkty obserwacyjne. Każdy jest połączony z polami, które obserwuje stojący tam szpieg.',
  espionage:
    'Umieść szpiega\nPole „{space}” pozwala umieścić szpiega. Wyślij tam agenta kartą „{card}”; kosztuje to 1 przyprawę.',
  place:
    'Wybierz punkt\nUmieść szpiega w punkcie, który obserwuje pole „{space}”. Zostaje tam, jak długo chcesz, runda za rundą.',
  'place.other':
    'Szpieg przydaje się w wielu miejscach. Tym razem będzie potrzebny przy Arrakin: cofnij ruch i wybierz zaznaczony punkt.',
  end: 'Zakończ turę\nDobierz też kartę, którą daje pole, i zakończ turę.',
  taken:
    'Ktoś był szybszy\nPrzeciwnik „{rival}” ma teraz agenta na polu „{space}”. Dla każdego bez szpiega jest zamknięte.',
  task: 'Twoje zadanie\nMimo to wyślij agenta na pole „{space}”. Twój szpieg zostanie przywołany i go wpuści: to infiltracja.',
  'task.other': 'To pole i tak było otwarte. Cofnij ruch i idź tam, gdzie już ktoś jest.',
  gather:
    'Co jeszcze potrafią szpiedzy\nGdy wysyłasz agenta na wolne pole, które obserwuje twój szpieg, możesz go przywołać i dobrać kartę: to zebranie danych. A karta z ikoną szpiega może wysłać agenta na każde pole obserwowane przez twojego szpiega.',
}
