// Alliances, promises and deals of classic Dune, in Ukrainian.

export const diplomacy = {
  'classic.decision.nexus': 'Нексус: укладайте й розривайте союзи',
  'classic.decision.offer': 'Запропонуйте домовленість',
  'classic.decision.deal-offered': 'Вам пропонують домовленість',
  'classic.decision.reflection': 'Раунд завершено: домовляйтеся або грайте далі',
  'classic.decision.reflection.vain':
    'Наступний раунд почнеться, коли нікому не потрібно більше часу. Доти можна домовлятися.',
  'classic.decision.swap-factions': 'Фракції роздано: залиште свою або обміняйтеся з іншим гравцем',

  'classic.option.break': 'Вийти із союзу',
  'classic.option.accept': 'Союз із гравцем {seat}',
  'classic.option.propose': 'Запропонувати союз гравцеві {seat}',
  'classic.option.deal': 'Запропонувати домовленість',
  'classic.option.cancel': 'Скасувати',
  'classic.option.deal-with': '{seat}',
  'classic.option.give': 'Дати {n} прянощів',
  'classic.option.at-once': 'Одразу',
  'classic.option.if-buys-nothing': 'Якщо інший більше нічого не купить на цьому аукціоні',
  'classic.option.if-absent': 'Якщо інший залишить територію «{territory}»',
  'classic.option.deal-offered.accept': 'Прийняти домовленість',
  'classic.option.deal-offered.decline': 'Відхилити домовленість',
  'classic.option.reflection.ready': 'Наступний раунд',
  'classic.option.nexus.decline': 'Відхилити союз із гравцем {seat}',
  'classic.option.swap-factions.done': 'Залишити цю фракцію',
  'classic.option.swap-factions.accept': 'Обмінятися фракціями з гравцем {seat}',
  'classic.option.swap-factions.decline': 'Не мінятися з гравцем {seat}',
  'classic.option.swap-factions.propose': 'Запропонувати обмін гравцеві {seat}',
  'classic.option.promise': 'Пообіцяти {pledge}',
  'classic.option.ask-promise': 'За обіцянку {pledge}',
  'classic.option.ask-spice': 'За {n} прянощів',
  'classic.option.pledge-kept': '{seat}: обіцянку {pledge} виконано',
  'classic.option.pledge-broken': '{seat}: обіцянку {pledge} порушено',

  'classic.event.nexus': 'Нексус',
  'classic.event.alliance-proposed':
    '{seat} {seat_is, select, you {пропонуєте} other {пропонує}} союз {to_is, select, you {вам} other {гравцеві {to}}}',
  'classic.event.alliance': 'Тепер у союзі: {seats}',
  'classic.event.alliance-broken':
    '{seat} {seat_is, select, you {виходите} other {виходить}} із союзу {with_is, select, you {з вами} other {з гравцями: {with}}}',
  'classic.event.deal-declined':
    '{to} {to_is, select, you {відхиляєте} other {відхиляє}} домовленість {seat_is, select, you {із вами} other {із гравцем {seat}}}',
  'classic.event.deal-concluded':
    '{kept, select, true {{to} {to_is, select, you {виконуєте} other {виконує}} умову домовленості {from_is, select, you {з вами} other {з гравцем {from}}} й {to_is, select, you {отримуєте} other {отримує}} {spice} прянощів} other {{to} не {to_is, select, you {виконуєте} other {виконує}} умови домовленості; {from} {from_is, select, you {забираєте} other {забирає}} {spice} прянощів}}',
  'classic.event.bribes-taken':
    '{seat} {seat_is, select, you {забираєте} other {забирає}} хабарі: {spice} прянощів',
  'classic.event.swap-proposed':
    '{seat} {seat_is, select, you {пропонуєте} other {пропонує}} обмінятися фракціями {to_is, select, you {вам} other {гравцеві {to}}}',
  'classic.event.swap-declined':
    '{seat} {seat_is, select, you {відмовляєтеся} other {відмовляється}} мінятися фракціями {to_is, select, you {з вами} other {з гравцем {to}}}',
  'classic.event.factions-swapped':
    '{seat} і {to} {seat_is, select, you {обмінюєтеся} other {{to_is, select, you {обмінюєтеся} other {обмінюються}}}} фракціями, тепер: {factions}',
  'classic.event.alliance-declined':
    '{seat} {seat_is, select, you {відхиляєте} other {відхиляє}} союз {to_is, select, you {з вами} other {з гравцем {to}}}',
  'classic.event.deal-offered':
    '{seat} {seat_is, select, you {пропонуєте} other {пропонує}} {to_is, select, you {вам} other {гравцеві {to}}}: {gift}, {when}',
  'classic.event.deal':
    '{seat} і {to} {seat_is, select, you {укладаєте} other {{to_is, select, you {укладаєте} other {укладають}}}} домовленість: {seat} {seat_is, select, you {даєте} other {дає}} {gift}, {when}',
  'classic.event.deal-concluded.spice-0':
    '{to} {kept, select, true {{to_is, select, you {виконуєте} other {виконує}}} other {{to_is, select, you {порушуєте} other {порушує}}}} обіцянку, дану {from_is, select, you {вам} other {гравцеві {from}}}: {promise}',

  'classic.gift.spice': '{spice} прянощів',
  'classic.gift.pledge': 'обіцянку {pledge}',

  'classic.when.now': 'одразу',
  'classic.when.buys-nothing':
    'якщо {to} більше нічого не {to_is, select, you {купите} other {купить}} на цьому аукціоні',
  'classic.when.absent': 'якщо {to} {to_is, select, you {залишите} other {залишить}} територію «{territory}»',
  'classic.when.nothing': 'нічого не просячи натомість',
  'classic.when.spice': 'за {asks} прянощів',
  'classic.when.pledge': 'за обіцянку {pledge}',

  'classic.promise.absent': 'залишити територію «{territory}»',
  'classic.promise.buys-nothing': 'більше нічого не купувати на аукціоні',

  'classic.pledge.tell-cards': 'назвати карти підступів на руці',
  'classic.pledge.tell-traitors': 'назвати зрадників',
  'classic.pledge.tell-seen': 'розповісти про побачене потай',
  'classic.pledge.tell-plan': 'розкрити план бою',
  'classic.pledge.no-attack': 'не нападати',
  'classic.pledge.alliance': 'укласти союз під час наступного нексусу',
  'classic.pledge.as-said': 'вчинити, як домовлено',
} as const
