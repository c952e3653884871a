// What happened in classic Dune, in Russian: the lines of the log.

import type { events as en } from '../../en/classic/events.ts'
import type { Translated } from '../../messages.ts'

export const events: Translated<typeof en> = {
  'classic.each.dials': '{seat} {dial}',
  'classic.each.cards': '{seat} {n}',

  'classic.event.faction-chosen':
    '{seat} {seat_is, select, you {играете} other {играет} many {играют}} за фракцию «{faction}»',
  'classic.event.seated': 'За столом: {factions}',
  'classic.event.predicted':
    '{seat} тайно {seat_is, select, you {предсказываете} other {предсказывает} many {предсказывают}} победителя',
  'classic.event.predicted.faction':
    '{seat} тайно {seat_is, select, you {предсказываете} other {предсказывает} many {предсказывают}}: победа — {faction}, раунд {round}',
  'classic.event.traitors-dealt':
    '{seat} {seat_is, select, you {получаете} other {получает} many {получают}} карты предателей',
  'classic.event.traitors-dealt.leaders':
    '{seat} {seat_is, select, you {получаете} other {получает} many {получают}} карты предателей: {leaders}',
  'classic.event.placed':
    '{seat} {seat_is, select, you {размещаете} other {размещает} many {размещают}} {tokens}: {part}',
  'classic.event.phase': '{phase}',
  'classic.event.phase.phase-storm': 'Раунд {round}: {phase}',

  'classic.event.storm-dialled': 'Числа для бури: {dials}',
  'classic.event.storm-card': 'Карта бури: {value}',
  'classic.event.weather':
    '{seat} {seat_is, select, you {управляете} other {управляет} many {управляют}} погодой: {distance, plural, =0 {буря остаётся на месте} one {буря сдвинется на # сектор} few {буря сдвинется на # сектора} other {буря сдвинется на # секторов}}',
  'classic.event.storm-moved':
    '{distance, plural, =0 {Буря остаётся в секторе {to}} one {Буря сдвигается на # сектор, в сектор {to}} few {Буря сдвигается на # сектора, в сектор {to}} other {Буря сдвигается на # секторов, в сектор {to}}}',
  'classic.event.shield-wall-destroyed':
    '{seat} {seat_is, select, you {разрушаете} other {разрушает} many {разрушают}} Барьерную Стену',
  'classic.event.first-player': '{seat_is, select, you {Вы — первый игрок} other {{seat} — первый игрок}}',
  'classic.event.storm-card-drawn':
    '{seat} {seat_is, select, you {смотрите} other {смотрит} many {смотрят}} следующую карту бури',
  'classic.event.storm-card-drawn.value':
    '{seat} {seat_is, select, you {смотрите} other {смотрит} many {смотрят}} следующую карту бури: {value}',
  'classic.event.killed':
    '{seat} {seat_is, select, you {теряете} other {теряет} many {теряют}} {tokens}: {part} ({cause})',
  'classic.cause.storm': 'буря',
  'classic.cause.worm': 'песчаный червь',
  'classic.cause.atomics': 'атомное оружие',

  'classic.event.spice-card': 'Карта Пряности: {card}',
  'classic.event.spice-blow': 'Выброс Пряности ({spice}): {part}',
  'classic.event.worm': 'Песчаный червь пожирает всё на территории «{territory}»',
  'classic.event.worm-placed':
    '{seat} {seat_is, select, you {призываете} other {призывает} many {призывают}} песчаного червя на территорию «{territory}»',

  'classic.event.spice':
    '{from} {from_is, select, you {платите} other {платит} many {платят}} {to_dative} {spice, plural, one {# Пряность} other {# Пряности}} ({reason})',
  'classic.event.spice.from-bank':
    '{to} {to_is, select, you {получаете} other {получает} many {получают}} {spice, plural, one {# Пряность} other {# Пряности}} ({reason})',
  'classic.event.spice.to-bank':
    '{from} {from_is, select, you {платите} other {платит} many {платят}} {spice, plural, one {# Пряность} other {# Пряности}} ({reason})',
  'classic.event.spice-taken':
    '{to} {to_is, select, you {собираете} other {собирает} many {собирают}} {spice, plural, one {# Пряность} other {# Пряности}}: {part}',
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
    'Карта {number} из {of}: {opener_is, select, you {торг начинаете вы} other {торг начинает {opener}} many {торг начинают {opener}}}',
  'classic.event.auction.card':
    'Карта {number} из {of}, {card}: {opener_is, select, you {торг начинаете вы} other {торг начинает {opener}} many {торг начинают {opener}}}',
  'classic.event.bid': '{seat} {seat_is, select, you {ставите} other {ставит} many {ставят}} {bid}',
  'classic.event.passed': '{seat} {seat_is, select, you {пасуете} other {пасует} many {пасуют}}',
  'classic.event.sold':
    '{seat} {seat_is, select, you {покупаете} other {покупает} many {покупают}} карту за {bid}',
  'classic.event.bidding-over': 'Аукцион окончен',
  'classic.event.support':
    '{seat} {seat_is, select, you {сообщаете} other {сообщает} many {сообщают}} союзнику, сколько Пряности тот может потратить',
  'classic.event.support.spice':
    '{seat} {seat_is, select, you {{spice, plural, =0 {не делитесь Пряностью с союзником} one {позволяете союзнику потратить # Пряность} other {позволяете союзнику потратить # Пряности}}} other {{spice, plural, =0 {не делится Пряностью с союзником} one {позволяет союзнику потратить # Пряность} other {позволяет союзнику потратить # Пряности}}} many {{spice, plural, =0 {не делятся Пряностью с союзником} one {позволяют союзнику потратить # Пряность} other {позволяют союзнику потратить # Пряности}}}}',
  'classic.event.card-taken':
    '{seat} {seat_is, select, you {берёте} other {берёт} many {берут}} карту уловки',
  'classic.event.card-taken.card':
    '{seat} {seat_is, select, you {берёте} other {берёт} many {берут}} карту уловки «{card}»',
  'classic.event.card-discarded':
    '{seat} {seat_is, select, you {сбрасываете} other {сбрасывает} many {сбрасывают}} карту «{card}»',
  'classic.event.card-played':
    '{seat} {seat_is, select, you {разыгрываете} other {разыгрывает} many {разыгрывают}} карту «{card}»',
  'classic.event.card-returned':
    '{seat} {seat_is, select, you {забираете} other {забирает} many {забирают}} карту «{card}» обратно на руку',
  'classic.event.window-closed': 'Все ответили',
  'classic.event.karama.use-special':
    '{seat} {seat_is, select, you {разыгрываете} other {разыгрывает} many {разыгрывают}} карту «{card}» ради уникального эффекта «Карамы» своей фракции',
  'classic.event.karama.use-price':
    '{seat} {seat_is, select, you {разыгрываете} other {разыгрывает} many {разыгрывают}} карту «{card}», чтобы высадиться за полцены',
  'classic.event.karama.use-stop':
    '{seat} {seat_is, select, you {разыгрываете} other {разыгрывает} many {разыгрывают}} карту «{card}» против {owner_genitive}: заблокировано преимущество «{advantage}»',
  'classic.event.cards-swapped':
    '{seat} вслепую {seat_is, select, you {берёте} other {берёт} many {берут}} у {victim_genitive} {cards, plural, one {# карту уловки} few {# карты уловок} other {# карт уловок}} и {seat_is, select, you {возвращаете} other {возвращает} many {возвращают}} столько же',
  'classic.event.cards-swapped.taken':
    '{seat} вслепую {seat_is, select, you {берёте} other {берёт} many {берут}} у {victim_genitive} карты и {seat_is, select, you {возвращаете} other {возвращает} many {возвращают}} столько же: {taken}',
  'classic.event.leader-killed': 'Лидер погибает: {leader}',
  'classic.event.leader-returned': '{leader} возвращается к {owner_dative}',
  'classic.event.leader-captured':
    '{seat} {seat_is, select, you {захватываете} other {захватывает} many {захватывают}} {owner_is, select, you {вашего лидера} other {лидера {owner_genitive}}}{kept, select, false { и {seat_is, select, you {убиваете} other {убивает} many {убивают}} его} other {}}',
  'classic.event.leader-captured.leader':
    '{seat} {seat_is, select, you {захватываете} other {захватывает} many {захватывают}} {owner_is, select, you {вашего лидера} other {лидера {owner_genitive}}}{kept, select, false { и {seat_is, select, you {убиваете} other {убивает} many {убивают}} его} other {}}: {leader}',
  'classic.event.leader-revived':
    '{seat} {seat_is, select, you {восстанавливаете} other {восстанавливает} many {восстанавливают}} лидера: {leader}',
  'classic.event.flipped':
    '{seat} {seat_is, select, you {переворачиваете} other {переворачивает} many {переворачивают}} жетоны на территории «{territory}» на сторону {to, select, fighters {воинов} other {советниц}}',

  'classic.event.revived':
    '{seat} {seat_is, select, you {восстанавливаете} other {восстанавливает} many {восстанавливают}} {tokens}',
  'classic.for.revival': 'восстановление',
  'classic.event.spice-looked':
    '{seat} {seat_is, select, you {смотрите} other {смотрит} many {смотрят}} следующую карту Пряности',
  'classic.event.spice-looked.card':
    '{seat} {seat_is, select, you {смотрите} other {смотрит} many {смотрят}} следующую карту Пряности: {card}',
  'classic.event.shipping':
    '{seat} {seat_is, select, you {хотите} other {хочет} many {хотят}} высадить {tokens}: {to}',
  'classic.event.shipping.way-return':
    '{seat} {seat_is, select, you {хотите} other {хочет} many {хотят}} вернуть в резерв {tokens}',
  'classic.event.shipped':
    '{seat} {seat_is, select, you {высаживаете} other {высаживает} many {высаживают}} {tokens}: {to}',
  'classic.event.shipped.way-cross':
    '{seat} {seat_is, select, you {перевозите} other {перевозит} many {перевозят}} {tokens}: {from} → {to}',
  'classic.event.shipped.way-return':
    '{seat} {seat_is, select, you {возвращаете} other {возвращает} many {возвращают}} в резерв {tokens}: {from}',
  'classic.event.shipment-cancelled':
    '{seat_is, select, you {Ваша высадка отменена} other {Высадка {seat_genitive} отменена}}',
  'classic.for.shipment': 'высадка',
  'classic.event.accompanied':
    '{seat} {seat_is, select, you {отправляете} other {отправляет} many {отправляют}} отряд в сопровождение: {part}',
  'classic.event.moved':
    '{seat} {seat_is, select, you {перебрасываете} other {перебрасывает} many {перебрасывают}} {tokens}: {from} → {to}',
  'classic.event.moved.by-ride':
    '{seat} {seat_is, select, you {переносите} other {переносит} many {переносят}} на песчаном черве {tokens}: {from} → {to}',
  'classic.event.turn-over':
    '{seat} {seat_is, select, you {заканчиваете} other {заканчивает} many {заканчивают}} ход',
  'classic.cause.alliance': 'остались рядом с союзником',
}
