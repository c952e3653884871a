// The words of people: ratings, friends, leaderboards, and how one comes in and leaves, in Ukrainian.

import type { people as en } from '../en/people.ts'
import type { Translated } from '../messages.ts'

export const people: Translated<typeof en> = {
  'page.player.former': 'Колишній гравець',
  'page.player.faction': 'Фракція',
  'page.player.score.imperium':
    '{n, plural, one {# переможне очко} few {# переможні очки} other {# переможних очок}}',
  'page.player.score.uprising':
    '{n, plural, one {# переможне очко} few {# переможні очки} other {# переможних очок}}',
  'page.player.score.classic': '{n, plural, one {# твердиня} few {# твердині} other {# твердинь}}',
  'page.player.average.imperium': 'Переможні очки, у середньому',
  'page.player.average.uprising': 'Переможні очки, у середньому',
  'page.player.average.classic': 'Твердині, у середньому',
  'page.player.result': 'Результат',
  'page.player.game': 'Гра',

  'page.rating.history': 'Як змінювався рейтинг',
  'page.rating.how': 'Від чого він залежить',
  'page.rating.about':
    'Рейтинг зростає, якщо місце вище, ніж можна було очікувати за рейтингами за столом, і падає, якщо нижче. Він починається з 0, і найбільше його змінюють перші партії.',
  'page.rating.curve':
    'Рейтинг після кожної партії ({n, plural, one {# партія} few {# партії} other {# партій}}): спочатку {from}, тепер {to}.',
  'page.rating.why': 'Місце {place} з {of}; очікувалося {expected}.',
  'page.rating.against': 'Суперники: {names}.',
  'page.rating.together': 'На одному боці: {names}.',
  'page.rating.rated': '{name} ({rating})',
  'page.rating.change': 'Зміна',

  'page.between': 'Ви та {name}',
  'page.between.ahead': 'Ви вище',
  'page.between.behind': '{name} вище',
  'page.between.even': 'Нарівні',
  'page.between.together': 'Разом',

  'page.friends': 'Друзі',
  'page.friends.none': 'Друзів поки немає. Запропонуйте дружбу на сторінці гравця.',
  'page.friends.guest': 'Щоб мати друзів, створіть акаунт.',
  'page.friends.online': 'у мережі',
  'page.friends.offline': 'не в мережі',
  'page.friends.ask': 'Запропонувати дружбу',
  'page.friends.asked': 'Ви запропонували дружбу.',
  'page.friends.withdraw': 'Відкликати',
  'page.friends.asks': '{name} пропонує дружбу.',
  'page.friends.accept': 'Прийняти',
  'page.friends.decline': 'Відхилити',
  'page.friends.are': 'Ви друзі.',
  'page.friends.end': 'Видалити з друзів',
  'page.friends.invite': 'Запросити друзів',
  'page.friends.invite.do': 'Запросити',
  'page.friends.invite.who': 'Запросити: {name}',
  'page.friends.invited': 'запрошення надіслано',
  'page.invitations': 'Запрошення',
  'page.invitation': '{name} запрошує вас: {game}.',
  'page.invitation.open': 'До столу',
  'page.invitation.decline': 'Ні, дякую',

  'page.leaders': 'Таблиця лідерів',
  'page.leaders.season': 'Сезон',
  'page.leaders.quarter': '{year}, {quarter}-й квартал',
  'page.leaders.all': 'За весь час',
  'page.leaders.about':
    'Акаунти, які зіграли в сезоні рейтингові партії, за рейтингом після останньої з них. Сезон — це квартал року.',
  'page.leaders.none': 'Рейтингових партій у цьому сезоні поки немає.',
  'page.leaders.player': 'Гравець',

  'page.access': 'Вхід',
  'page.passkeys': 'Ключі доступу',
  'page.passkeys.about':
    'Ключ доступу дає змогу ввійти за відбитком пальця, обличчям або пін-кодом пристрою, без пароля.',
  'page.passkeys.add': 'Додати ключ доступу',
  'page.passkeys.name': 'Назва ключа доступу',
  'page.passkeys.usual': 'Ключ доступу {n}',
  'page.passkeys.made': 'з {date}',
  'page.passkeys.used': 'останній вхід {date}',
  'page.passkeys.drop': 'Видалити',
  'page.passkeys.drop.which': 'Видалити: {name}',
  'page.passkeys.enter': 'Увійти з ключем доступу',
  'page.passkeys.register': 'Створити акаунт із ключем доступу',
  'page.passkeys.failed': 'Ключ доступу не використано. Нічого не змінилося.',
  'page.code': 'Код відновлення',
  'page.code.about':
    'Якщо ви забудете пароль або втратите пристрій, цей код дасть змогу один раз задати новий пароль.',
  'page.code.since': 'Ваш код створено {date}. Новий його замінить.',
  'page.code.make': 'Створити код',
  'page.code.keep': 'Запишіть його зараз: більше його не буде показано.',
  'page.reset': 'Забули пароль?',
  'page.reset.about':
    'Код відновлення дає змогу задати новий пароль. На інших пристроях ви вийдете з акаунта.',
  'page.reset.do': 'Задати пароль',
  'page.account.password.set': 'Задати пароль',
  'page.prove': 'Це ви?',
  'page.prove.about': 'Увійдіть ще раз, щоб ніхто не зробив цього замість вас.',

  'page.data': 'Ваші дані',
  'page.data.about': 'Файл з усім, що цей сервер знає про вас.',
  'page.data.export': 'Завантажити мої дані',
  'page.data.delete': 'Видалити мій акаунт',
  'page.data.delete.about':
    'Ваше ім’я, друзів, повідомлення та все інше про вас буде видалено відразу й назавжди. Відкриті вами столи закриються, а в партіях, що тривають, ви здастеся. Партії, які з вами зіграли інші, залишаться: на вашому місці буде «колишній гравець».',
  'page.data.delete.name': 'Для підтвердження введіть своє ім’я: {name}',
  'page.data.delete.do': 'Видалити назавжди',

  'page.online.refused.last-way': 'Інакше ви не зможете ввійти. Спершу задайте пароль.',
  'page.online.refused.not-fresh': 'Спершу ввійдіть ще раз.',
  'page.online.refused.not-friends': 'Запросити можна лише друзів.',
  'page.online.refused.too-many-friends': 'Друзів і пропозицій дружби вже забагато.',
  'page.online.refused.wrong-code': 'Неправильний логін або код.',
  'page.online.refused.wrong-passkey': 'Цей ключ доступу тут не підходить.',
}
