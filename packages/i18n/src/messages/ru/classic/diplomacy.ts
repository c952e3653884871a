// Alliances, promises and deals of classic Dune, in Russian.

export const diplomacy = {
  'classic.decision.nexus': 'Схождение: заключайте и расторгайте союзы',
  'classic.decision.offer': 'Предложите договорённость',
  'classic.decision.deal-offered': 'Вам предлагают договорённость',
  'classic.decision.reflection': 'Раунд окончен: договаривайтесь или играйте дальше',
  'classic.decision.reflection.vain':
    'Следующий раунд начнётся, когда никому больше не нужно время. До тех пор можно договариваться.',
  'classic.decision.swap-factions': 'Фракции розданы: оставьте свою или обменяйтесь с другим игроком',

  'classic.option.break': 'Выйти из союза',
  'classic.option.accept': 'Заключить союз с {seat_instrumental}',
  'classic.option.propose': 'Предложить союз {seat_dative}',
  'classic.option.deal': 'Предложить договорённость',
  'classic.option.cancel': 'Отменить',
  'classic.option.deal-with': '{seat}',
  'classic.option.give': 'Дать {n, plural, one {# Пряность} other {# Пряности}}',
  'classic.option.at-once': 'Ничего: отдать сразу',
  'classic.option.if-buys-nothing': 'За отказ от новых покупок на этом аукционе',
  'classic.option.if-absent': 'За уход с территории «{territory}»',
  'classic.option.deal-offered.accept': 'Принять предложение',
  'classic.option.deal-offered.decline': 'Отклонить предложение',
  'classic.option.reflection.ready': 'Следующий раунд',
  'classic.option.nexus.decline': 'Отклонить союз с {seat_instrumental}',
  'classic.option.swap-factions.done': 'Оставить эту фракцию',
  'classic.option.swap-factions.accept': 'Обменяться фракциями с {seat_instrumental}',
  'classic.option.swap-factions.decline': 'Не меняться с {seat_instrumental}',
  'classic.option.swap-factions.propose': 'Предложить обмен {seat_dative}',
  'classic.option.promise': 'Пообещать {pledge}',
  'classic.option.ask-promise': 'За обещание {pledge}',
  'classic.option.ask-spice': 'За {n, plural, one {# Пряность} other {# Пряности}}',
  'classic.option.pledge-kept': '{seat}: обещание {pledge} выполнено',
  'classic.option.pledge-broken': '{seat}: обещание {pledge} нарушено',

  'classic.event.nexus': 'Схождение',
  'classic.event.alliance-proposed':
    '{seat} {seat_is, select, you {предлагаете} other {предлагает} many {предлагают}} {to_dative} союз',
  'classic.event.alliance': 'Теперь в союзе: {seats}',
  'classic.event.alliance-broken':
    '{seat} {seat_is, select, you {выходите} other {выходит} many {выходят}} из союза с {with_instrumental}',
  'classic.event.deal-declined':
    '{to} {to_is, select, you {отклоняете} other {отклоняет} many {отклоняют}} договорённость с {seat_instrumental}',
  'classic.event.deal-concluded':
    '{kept, select, true {{to} {to_is, select, you {выполняете} other {выполняет} many {выполняют}} договорённость и {to_is, select, you {получаете} other {получает} many {получают}} от {from_genitive} {spice, plural, one {# Пряность} other {# Пряности}}} other {{to} не {to_is, select, you {выполняете} other {выполняет} many {выполняют}} договорённость; {from} {from_is, select, you {забираете} other {забирает} many {забирают}} {spice, plural, one {# Пряность} other {# Пряности}}}}',
  'classic.event.bribes-taken':
    '{seat} {seat_is, select, you {забираете} other {забирает} many {забирают}} взятки: {spice, plural, one {# Пряность} other {# Пряности}}',
  'classic.event.swap-proposed':
    '{seat} {seat_is, select, you {предлагаете} other {предлагает} many {предлагают}} {to_dative} обменяться фракциями',
  'classic.event.swap-declined':
    '{seat} {seat_is, select, you {отказываетесь} other {отказывается} many {отказываются}} меняться фракциями с {to_instrumental}',
  'classic.event.factions-swapped':
    '{seat} и {to} {seat_is, select, you {обмениваетесь} other {{to_is, select, you {обмениваетесь} other {обмениваются}}}} фракциями, теперь: {factions}',
  'classic.event.alliance-declined':
    '{seat} {seat_is, select, you {отклоняете} other {отклоняет} many {отклоняют}} союз с {to_instrumental}',
  'classic.event.deal-offered':
    '{seat} {seat_is, select, you {предлагаете} other {предлагает} many {предлагают}} {to_dative} договорённость: {gift} — {when}',
  'classic.event.deal':
    '{seat} и {to} {seat_is, select, you {договариваетесь} other {{to_is, select, you {договариваетесь} other {договариваются}}}}: {seat} {seat_is, select, you {даёте} other {даёт} many {дают}} {gift} — {when}',
  'classic.event.deal-concluded.spice-0':
    '{to} {kept, select, true {{to_is, select, you {выполняете} other {выполняет} many {выполняют}}} other {{to_is, select, you {нарушаете} other {нарушает} many {нарушают}}}} обещание, данное {from_dative}: {promise}',
  'classic.gift.spice': '{spice, plural, one {# Пряность} other {# Пряности}}',
  'classic.gift.pledge': 'обещание {pledge}',

  'classic.when.now': 'сразу',
  'classic.when.buys-nothing':
    'если {to} больше ничего не {to_is, select, you {купите} other {купит} many {купят}} на этом аукционе',
  'classic.when.absent':
    'если {to} {to_is, select, you {покинете} other {покинет} many {покинут}} территорию «{territory}»',
  'classic.when.nothing': 'ничего не прося взамен',
  'classic.when.spice': 'за {asks, plural, one {# Пряность} other {# Пряности}}',
  'classic.when.pledge': 'за обещание {pledge}',

  'classic.promise.absent': 'покинуть территорию «{territory}»',
  'classic.promise.buys-nothing': 'больше ничего не покупать на аукционе',

  'classic.pledge.tell-cards': 'назвать карты уловок на руке',
  'classic.pledge.tell-traitors': 'назвать предателей',
  'classic.pledge.tell-seen': 'рассказать об увиденном втайне',
  'classic.pledge.tell-plan': 'раскрыть боевой план',
  'classic.pledge.no-attack': 'не нападать',
  'classic.pledge.alliance': 'вступить в союз на следующем Схождении',
  'classic.pledge.as-said': 'выполнить условленное',
} as const
