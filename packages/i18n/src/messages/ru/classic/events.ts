// What happened in classic Dune, in Russian: the lines of the log.

import type { events as en } from '../../en/classic/events.ts'
import type { Translated } from '../../messages.ts'

export const events: Translated<typeof en> = {
  'classic.each.dials': '{seat} {dial}',
  'classic.each.cards': '{seat} {n}',

  'classic.event.faction-chosen':
    '{seat} {seat_is, select, you {играете} other {играет}} за фракцию «{faction}»',
  'classic.event.seated': 'За столом: {factions}',
  'classic.event.predicted':
    '{seat} тайно {seat_is, select, you {предсказываете} other {предсказывает}} победителя',
  'classic.event.predicted.faction':
    '{seat} тайно {seat_is, select, you {предсказываете} other {предсказывает}}: победит {faction}, раунд {round}',
  'classic.event.traitors-dealt':
    '{seat} {seat_is, select, you {получаете} other {получает}} карты предателей',
  'classic.event.traitors-dealt.leaders':
    '{seat} {seat_is, select, you {получаете} other {получает}} карты предателей: {leaders}',
  'classic.event.placed': '{seat} {seat_is, select, you {размещаете} other {размещает}} {tokens}: {part}',
  'classic.event.phase': '{phase}',
  'classic.event.phase.phase-storm': 'Раунд {round}: {phase}',

  'classic.event.storm-dialled': 'Числа для бури: {dials}',
  'classic.event.storm-card': 'Карта бури: {value}',
  'classic.event.weather':
    '{seat} {seat_is, select, you {управляете} other {управляет}} погодой: {distance, plural, =0 {буря остаётся на месте} one {буря сдвинется на # сектор} few {буря сдвинется на # сектора} other {буря сдвинется на # секторов}}',
  'classic.event.storm-moved':
    '{distance, plural, =0 {Буря остаётся в секторе {to}} one {Буря сдвигается на # сектор, в сектор {to}} few {Буря сдвигается на # сектора, в сектор {to}} other {Буря сдвигается на # секторов, в сектор {to}}}',
  'classic.event.shield-wall-destroyed':
    '{seat} {seat_is, select, you {разрушаете} other {разрушает}} Барьерную Стену',
  'classic.event.first-player': '{seat_is, select, you {Вы — первый игрок} other {{seat} — первый игрок}}',
  'classic.event.storm-card-drawn':
    '{seat} {seat_is, select, you {смотрите} other {смотрит}} следующую карту бури',
  'classic.event.storm-card-drawn.value':
    '{seat} {seat_is, select, you {смотрите} other {смотрит}} следующую карту бури: {value}',
  'classic.event.killed': '{seat} {seat_is, select, you {теряете} other {теряет}} {tokens}: {part} ({cause})',
  'classic.cause.storm': 'буря',
  'classic.cause.worm': 'песчаный червь',
  'classic.cause.atomics': 'атомное оружие',

  'classic.event.spice-card': 'Карта Пряности: {card}',
  'classic.event.spice-blow': 'Выброс {spice, plural, one {# Пряность} other {# Пряности}}: {part}',
  'classic.event.worm': 'Песчаный червь пожирает территорию «{territory}»',
  'classic.event.worm-placed':
    '{seat} {seat_is, select, you {призываете} other {призывает}} песчаного червя на территорию «{territory}»',

  'classic.event.spice':
    '{from} {from_is, select, you {платите} other {платит}} {spice, plural, one {# Пряность} other {# Пряности}} {to_is, select, you {вам} other {игроку {to}}} ({reason})',
  'classic.event.spice.from-bank':
    '{to} {to_is, select, you {получаете} other {получает}} {spice, plural, one {# Пряность} other {# Пряности}} ({reason})',
  'classic.event.spice.to-bank':
    '{from} {from_is, select, you {платите} other {платит}} {spice, plural, one {# Пряность} other {# Пряности}} ({reason})',
  'classic.event.spice-taken':
    '{to} {to_is, select, you {собираете} other {собирает}} {spice, plural, one {# Пряность} other {# Пряности}}: {part}',
  'classic.event.spice-taken.to-bank':
    'Пропадает {spice, plural, one {# Пряность} other {# Пряности}}: {part}',
  'classic.for.start': 'начало игры',
  'classic.for.charity': 'субсидия КООАМ',
  'classic.for.gift': 'подарок',
  'classic.for.card': 'карта уловки',

  'classic.event.hands': 'Карт уловок на руке: {cards}',
  'classic.event.row':
    'На аукционе {cards, plural, one {# карта уловки} few {# карты уловок} other {# карт уловок}}',
  'classic.event.auction':
    'Карта {number} из {of}: {opener_is, select, you {торг начинаете вы} other {торг начинает {opener}}}',
  'classic.event.auction.card':
    'Карта {number} из {of}, {card}: {opener_is, select, you {торг начинаете вы} other {торг начинает {opener}}}',
  'classic.event.bid': '{seat} {seat_is, select, you {ставите} other {ставит}} {bid}',
  'classic.event.passed': '{seat} {seat_is, select, you {пасуете} other {пасует}}',
  'classic.event.sold': '{seat} {seat_is, select, you {выигрываете} other {выигрывает}} карту за {bid}',
  'classic.event.bidding-over': 'Аукцион окончен',
  'classic.event.support':
    '{seat} {seat_is, select, you {сообщаете} other {сообщает}} союзнику, сколько Пряности тот может потратить',
  'classic.event.support.spice':
    '{seat} {seat_is, select, you {позволяете} other {позволяет}} союзнику потратить {spice, plural, one {# Пряность} other {# Пряности}}',
  'classic.event.card-taken': '{seat} {seat_is, select, you {берёте} other {берёт}} карту уловки',
  'classic.event.card-taken.card':
    '{seat} {seat_is, select, you {берёте} other {берёт}} карту уловки «{card}»',
  'classic.event.card-discarded':
    '{seat} {seat_is, select, you {сбрасываете} other {сбрасывает}} карту «{card}»',
  'classic.event.card-played': '{seat} {seat_is, select, you {играете} other {играет}} карту «{card}»',
  'classic.event.card-returned':
    '{seat} {seat_is, select, you {забираете} other {забирает}} карту «{card}» обратно на руку',
  'classic.event.window-closed': 'Все ответили',
  'classic.event.karama.use-special':
    '{seat} {seat_is, select, you {играете} other {играет}} карту «{card}» ради эффекта «Карамы» своей фракции',
  'classic.event.karama.use-price':
    '{seat} {seat_is, select, you {играете} other {играет}} карту «{card}», чтобы высадиться за полцены',
  'classic.event.karama.use-stop':
    '{seat} {seat_is, select, you {играете} other {играет}} карту «{card}» {owner_is, select, you {против вас} other {против игрока {owner}}}: {advantage}',

  'classic.event.cards-swapped':
    '{seat} {seat_is, select, you {берёте} other {берёт}} {cards, plural, one {# карту уловки} few {# карты уловок} other {# карт уловок}} {victim_is, select, you {у вас} other {у игрока {victim}}} и {seat_is, select, you {возвращаете} other {возвращает}} столько же',
  'classic.event.cards-swapped.taken':
    '{seat} {seat_is, select, you {берёте} other {берёт}} {victim_is, select, you {у вас} other {у игрока {victim}}} и {seat_is, select, you {возвращаете} other {возвращает}} столько же карт: {taken}',

  'classic.event.leader-killed': 'Лидер погибает: {leader}',
  'classic.event.leader-returned':
    '{leader} возвращается {owner_is, select, you {к вам} other {к игроку {owner}}}',
  'classic.event.leader-captured':
    '{seat} {seat_is, select, you {захватываете} other {захватывает}} {owner_is, select, you {вашего лидера} other {лидера игрока {owner}}}{kept, select, false { и {seat_is, select, you {убиваете} other {убивает}} его} other {}}',
  'classic.event.leader-captured.leader':
    '{seat} {seat_is, select, you {захватываете} other {захватывает}} {owner_is, select, you {вашего лидера} other {лидера игрока {owner}}}{kept, select, false { и {seat_is, select, you {убиваете} other {убивает}} его} other {}}: {leader}',
  'classic.event.leader-revived':
    '{seat} {seat_is, select, you {восстанавливаете} other {восстанавливает}} лидера: {leader}',
  'classic.event.flipped':
    '{seat} {seat_is, select, you {переворачиваете} other {переворачивает}} жетоны на территории «{territory}»: {to, select, fighters {воины} other {советницы}}',

  'classic.event.revived':
    '{seat} {seat_is, select, you {восстанавливаете} other {восстанавливает}} {tokens}',
  'classic.for.revival': 'восстановление',
  'classic.event.spice-looked':
    '{seat} {seat_is, select, you {смотрите} other {смотрит}} следующую карту Пряности',
  'classic.event.spice-looked.card':
    '{seat} {seat_is, select, you {смотрите} other {смотрит}} следующую карту Пряности: {card}',
  'classic.event.shipping': '{seat} {seat_is, select, you {хотите} other {хочет}} высадить {tokens}: {to}',
  'classic.event.shipping.way-return':
    '{seat} {seat_is, select, you {хотите} other {хочет}} вернуть в резерв {tokens}',
  'classic.event.shipped': '{seat} {seat_is, select, you {высаживаете} other {высаживает}} {tokens}: {to}',
  'classic.event.shipped.way-cross':
    '{seat} {seat_is, select, you {перевозите} other {перевозит}} {tokens}: {from} → {to}',
  'classic.event.shipped.way-return':
    '{seat} {seat_is, select, you {возвращаете} other {возвращает}} в резерв {tokens}: {from}',
  'classic.event.shipment-cancelled':
    '{seat_is, select, you {Ваша высадка отменена} other {Высадка отменена: {seat}}}',
  'classic.for.shipment': 'высадка',
  'classic.event.accompanied':
    '{seat} {seat_is, select, you {отправляете} other {отправляет}} отряд вместе с высадкой: {part}',
  'classic.event.moved':
    '{seat} {seat_is, select, you {перебрасываете} other {перебрасывает}} {tokens}: {from} → {to}',
  'classic.event.moved.by-ride':
    '{seat} {seat_is, select, you {переносите} other {переносит}} на песчаном черве {tokens}: {from} → {to}',
  'classic.event.turn-over': '{seat} {seat_is, select, you {заканчиваете} other {заканчивает}} ход',
  'classic.cause.alliance': 'остались рядом с союзником',
}
