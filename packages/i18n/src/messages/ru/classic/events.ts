// What happened in classic Dune, in Russian: the lines of the log.

import type { events as en } from '../../en/classic/events.ts'
import type { Translated } from '../../messages.ts'

export const events: Translated<typeof en> = {
  'classic.each.dials': '{seat} {dial}',
  'classic.each.cards': '{seat} {n}',

  'classic.event.faction-chosen': '{seat} играет за фракцию «{faction}»',
  'classic.event.seated': 'За столом: {factions}',
  'classic.event.predicted': '{seat} тайно предсказывает победителя',
  'classic.event.predicted.faction': '{seat} тайно предсказывает: победит {faction}, раунд {round}',
  'classic.event.traitors-dealt': '{seat} получает карты предателей',
  'classic.event.traitors-dealt.leaders': '{seat} получает карты предателей: {leaders}',
  'classic.event.placed': '{seat} размещает {tokens}: {part}',
  'classic.event.phase': '{phase}',
  'classic.event.phase.phase-storm': 'Раунд {round}: {phase}',

  'classic.event.storm-dialled': 'Числа для бури: {dials}',
  'classic.event.storm-card': 'Карта бури: {value}',
  'classic.event.weather':
    '{seat} управляет погодой: {distance, plural, =0 {буря остаётся на месте} one {буря сдвинется на # сектор} few {буря сдвинется на # сектора} other {буря сдвинется на # секторов}}',
  'classic.event.storm-moved':
    '{distance, plural, =0 {Буря остаётся в секторе {to}} one {Буря сдвигается на # сектор, в сектор {to}} few {Буря сдвигается на # сектора, в сектор {to}} other {Буря сдвигается на # секторов, в сектор {to}}}',
  'classic.event.shield-wall-destroyed': '{seat} разрушает Барьерную Стену',
  'classic.event.first-player': '{seat} — первый игрок',
  'classic.event.storm-card-drawn': '{seat} смотрит следующую карту бури',
  'classic.event.storm-card-drawn.value': '{seat} смотрит следующую карту бури: {value}',
  'classic.event.killed': '{seat} теряет {tokens}: {part} ({cause})',
  'classic.cause.storm': 'буря',
  'classic.cause.worm': 'песчаный червь',
  'classic.cause.atomics': 'атомное оружие',

  'classic.event.spice-card': 'Карта Пряности: {card}',
  'classic.event.spice-blow': 'Выброс {spice, plural, one {# Пряность} other {# Пряности}}: {part}',
  'classic.event.worm': 'Песчаный червь пожирает территорию «{territory}»',
  'classic.event.worm-placed': '{seat} призывает песчаного червя на территорию «{territory}»',
  'classic.event.nexus': 'Схождение',
  'classic.event.alliance-proposed': '{seat} предлагает союз игроку {to}',
  'classic.event.alliance': 'Теперь в союзе: {seats}',
  'classic.event.alliance-broken': '{seat} выходит из союза с игроками: {with}',

  'classic.event.spice':
    '{from} платит {spice, plural, one {# Пряность} other {# Пряности}} игроку {to} ({reason})',
  'classic.event.spice.from-bank':
    '{to} получает {spice, plural, one {# Пряность} other {# Пряности}} ({reason})',
  'classic.event.spice.to-bank':
    '{from} платит {spice, plural, one {# Пряность} other {# Пряности}} ({reason})',
  'classic.event.spice-taken': '{to} собирает {spice, plural, one {# Пряность} other {# Пряности}}: {part}',
  'classic.event.spice-taken.to-bank':
    'Пропадает {spice, plural, one {# Пряность} other {# Пряности}}: {part}',
  'classic.for.start': 'начало игры',
  'classic.for.charity': 'субсидия КООАМ',
  'classic.for.gift': 'подарок',
  'classic.for.card': 'карта уловки',

  'classic.event.hands': 'Карт уловок на руке: {cards}',
  'classic.event.row':
    'На аукционе {cards, plural, one {# карта уловки} few {# карты уловок} other {# карт уловок}}',
  'classic.event.auction': 'Карта {number} из {of}: торг начинает {opener}',
  'classic.event.auction.card': 'Карта {number} из {of}, {card}: торг начинает {opener}',
  'classic.event.bid': '{seat} ставит {bid}',
  'classic.event.passed': '{seat} пасует',
  'classic.event.sold': '{seat} выигрывает карту за {bid}',
  'classic.event.bidding-over': 'Аукцион окончен',
  'classic.event.support': '{seat} сообщает союзнику, сколько Пряности тот может потратить',
  'classic.event.support.spice':
    '{seat} позволяет союзнику потратить {spice, plural, one {# Пряность} other {# Пряности}}',
  'classic.event.card-taken': '{seat} берёт карту уловки',
  'classic.event.card-taken.card': '{seat} берёт карту уловки «{card}»',
  'classic.event.card-discarded': '{seat} сбрасывает карту «{card}»',
  'classic.event.card-played': '{seat} играет карту «{card}»',
  'classic.event.card-returned': '{seat} забирает карту «{card}» обратно на руку',
  'classic.event.window-closed': 'Все ответили',
  'classic.event.karama.use-special': '{seat} играет карту «{card}» ради эффекта «Карамы» своей фракции',
  'classic.event.karama.use-price': '{seat} играет карту «{card}», чтобы высадиться за полцены',
  'classic.event.karama.use-stop': '{seat} играет карту «{card}» против игрока {owner}: {advantage}',

  'classic.event.cards-swapped':
    '{seat} берёт {cards, plural, one {# карту уловки} few {# карты уловок} other {# карт уловок}} у игрока {victim} и возвращает столько же',
  'classic.event.cards-swapped.taken': '{seat} берёт у игрока {victim} и возвращает столько же карт: {taken}',

  'classic.event.leader-killed': 'Лидер погибает: {leader}',
  'classic.event.leader-returned': '{leader} возвращается к игроку {owner}',
  'classic.event.leader-captured':
    '{seat} захватывает лидера игрока {owner}{kept, select, false { и убивает его} other {}}',
  'classic.event.leader-captured.leader':
    '{seat} захватывает лидера игрока {owner}{kept, select, false { и убивает его} other {}}: {leader}',
  'classic.event.leader-revived': '{seat} восстанавливает лидера: {leader}',
  'classic.event.flipped':
    '{seat} переворачивает жетоны на территории «{territory}»: {to, select, fighters {воины} other {советницы}}',

  'classic.event.deal-offered':
    '{seat} предлагает игроку {to} {spice, plural, one {# Пряность} other {# Пряности}}, {when}',
  'classic.event.deal-declined': '{to} отклоняет сделку с игроком {seat}',
  'classic.event.deal':
    '{seat} и {to} заключают сделку: {to} получит {spice, plural, one {# Пряность} other {# Пряности}}, {when}',
  'classic.event.deal-concluded':
    '{kept, select, true {{to} выполняет условие сделки с игроком {from} и получает {spice, plural, one {# Пряность} other {# Пряности}}} other {{to} не выполняет условие сделки; {from} забирает {spice, plural, one {# Пряность} other {# Пряности}}}}',
  'classic.event.bribes-taken':
    '{seat} забирает взятки: {spice, plural, one {# Пряность} other {# Пряности}}',
  'classic.when.now': 'сразу',
  'classic.when.buys-nothing': 'если {to} больше ничего не купит на этом аукционе',
  'classic.when.absent': 'если {to} покинет территорию «{territory}»',

  'classic.event.revived': '{seat} восстанавливает {tokens}',
  'classic.for.revival': 'восстановление',
  'classic.event.spice-looked': '{seat} смотрит следующую карту Пряности',
  'classic.event.spice-looked.card': '{seat} смотрит следующую карту Пряности: {card}',
  'classic.event.shipping': '{seat} хочет высадить {tokens}: {to}',
  'classic.event.shipping.way-return': '{seat} хочет вернуть в резерв {tokens}',
  'classic.event.shipped': '{seat} высаживает {tokens}: {to}',
  'classic.event.shipped.way-cross': '{seat} перевозит {tokens}: {from} → {to}',
  'classic.event.shipped.way-return': '{seat} возвращает в резерв {tokens}: {from}',
  'classic.event.shipment-cancelled': 'Высадка отменена: {seat}',
  'classic.for.shipment': 'высадка',
  'classic.event.accompanied': '{seat} отправляет отряд вместе с высадкой: {part}',
  'classic.event.moved': '{seat} перебрасывает {tokens}: {from} → {to}',
  'classic.event.moved.by-ride': '{seat} переносит на песчаном черве {tokens}: {from} → {to}',
  'classic.event.turn-over': '{seat} заканчивает ход',
  'classic.cause.alliance': 'остались рядом с союзником',
}
