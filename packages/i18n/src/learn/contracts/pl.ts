// The lesson about contracts, in Polish.

import type { Translated } from '../../messages/messages.ts'
import type { text as en } from './en.ts'

export const text: Translated<typeof en> = {
  market: 'Kontrakty\nDwa leżą odkryte. Każdy mówi, co trzeba zrobić i co się za to dostaje.',
  accept: 'Weź jeden\nIkona zwoju znaczy: weź kontrakt. Wyślij agenta na pole „{space}” kartą „{card}”.',
  take: 'Który?\nJeden wymaga wizyty na polu „{space}”, drugi zebrania dużej ilości przyprawy. Na pole „{space}” masz kartę: weź ten pierwszy.',
  'take.other':
    'Dobry kontrakt dla kogoś, kto ma dość wody. Z twoimi kartami łatwiejszy jest drugi: cofnij ruch i wybierz go.',
  end: 'Zakończ turę\nDobierz też kartę i zakończ turę.',
  task: 'Twoje zadanie\nWypełnij kontrakt w tej turze. Leży tutaj, wśród twoich rzeczy.',
  'task.other': 'To nie wypełnia kontraktu. Cofnij ruch i przeczytaj na nim, dokąd iść.',
  done: 'Zapłata od razu\nNagroda przyszła razem z tym, co daje pole, a wypełniony kontrakt leży przed tobą. Kontraktów można mieć dowolnie wiele, a niektóre karty liczą wypełnione.',
}
