// Alliances, promises and deals of classic Dune, in Ukrainian.

export const diplomacy = {
  'classic.decision.nexus': 'Нексус: укладайте й розривайте союзи',
  'classic.decision.offer': 'Запропонуйте домовленість',
  'classic.decision.deal-offered': 'Вам пропонують домовленість',
  'classic.decision.reflection': 'Раунд завершено: домовляйтеся або грайте далі',
  'classic.decision.reflection.vain':
    'Наступний раунд почнеться, коли нікому більше не потрібен час. Доти можна домовлятися.',
  'classic.decision.swap-factions': 'Фракції роздано: залиште свою або обміняйтеся з іншим гравцем',

  'classic.option.break': 'Вийти із союзу',
  'classic.option.accept': 'Укласти союз із {seat_instrumental}',
  'classic.option.propose': 'Запропонувати союз {seat_dative}',
  'classic.option.deal': 'Запропонувати домовленість',
  'classic.option.cancel': 'Скасувати',
  'classic.option.deal-with': '{seat}',
  'classic.option.give': 'Дати {n, plural, one {# прянощі} other {# прянощів}}',
  'classic.option.at-once': 'Нічого: віддати одразу',
  'classic.option.if-buys-nothing': 'За відмову від нових покупок на цьому аукціоні',
  'classic.option.if-absent': 'За відхід із території «{territory}»',
  'classic.option.deal-offered.accept': 'Прийняти пропозицію',
  'classic.option.deal-offered.decline': 'Відхилити пропозицію',
  'classic.option.reflection.ready': 'Наступний раунд',
  'classic.option.nexus.decline': 'Відхилити союз із {seat_instrumental}',
  'classic.option.swap-factions.done': 'Залишити цю фракцію',
  'classic.option.swap-factions.accept': 'Обмінятися фракціями з {seat_instrumental}',
  'classic.option.swap-factions.decline': 'Не мінятися з {seat_instrumental}',
  'classic.option.swap-factions.propose': 'Запропонувати обмін {seat_dative}',
  'classic.option.promise': 'Пообіцяти {pledge}',
  'classic.option.ask-promise': 'За обіцянку {pledge}',
  'classic.option.ask-spice': 'За {n, plural, one {# прянощі} other {# прянощів}}',
  'classic.option.pledge-kept': '{seat}: обіцянку {pledge} виконано',
  'classic.option.pledge-broken': '{seat}: обіцянку {pledge} порушено',

  'classic.event.nexus': 'Нексус',
  'classic.event.alliance-proposed':
    '{seat} {seat_is, select, you {пропонуєте} other {пропонує} many {пропонують}} {to_dative} союз',
  'classic.event.alliance': 'Тепер у союзі: {seats}',
  'classic.event.alliance-broken':
    '{seat} {seat_is, select, you {виходите} other {виходить} many {виходять}} із союзу з {with_instrumental}',
  'classic.event.deal-declined':
    '{to} {to_is, select, you {відхиляєте} other {відхиляє} many {відхиляють}} домовленість із {seat_instrumental}',
  'classic.event.deal-concluded':
    '{kept, select, true {{to} {to_is, select, you {виконуєте} other {виконує} many {виконують}} домовленість і {to_is, select, you {отримуєте} other {отримує} many {отримують}} від {from_genitive} {spice, plural, one {# прянощі} other {# прянощів}}} other {{to} не {to_is, select, you {виконуєте} other {виконує} many {виконують}} домовленості; {from} {from_is, select, you {забираєте} other {забирає} many {забирають}} {spice, plural, one {# прянощі} other {# прянощів}}}}',
  'classic.event.bribes-taken':
    '{seat} {seat_is, select, you {забираєте} other {забирає} many {забирають}} хабарі: {spice, plural, one {# прянощі} other {# прянощів}}',
  'classic.event.swap-proposed':
    '{seat} {seat_is, select, you {пропонуєте} other {пропонує} many {пропонують}} {to_dative} обмінятися фракціями',
  'classic.event.swap-declined':
    '{seat} {seat_is, select, you {відмовляєтеся} other {відмовляється} many {відмовляються}} мінятися фракціями з {to_instrumental}',
  'classic.event.factions-swapped':
    '{seat} та {to} {seat_is, select, you {обмінюєтеся} other {{to_is, select, you {обмінюєтеся} other {обмінюються}}}} фракціями, тепер: {factions}',
  'classic.event.alliance-declined':
    '{seat} {seat_is, select, you {відхиляєте} other {відхиляє} many {відхиляють}} союз із {to_instrumental}',
  'classic.event.deal-offered':
    '{seat} {seat_is, select, you {пропонуєте} other {пропонує} many {пропонують}} {to_dative} {gift} — {when}',
  'classic.event.deal':
    '{seat} та {to} {seat_is, select, you {домовляєтеся} other {{to_is, select, you {домовляєтеся} other {домовляються}}}}: {seat} {seat_is, select, you {даєте} other {дає} many {дають}} {gift} — {when}',
  'classic.event.deal-concluded.spice-0':
    '{to} {kept, select, true {{to_is, select, you {виконуєте} other {виконує} many {виконують}}} other {{to_is, select, you {порушуєте} other {порушує} many {порушують}}}} обіцянку, дану {from_dative}: {promise}',

  'classic.gift.spice': '{spice, plural, one {# прянощі} other {# прянощів}}',
  'classic.gift.pledge': 'обіцянку {pledge}',

  'classic.when.now': 'одразу',
  'classic.when.buys-nothing':
    'якщо {to} більше нічого не {to_is, select, you {купите} other {купить} many {куплять}} на цьому аукціоні',
  'classic.when.absent':
    'якщо {to} {to_is, select, you {залишите} other {залишить} many {залишать}} територію «{territory}»',
  'classic.when.nothing': 'нічого не вимагаючи натомість',
  'classic.when.spice': 'за {asks, plural, one {# прянощі} other {# прянощів}}',
  'classic.when.pledge': 'за обіцянку {pledge}',

  'classic.promise.absent': 'залишити територію «{territory}»',
  'classic.promise.buys-nothing': 'більше нічого не купувати на аукціоні',

  'classic.pledge.tell-cards': 'назвати карти підступів у руці',
  'classic.pledge.tell-traitors': 'назвати зрадників',
  'classic.pledge.tell-seen': 'розповісти про побачене потай',
  'classic.pledge.tell-plan': 'розкрити бойовий план',
  'classic.pledge.no-attack': 'не нападати',
  'classic.pledge.alliance': 'укласти союз під час наступного Нексусу',
  'classic.pledge.as-said': 'виконати домовлене',
} as const
