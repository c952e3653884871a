// The words of being told while one is away, in Ukrainian.

import type { telling as en } from '../en/telling.ts'
import type { Translated } from '../messages.ts'

export const telling: Translated<typeof en> = {
  'page.telling': 'Коли вас немає',
  'page.telling.about': 'Поки ви не за столом, Sietch може сповіщати, що там відбувається.',
  'page.telling.push': 'На цьому пристрої',
  'page.telling.what': 'Про що і як сповіщати',
  'page.telling.way.push': 'Пуш',
  'page.telling.way.mail': 'Пошта',
  'page.telling.way.hook': 'Вебгук',
  'page.telling.of.your-turn': 'Ваш хід',
  'page.telling.of.nudged': 'Вам нагадують про хід',
  'page.telling.of.started': 'Партія почалася',
  'page.telling.of.over': 'Партію завершено',
  'page.telling.of.invited': 'Вас запрошують',
  'page.telling.digest': 'Ходи в партіях на кілька днів',
  'page.telling.digest.none': 'про кожен одразу',
  'page.telling.digest.hour': 'про всі разом, не частіше ніж раз на годину',
  'page.telling.digest.day': 'про всі разом, не частіше ніж раз на день',
  'page.mail': 'Пошта',
  'page.mail.about': 'Спершу надійде посилання. Доки ви за ним не перейдете, інших листів не буде.',
  'page.mail.guest': 'Щоб отримувати листи, створіть акаунт.',
  'page.mail.keep': 'Надіслати посилання',
  'page.mail.drop': 'Видалити адресу',
  'page.mail.waits': 'Посилання надіслано на {address}. Перейдіть за ним, щоб підтвердити адресу.',
  'page.mail.confirmed': 'Листи надходять на {address}.',
  'page.webhook.what': '{services} або будь-яка адреса, що приймає POST із JSON.',
  'page.webhook.test': 'Надіслати перевірку',
  'page.webhook.fine': 'Повідомлення дійшло ({status}).',
  'page.webhook.refused': 'Адреса відповіла помилкою ({status}): {said}',
  'page.webhook.silent': 'Відповіді немає: {said}',
  'page.online.refused.no-mail': 'Цей сервер не надсилає листів.',
  'page.online.refused.no-account': 'Для цього потрібен акаунт.',
}
