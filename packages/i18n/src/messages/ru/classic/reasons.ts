// Why something is closed in classic Dune, in Russian.

import type { reasons as en } from '../../en/classic/reasons.ts'
import type { Translated } from '../../messages.ts'

export const reasons: Translated<typeof en> = {
  'classic.reason.storm': 'Здесь буря',
  'classic.reason.full': 'В этой крепости уже две другие фракции',
  'classic.reason.ally': 'Здесь отряды вашего союзника',
  'classic.reason.too-far':
    'Дальше, чем {n, plural, one {# территория} few {# территории} other {# территорий}}',
  'classic.reason.far-from-great-flat': 'Дальше двух территорий от Великой Равнины',
  'classic.reason.here': 'Ваши отряды уже здесь',
  'classic.reason.storm-between': 'Путь преграждает буря',
  'classic.reason.full-between': 'Путь преграждает крепость с двумя другими фракциями',
  'classic.reason.nowhere-to-go': 'Вашим отрядам отсюда некуда идти',
  'classic.reason.must-leave': 'Сначала ваши отряды должны уйти с территории «{territory}»: там ваш союзник',
  'classic.reason.no-reserves': 'У вас нет отрядов в резерве',
  'classic.reason.spice': 'Стоит {n, plural, one {# Пряность} other {# Пряности}}; у вас {has}',
  'classic.reason.bid': 'Текущая ставка — {bid}; вы можете заплатить не больше {has}',
  'classic.reason.revival-limit': 'Не больше {n} отрядов за раунд',
  'classic.reason.free-revival-only':
    'Вы не восстанавливаете отряды за плату: не больше {n, plural, one {# отряда} other {# отрядов}} за раунд',
  'classic.reason.leaders-alive': 'Лидеров восстанавливают, только когда вам больше некого послать в бой',
  'classic.reason.face-down':
    'Лежит в баках лицевой стороной вниз: вернётся только после других ваших лидеров',
  'classic.reason.dead': 'В аксолотль-баках',
  'classic.reason.captured': 'В плену у другого игрока',
  'classic.reason.fought': 'В этом раунде уже участвует в бою на территории «{territory}»',
  'classic.reason.dial': 'Ваших отрядов здесь хватит не больше чем на {n, number}',
  'classic.reason.slot': '{slot, select, weapon {Это не оружие} other {Это не защита}}',
  'classic.reason.leaderless': 'Без лидера нельзя разыгрывать карты',
  'classic.reason.voice': 'Запрещено Голосом',
  'classic.reason.bound': 'Вы обязаны разыграть другое',
  'classic.reason.nobody-dead': 'У вас никого нет в баках',
  'classic.reason.pledged': 'На этой карте держится ваша ставка',
  'classic.reason.proposed': 'Вы уже предложили союз',
  'classic.reason.alliance-full': 'В союзе не больше {n} участников',
  'classic.reason.allied': 'Вы союзники',
  'classic.reason.timing.battle': 'Разыгрывается в боевом плане',
  'classic.reason.timing.worthless': 'Бесполезна: её можно только сбросить в боевом плане',
  'classic.reason.timing.family-atomics':
    'Разыгрывается со 2-го раунда до движения бури, если ваши отряды у Барьерной Стены',
  'classic.reason.timing.hajr': 'Разыгрывается во время вашей переброски',
  'classic.reason.timing.karama':
    'Разыгрывается, когда фракция применяет преимущество, или для вашей ставки или высадки',
  'classic.reason.timing.tleilaxu-ghola': 'Можно разыграть, когда решение за вами',
  'classic.reason.timing.truthtrance': 'Можно разыграть, когда решение за вами',
  'classic.reason.timing.weather-control': 'Разыгрывается со 2-го раунда до движения бури',
}
