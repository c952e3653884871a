// Alliances, promises and deals of classic Dune, in Russian.

export const diplomacy = {
  'classic.decision.nexus': 'Схождение: заключайте и расторгайте союзы',
  'classic.decision.offer': 'Предложите сделку',
  'classic.decision.deal-offered': 'Вам предлагают сделку',
  'classic.decision.reflection': 'Раунд окончен: договаривайтесь или играйте дальше',
  'classic.decision.reflection.vain':
    'Следующий раунд начнётся, когда никому не нужно больше времени. До тех пор можно заключать сделки.',
  'classic.decision.swap-factions': 'Фракции розданы: оставьте свою или обменяйтесь с другим игроком',

  'classic.option.break': 'Выйти из союза',
  'classic.option.accept': 'Союз с игроком {seat}',
  'classic.option.propose': 'Предложить союз игроку {seat}',
  'classic.option.deal': 'Предложить сделку',
  'classic.option.cancel': 'Отменить',
  'classic.option.deal-with': '{seat}',
  'classic.option.give': 'Дать {n, plural, one {# Пряность} other {# Пряности}}',
  'classic.option.at-once': 'Сразу',
  'classic.option.if-buys-nothing': 'Если другой больше ничего не купит на этом аукционе',
  'classic.option.if-absent': 'Если другой покинет территорию «{territory}»',
  'classic.option.deal-offered.accept': 'Принять сделку',
  'classic.option.deal-offered.decline': 'Отклонить сделку',
  'classic.option.reflection.ready': 'Следующий раунд',
  'classic.option.nexus.decline': 'Отклонить союз с игроком {seat}',
  'classic.option.swap-factions.done': 'Оставить эту фракцию',
  'classic.option.swap-factions.accept': 'Обменяться фракциями с игроком {seat}',
  'classic.option.swap-factions.decline': 'Не меняться с игроком {seat}',
  'classic.option.swap-factions.propose': 'Предложить обмен игроку {seat}',
  'classic.option.promise': 'Пообещать {pledge}',
  'classic.option.ask-promise': 'За обещание {pledge}',
  'classic.option.ask-spice': 'За {n, plural, one {# Пряность} other {# Пряности}}',
  'classic.option.pledge-kept': '{seat}: обещание {pledge} выполнено',
  'classic.option.pledge-broken': '{seat}: обещание {pledge} нарушено',

  'classic.event.nexus': 'Схождение',
  'classic.event.alliance-proposed':
    '{seat} {seat_is, select, you {предлагаете} other {предлагает}} союз {to_is, select, you {вам} other {игроку {to}}}',
  'classic.event.alliance': 'Теперь в союзе: {seats}',
  'classic.event.alliance-broken':
    '{seat} {seat_is, select, you {выходите} other {выходит}} из союза {with_is, select, you {с вами} other {с игроками: {with}}}',
  'classic.event.deal-declined':
    '{to} {to_is, select, you {отклоняете} other {отклоняет}} сделку {seat_is, select, you {с вами} other {с игроком {seat}}}',
  'classic.event.deal-concluded':
    '{kept, select, true {{to} {to_is, select, you {выполняете} other {выполняет}} условие сделки {from_is, select, you {с вами} other {с игроком {from}}} и {to_is, select, you {получаете} other {получает}} {spice, plural, one {# Пряность} other {# Пряности}}} other {{to} не {to_is, select, you {выполняете} other {выполняет}} условие сделки; {from} {from_is, select, you {забираете} other {забирает}} {spice, plural, one {# Пряность} other {# Пряности}}}}',
  'classic.event.bribes-taken':
    '{seat} {seat_is, select, you {забираете} other {забирает}} взятки: {spice, plural, one {# Пряность} other {# Пряности}}',
  'classic.event.swap-proposed':
    '{seat} {seat_is, select, you {предлагаете} other {предлагает}} обменяться фракциями {to_is, select, you {вам} other {игроку {to}}}',
  'classic.event.swap-declined':
    '{seat} {seat_is, select, you {отказываетесь} other {отказывается}} меняться фракциями {to_is, select, you {с вами} other {с игроком {to}}}',
  'classic.event.factions-swapped':
    '{seat} и {to} {seat_is, select, you {обмениваетесь} other {{to_is, select, you {обмениваетесь} other {обмениваются}}}} фракциями, теперь: {factions}',
  'classic.event.alliance-declined':
    '{seat} {seat_is, select, you {отклоняете} other {отклоняет}} союз {to_is, select, you {с вами} other {с игроком {to}}}',
  'classic.event.deal-offered':
    '{seat} {seat_is, select, you {предлагаете} other {предлагает}} {to_is, select, you {вам} other {игроку {to}}}: {gift}, {when}',
  'classic.event.deal':
    '{seat} и {to} {seat_is, select, you {заключаете} other {{to_is, select, you {заключаете} other {заключают}}}} сделку: {seat} {seat_is, select, you {даёте} other {даёт}} {gift}, {when}',
  'classic.event.deal-concluded.spice-0':
    '{to} {kept, select, true {{to_is, select, you {выполняете} other {выполняет}}} other {{to_is, select, you {нарушаете} other {нарушает}}}} обещание, данное {from_is, select, you {вам} other {игроку {from}}}: {promise}',

  'classic.gift.spice': '{spice, plural, one {# Пряность} other {# Пряности}}',
  'classic.gift.pledge': 'обещание {pledge}',

  'classic.when.now': 'сразу',
  'classic.when.buys-nothing':
    'если {to} больше ничего не {to_is, select, you {купите} other {купит}} на этом аукционе',
  'classic.when.absent': 'если {to} {to_is, select, you {покинете} other {покинет}} территорию «{territory}»',
  'classic.when.nothing': 'ничего не прося взамен',
  'classic.when.spice': 'за {asks, plural, one {# Пряность} other {# Пряности}}',
  'classic.when.pledge': 'за обещание {pledge}',

  'classic.promise.absent': 'покинуть территорию «{territory}»',
  'classic.promise.buys-nothing': 'больше ничего не покупать на аукционе',

  'classic.pledge.tell-cards': 'назвать карты уловок на руке',
  'classic.pledge.tell-traitors': 'назвать предателей',
  'classic.pledge.tell-seen': 'рассказать об увиденном втайне',
  'classic.pledge.tell-plan': 'раскрыть план боя',
  'classic.pledge.no-attack': 'не нападать',
  'classic.pledge.alliance': 'вступить в союз на следующем схождении',
  'classic.pledge.as-said': 'поступить, как условлено',
} as const
