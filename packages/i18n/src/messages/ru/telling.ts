// The words of being told while one is away, in Russian.

import type { telling as en } from '../en/telling.ts'
import type { Translated } from '../messages.ts'

export const telling: Translated<typeof en> = {
  'page.telling': 'Когда вас нет',
  'page.telling.about': 'Пока вы не за столом, Sietch может сообщать, что там происходит.',
  'page.telling.push': 'На этом устройстве',
  'page.telling.what': 'О чём и как сообщать',
  'page.telling.way.push': 'Пуш',
  'page.telling.way.mail': 'Почта',
  'page.telling.way.hook': 'Вебхук',
  'page.telling.of.your-turn': 'Ваш ход',
  'page.telling.of.nudged': 'Вам напоминают о ходе',
  'page.telling.of.started': 'Партия началась',
  'page.telling.of.over': 'Партия окончена',
  'page.telling.of.invited': 'Вас приглашают',
  'page.telling.digest': 'Ходы в партиях на несколько дней',
  'page.telling.digest.none': 'о каждом сразу',
  'page.telling.digest.hour': 'обо всех вместе, не чаще раза в час',
  'page.telling.digest.day': 'обо всех вместе, не чаще раза в день',
  'page.mail': 'Почта',
  'page.mail.about': 'Сначала придёт ссылка. Пока вы по ней не перейдёте, других писем не будет.',
  'page.mail.guest': 'Чтобы получать письма, создайте аккаунт.',
  'page.mail.keep': 'Отправить ссылку',
  'page.mail.drop': 'Удалить адрес',
  'page.mail.waits': 'Ссылка отправлена на {address}. Перейдите по ней, чтобы подтвердить адрес.',
  'page.mail.confirmed': 'Письма приходят на {address}.',
  'page.webhook.what': '{services} или любой адрес, который принимает POST с JSON.',
  'page.webhook.test': 'Отправить проверку',
  'page.webhook.fine': 'Сообщение дошло ({status}).',
  'page.webhook.refused': 'Адрес ответил ошибкой ({status}): {said}',
  'page.webhook.silent': 'Ответа нет: {said}',
  'page.online.refused.no-mail': 'Этот сервер не отправляет писем.',
  'page.online.refused.no-account': 'Для этого нужен аккаунт.',
}
