// The words of being told while one is away, in Polish.

import type { telling as en } from '../en/telling.ts'
import type { Translated } from '../messages.ts'

export const telling: Translated<typeof en> = {
  'page.telling': 'Gdy cię nie ma',
  'page.telling.about': 'Gdy nie patrzysz na stół, Sietch może cię powiadamiać, co się tam dzieje.',
  'page.telling.push': 'Na tym urządzeniu',
  'page.telling.what': 'O czym i jak powiadamiać',
  'page.telling.way.push': 'Push',
  'page.telling.way.mail': 'E-mail',
  'page.telling.way.hook': 'Webhook',
  'page.telling.of.your-turn': 'Twoja tura',
  'page.telling.of.nudged': 'Przypomnienie o turze',
  'page.telling.of.started': 'Gra się rozpoczęła',
  'page.telling.of.over': 'Gra się zakończyła',
  'page.telling.of.invited': 'Zaproszenie do gry',
  'page.telling.digest': 'Tury w grach na wiele dni',
  'page.telling.digest.none': 'o każdej od razu',
  'page.telling.digest.hour': 'o wszystkich razem, najwyżej raz na godzinę',
  'page.telling.digest.day': 'o wszystkich razem, najwyżej raz dziennie',
  'page.mail': 'E-mail',
  'page.mail.about': 'Najpierw przyjdzie link. Dopóki go nie otworzysz, nic więcej nie przyjdzie.',
  'page.mail.guest': 'Aby dostawać wiadomości, załóż konto.',
  'page.mail.keep': 'Wyślij link',
  'page.mail.drop': 'Usuń adres',
  'page.mail.waits': 'Link jest w drodze na {address}. Otwórz go, aby potwierdzić adres.',
  'page.mail.confirmed': 'Wiadomości przychodzą na {address}.',
  'page.webhook.what': '{services} albo dowolny adres, który przyjmuje POST z JSON.',
  'page.webhook.test': 'Wyślij test',
  'page.webhook.fine': 'Wiadomość dotarła ({status}).',
  'page.webhook.refused': 'Adres odpowiedział {status}: {said}',
  'page.webhook.silent': 'Brak odpowiedzi: {said}',
  'page.online.refused.no-mail': 'Ten serwer nie wysyła e-maili.',
  'page.online.refused.no-account': 'Do tego potrzebne jest konto.',
}
