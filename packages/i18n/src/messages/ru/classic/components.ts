// What the components of classic Dune do, in Russian.

import type { components as en } from '../../en/classic/components.ts'
import type { Translated } from '../../messages.ts'

export const components: Translated<typeof en> = {
  'group.factions': 'Фракции',
  'group.treachery': 'Колода уловок',
  'group.spice': 'Колода Пряности',
  'group.territories': 'Территории',

  'part.start': 'В начале игры',
  'part.revival': 'Восстановление',
  'part.basic': 'Преимущества',
  'part.alliance': 'В союзе',
  'part.advanced': 'В усложнённом режиме',
  'part.karama': 'Уникальный эффект «Карамы»',
  'part.use': 'Применение',
  'part.after': 'После применения',
  'part.serves': 'Фракция',
  'part.strength': 'Боевая сила',
  'part.kind': 'Вид',
  'part.spice': 'Пряность',
  'part.neighbors': 'Граничит с территориями',

  'classic.list': '{items}',

  'classic.card.weapon':
    'в боевом плане как оружие: убивает лидера или Героя момента противника, если противник не разыграл карту «{defense}»',
  'classic.card.lasgun':
    'в боевом плане как оружие: убивает лидера или Героя момента противника, какой бы ни была защита; если в любом из двух планов есть Щит, взрыв уничтожает все отряды и всю Пряность на территории и обоих лидеров',
  'classic.card.defense':
    'в боевом плане как защита: ваш лидер переживёт удар {defense, select, snooper {ядовитого оружия} other {кинетического оружия}}',
  'classic.card.cheap-hero':
    'в боевом плане вместо лидера: боевой силы нет, но можно разыграть оружие и защиту',
  'classic.card.worthless': 'в боевом плане как оружие или как защита: ничего не делает',
  'classic.card.family-atomics':
    'до движения бури, начиная со второго раунда, если ваш отряд на Барьерной Стене или рядом с ней: Барьерная Стена разрушена, все отряды на ней гибнут; Арракин, Карфаг и Имперская котловина больше не защищены от бури',
  'classic.card.hajr': 'в свой ход фазы высадки и переброски: перебросьте ещё одну группу',
  'classic.card.karama':
    'заблокируйте преимущество другой фракции до конца фазы, или высадите резерв за полцены, или возьмите выигранную на аукционе карту уловки бесплатно',
  'classic.card.karama.advanced': 'или примените уникальный эффект «Карамы» своей фракции, один раз за игру',
  'classic.card.tleilaxu-ghola':
    'в любой момент: бесплатно восстановите одного своего лидера или до 5 своих отрядов',
  'classic.card.truthtrance':
    'в любой момент: задайте другому игроку вопрос; он отвечает вслух и честно, да или нет',
  'classic.card.weather-control':
    'до движения бури, начиная со второго раунда: решите, на сколько секторов она сдвинется, от 0 до 10',
  'classic.after.winner': 'победитель может её оставить; проигравший сбрасывает',
  'classic.after.discard': 'сбрасывается',
  'classic.after.removed': 'удаляется из игры',

  'classic.leader.serves': '{faction}',
  'classic.leader.strength': '{n}; столько же Пряности стоит восстановление',
  'classic.spice.blow': '{n, plural, one {# Пряность} other {# Пряности}} в секторе {sector}',
  'classic.spice.shai-hulud':
    'песчаный червь пожирает все отряды и всю Пряность на территории последнего выброса; затем Схождение',
  'classic.territory.kind':
    '{kind, select, sand {пески} rock {скалы} stronghold {крепость} other {полюс}}{sectors, select, none {} other {, {count, plural, one {сектор} other {секторы}} {sectors}}}',
  'classic.territory.open': 'буря здесь опасна',
  'classic.territory.wall': 'буря сюда не доходит, пока стоит Барьерная Стена',
  'classic.territory.safe': 'буря сюда не доходит',
  'classic.territory.income':
    'в усложнённом режиме отряд здесь приносит {n, plural, one {# Пряность} other {# Пряности}} каждый раунд',
  'classic.territory.city':
    'отряд здесь даёт доступ к орнитоптерам, а каждый ваш отряд собирает по 3 Пряности вместо 2',
  'classic.faction.no-forces': 'на планете нет отрядов',
  'classic.faction.forces':
    '{n, plural, one {# отряд} few {# отряда} other {# отрядов}} на территории «{territory}»',
  'classic.faction.among':
    '{n, plural, one {# отряд} few {# отряда} other {# отрядов}} на ваш выбор на территориях: {territories}',
  'classic.faction.reserves':
    'ваш резерв находится на планете: любое число его отрядов бесплатно выходит на одну территорию не далее 2 территорий от {territory_genitive}',
  'classic.faction.spice': '{n, plural, one {# Пряность} other {# Пряности}}',
  'classic.faction.traitors':
    '{n, plural, one {1 предатель на выбор из 4} few {# предателя} other {# предателей}}',
  'classic.faction.cards':
    '{n, plural, one {# карта уловки} few {# карты уловок} other {# карт уловок}}, не больше {limit} на руке',
  'classic.faction.revival':
    '{n, plural, one {# отряд} few {# отряда} other {# отрядов}} бесплатно каждый раунд, всего не больше {most}',
  'classic.faction.revival.only':
    '{n, plural, one {# отряд} few {# отряда} other {# отрядов}} бесплатно каждый раунд, и не больше',
}
