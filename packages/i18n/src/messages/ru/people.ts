// The words of people: ratings, friends, leaderboards, and how one comes in and leaves, in Russian.

import type { people as en } from '../en/people.ts'
import type { Translated } from '../messages.ts'

export const people: Translated<typeof en> = {
  'page.player.former': 'Бывший игрок',
  'page.player.faction': 'Фракция',
  'page.player.score.imperium':
    '{n, plural, one {# победное очко} few {# победных очка} other {# победных очков}}',
  'page.player.score.uprising':
    '{n, plural, one {# победное очко} few {# победных очка} other {# победных очков}}',
  'page.player.score.classic': '{n, plural, one {# крепость} few {# крепости} other {# крепостей}}',
  'page.player.average.imperium': 'Победные очки, в среднем',
  'page.player.average.uprising': 'Победные очки, в среднем',
  'page.player.average.classic': 'Крепости, в среднем',
  'page.player.result': 'Результат',
  'page.player.game': 'Игра',

  'page.rating.history': 'Как менялся рейтинг',
  'page.rating.how': 'От чего он зависит',
  'page.rating.about':
    'Рейтинг растёт, если место выше, чем можно было ожидать по рейтингам за столом, и падает, если ниже. Он начинается с 0, и сильнее всего его меняют первые партии.',
  'page.rating.curve':
    'Рейтинг после каждой партии ({n, plural, one {# партия} few {# партии} other {# партий}}): сначала {from}, теперь {to}.',
  'page.rating.why': 'Место {place} из {of}; ожидалось {expected}.',
  'page.rating.against': 'Соперники: {names}.',
  'page.rating.together': 'На одной стороне: {names}.',
  'page.rating.rated': '{name} ({rating})',
  'page.rating.change': 'Изменение',

  'page.between': 'Вы и {name}',
  'page.between.ahead': 'Вы выше',
  'page.between.behind': '{name} выше',
  'page.between.even': 'Наравне',
  'page.between.together': 'Вместе',

  'page.friends': 'Друзья',
  'page.friends.none': 'Друзей пока нет. Предложите дружбу на странице игрока.',
  'page.friends.guest': 'Чтобы заводить друзей, создайте аккаунт.',
  'page.friends.online': 'в сети',
  'page.friends.offline': 'не в сети',
  'page.friends.ask': 'Предложить дружбу',
  'page.friends.asked': 'Вы предложили дружбу.',
  'page.friends.withdraw': 'Отозвать',
  'page.friends.asks': '{name} предлагает дружбу.',
  'page.friends.accept': 'Принять',
  'page.friends.decline': 'Отклонить',
  'page.friends.are': 'Вы друзья.',
  'page.friends.end': 'Удалить из друзей',
  'page.friends.invite': 'Пригласить друзей',
  'page.friends.invite.do': 'Пригласить',
  'page.friends.invite.who': 'Пригласить: {name}',
  'page.friends.invited': 'приглашение отправлено',
  'page.invitations': 'Приглашения',
  'page.invitation': '{name} приглашает вас: {game}.',
  'page.invitation.open': 'К столу',
  'page.invitation.decline': 'Нет, спасибо',

  'page.leaders': 'Таблица лидеров',
  'page.leaders.season': 'Сезон',
  'page.leaders.quarter': '{year}, {quarter}-й квартал',
  'page.leaders.all': 'За всё время',
  'page.leaders.about':
    'Аккаунты, сыгравшие в сезоне рейтинговые партии, по рейтингу после последней из них. Сезон — это квартал года.',
  'page.leaders.none': 'Рейтинговых партий в этом сезоне пока нет.',
  'page.leaders.player': 'Игрок',

  'page.access': 'Вход',
  'page.passkeys': 'Ключи доступа',
  'page.passkeys.about':
    'Ключ доступа позволяет войти по отпечатку пальца, лицу или пин-коду устройства, без пароля.',
  'page.passkeys.add': 'Добавить ключ доступа',
  'page.passkeys.name': 'Название ключа доступа',
  'page.passkeys.usual': 'Ключ доступа {n}',
  'page.passkeys.made': 'с {date}',
  'page.passkeys.used': 'последний вход {date}',
  'page.passkeys.drop': 'Удалить',
  'page.passkeys.drop.which': 'Удалить: {name}',
  'page.passkeys.enter': 'Войти с ключом доступа',
  'page.passkeys.register': 'Создать аккаунт с ключом доступа',
  'page.passkeys.failed': 'Ключ доступа не использован. Ничего не изменилось.',
  'page.code': 'Код восстановления',
  'page.code.about':
    'Если вы забудете пароль или потеряете устройство, этот код позволит один раз задать новый пароль.',
  'page.code.since': 'Ваш код создан {date}. Новый его заменит.',
  'page.code.make': 'Создать код',
  'page.code.keep': 'Запишите его сейчас: больше он не будет показан.',
  'page.reset': 'Забыли пароль?',
  'page.reset.about':
    'Код восстановления позволяет задать новый пароль. На других устройствах вы выйдете из аккаунта.',
  'page.reset.do': 'Задать пароль',
  'page.account.password.set': 'Задать пароль',
  'page.prove': 'Это вы?',
  'page.prove.about': 'Войдите ещё раз, чтобы никто не сделал этого за вас.',

  'page.data': 'Ваши данные',
  'page.data.about': 'Файл со всем, что этот сервер знает о вас.',
  'page.data.export': 'Скачать мои данные',
  'page.data.delete': 'Удалить мой аккаунт',
  'page.data.delete.about':
    'Ваше имя, друзья, сообщения и всё остальное о вас удалится сразу и навсегда. Открытые вами столы закроются, а в идущих партиях вы сдадитесь. Партии, которые с вами сыграли другие, останутся: на вашем месте будет «бывший игрок».',
  'page.data.delete.name': 'Для подтверждения введите своё имя: {name}',
  'page.data.delete.do': 'Удалить навсегда',

  'page.online.refused.last-way': 'Иначе вы не сможете войти. Сначала задайте пароль.',
  'page.online.refused.not-fresh': 'Сначала войдите ещё раз.',
  'page.online.refused.not-friends': 'Пригласить можно только друзей.',
  'page.online.refused.too-many-friends': 'Друзей и предложений дружбы уже слишком много.',
  'page.online.refused.wrong-code': 'Неверный логин или код.',
  'page.online.refused.wrong-passkey': 'Этот ключ доступа здесь не подходит.',
}
