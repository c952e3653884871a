// What the components of classic Dune do, in Ukrainian.

import type { components as en } from '../../en/classic/components.ts'
import type { Translated } from '../../messages.ts'

export const components: Translated<typeof en> = {
  'group.factions': 'Фракції',
  'group.treachery': 'Колода підступів',
  'group.spice': 'Колода прянощів',
  'group.territories': 'Території',

  'part.start': 'На початку гри',
  'part.revival': 'Відновлення',
  'part.basic': 'Переваги',
  'part.alliance': 'У союзі',
  'part.advanced': 'В ускладненому режимі',
  'part.karama': 'Унікальний ефект «Карами»',
  'part.use': 'Застосування',
  'part.after': 'Після застосування',
  'part.serves': 'Фракція',
  'part.strength': 'Бойова сила',
  'part.kind': 'Вид',
  'part.spice': 'Прянощі',
  'part.neighbors': 'Межує з територіями',

  'classic.list': '{items}',

  'classic.card.weapon':
    'у бойовому плані як зброя: вбиває лідера чи Героя на час противника, якщо противник не зіграв карту «{defense}»',
  'classic.card.lasgun':
    'у бойовому плані як зброя: вбиває лідера чи Героя на час противника, хоч би яким був захист; якщо в будь-якому з двох планів є Щит, вибух знищує всі загони й усі прянощі на території та обох лідерів',
  'classic.card.defense':
    'у бойовому плані як захист: ваш лідер переживе удар {defense, select, snooper {отруйної зброї} other {кінетичної зброї}}',
  'classic.card.cheap-hero':
    'у бойовому плані замість лідера: бойової сили немає, але можна зіграти зброю й захист',
  'classic.card.worthless': 'у бойовому плані як зброя або як захист: нічого не робить',
  'classic.card.family-atomics':
    'до руху бурі, починаючи з другого раунду, якщо ваш загін на Захисному мурі або поруч із ним: Захисний мур зруйновано, усі загони на ньому гинуть; Арракін, Карфаг і Басейн Імператора більше не захищені від бурі',
  'classic.card.hajr': 'у свій хід фази висадки й переміщення: перемістіть ще одну групу',
  'classic.card.karama':
    'заблокуйте перевагу іншої фракції до кінця фази, або висадіть резерв за пів ціни, або візьміть виграну на аукціоні карту підступу безплатно',
  'classic.card.karama.advanced': 'або застосуйте унікальний ефект «Карами» своєї фракції, один раз за гру',
  'classic.card.tleilaxu-ghola': 'будь-коли: безплатно відновіть одного свого лідера або до 5 своїх загонів',
  'classic.card.truthtrance':
    'будь-коли: поставте іншому гравцеві запитання; він відповідає вголос і чесно, так чи ні',
  'classic.card.weather-control':
    'до руху бурі, починаючи з другого раунду: вирішіть, на скільки секторів вона просунеться, від 0 до 10',
  'classic.after.winner': 'переможець може її залишити; переможений скидає',
  'classic.after.discard': 'скидається',
  'classic.after.removed': 'вилучається з гри',

  'classic.leader.serves': '{faction}',
  'classic.leader.strength': '{n}; стільки ж прянощів коштує відновлення',
  'classic.spice.blow': '{n, plural, one {# прянощі} other {# прянощів}} у секторі {sector}',
  'classic.spice.shai-hulud':
    'піщаний хробак пожирає всі загони й усі прянощі на території останнього викиду; потім Нексус',
  'classic.territory.kind':
    '{kind, select, sand {піски} rock {скелі} stronghold {твердиня} other {полюс}}{sectors, select, none {} other {, {count, plural, one {сектор} other {сектори}} {sectors}}}',
  'classic.territory.open': 'буря тут небезпечна',
  'classic.territory.wall': 'буря сюди не доходить, поки стоїть Захисний мур',
  'classic.territory.safe': 'буря сюди не доходить',
  'classic.territory.income':
    'в ускладненому режимі загін тут приносить {n, plural, one {# прянощі} other {# прянощів}} щораунду',
  'classic.territory.city':
    'загін тут дає доступ до орнітоптерів, а кожен ваш загін збирає по 3 прянощів замість 2',
  'classic.faction.no-forces': 'на планеті немає загонів',
  'classic.faction.forces':
    '{n, plural, one {# загін} few {# загони} other {# загонів}} на території «{territory}»',
  'classic.faction.among':
    '{n, plural, one {# загін} few {# загони} other {# загонів}} на ваш вибір на територіях: {territories}',
  'classic.faction.reserves':
    'ваш резерв перебуває на планеті: будь-яка кількість його загонів безплатно виходить на одну територію не далі ніж за 2 території від {territory_genitive}',
  'classic.faction.spice': '{n, plural, one {# прянощі} other {# прянощів}}',
  'classic.faction.traitors':
    '{n, plural, one {1 зрадник на вибір із 4} few {# зрадники} other {# зрадників}}',
  'classic.faction.cards':
    '{n, plural, one {# карта підступу} few {# карти підступів} other {# карт підступів}}, не більше {limit} у руці',
  'classic.faction.revival':
    '{n, plural, one {# загін} few {# загони} other {# загонів}} безплатно щораунду, усього не більше {most}',
  'classic.faction.revival.only':
    '{n, plural, one {# загін} few {# загони} other {# загонів}} безплатно щораунду, і не більше',
}
