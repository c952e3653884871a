// What happened in classic Dune, in Ukrainian: the lines of the log.

import type { events as en } from '../../en/classic/events.ts'
import type { Translated } from '../../messages.ts'

export const events: Translated<typeof en> = {
  'classic.each.dials': '{seat} {dial}',
  'classic.each.cards': '{seat} {n}',

  'classic.event.faction-chosen':
    '{seat} {seat_is, select, you {граєте} other {грає}} за фракцію «{faction}»',
  'classic.event.seated': 'За столом: {factions}',
  'classic.event.predicted':
    '{seat} таємно {seat_is, select, you {передбачаєте} other {передбачає}} переможця',
  'classic.event.predicted.faction':
    '{seat} таємно {seat_is, select, you {передбачаєте} other {передбачає}}: переможе {faction}, раунд {round}',
  'classic.event.traitors-dealt': '{seat} {seat_is, select, you {отримуєте} other {отримує}} карти зрадників',
  'classic.event.traitors-dealt.leaders':
    '{seat} {seat_is, select, you {отримуєте} other {отримує}} карти зрадників: {leaders}',
  'classic.event.placed': '{seat} {seat_is, select, you {розміщуєте} other {розміщує}} {tokens}: {part}',
  'classic.event.phase': '{phase}',
  'classic.event.phase.phase-storm': 'Раунд {round}: {phase}',

  'classic.event.storm-dialled': 'Числа для бурі: {dials}',
  'classic.event.storm-card': 'Карта бурі: {value}',
  'classic.event.weather':
    '{seat} {seat_is, select, you {керуєте} other {керує}} погодою: {distance, plural, =0 {буря лишається на місці} one {буря зрушить на # сектор} few {буря зрушить на # сектори} other {буря зрушить на # секторів}}',
  'classic.event.storm-moved':
    '{distance, plural, =0 {Буря лишається в секторі {to}} one {Буря зрушує на # сектор, у сектор {to}} few {Буря зрушує на # сектори, у сектор {to}} other {Буря зрушує на # секторів, у сектор {to}}}',
  'classic.event.shield-wall-destroyed':
    '{seat} {seat_is, select, you {руйнуєте} other {руйнує}} Захисний мур',
  'classic.event.first-player':
    '{seat_is, select, you {Ви — перший гравець} other {{seat} — перший гравець}}',
  'classic.event.storm-card-drawn':
    '{seat} {seat_is, select, you {дивитеся} other {дивиться}} наступну карту бурі',
  'classic.event.storm-card-drawn.value':
    '{seat} {seat_is, select, you {дивитеся} other {дивиться}} наступну карту бурі: {value}',
  'classic.event.killed':
    '{seat} {seat_is, select, you {втрачаєте} other {втрачає}} {tokens}: {part} ({cause})',
  'classic.cause.storm': 'буря',
  'classic.cause.worm': 'піщаний хробак',
  'classic.cause.atomics': 'родова атомна зброя',

  'classic.event.spice-card': 'Карта прянощів: {card}',
  'classic.event.spice-blow': 'Викид {spice} прянощів: {part}',
  'classic.event.worm': 'Піщаний хробак пожирає територію «{territory}»',
  'classic.event.worm-placed':
    '{seat} {seat_is, select, you {кличете} other {кличе}} піщаного хробака на територію «{territory}»',

  'classic.event.spice':
    '{from} {from_is, select, you {платите} other {платить}} {spice} прянощів {to_is, select, you {вам} other {гравцеві {to}}} ({reason})',
  'classic.event.spice.from-bank':
    '{to} {to_is, select, you {отримуєте} other {отримує}} {spice} прянощів ({reason})',
  'classic.event.spice.to-bank':
    '{from} {from_is, select, you {платите} other {платить}} {spice} прянощів ({reason})',
  'classic.event.spice-taken': '{to} {to_is, select, you {збираєте} other {збирає}} {spice} прянощів: {part}',
  'classic.event.spice-taken.to-bank': 'Пропадає {spice} прянощів: {part}',
  'classic.for.start': 'початок гри',
  'classic.for.charity': 'субсидія ДАПТ',
  'classic.for.gift': 'подарунок',
  'classic.for.card': 'карта підступу',

  'classic.event.hands': 'Карт підступів на руці: {cards}',
  'classic.event.row':
    'На аукціоні {cards, plural, one {# карта підступу} few {# карти підступів} other {# карт підступів}}',
  'classic.event.auction':
    'Карта {number} з {of}: {opener_is, select, you {торги починаєте ви} other {торги починає {opener}}}',
  'classic.event.auction.card':
    'Карта {number} з {of}, {card}: {opener_is, select, you {торги починаєте ви} other {торги починає {opener}}}',
  'classic.event.bid': '{seat} {seat_is, select, you {ставите} other {ставить}} {bid}',
  'classic.event.passed': '{seat} {seat_is, select, you {пасуєте} other {пасує}}',
  'classic.event.sold': '{seat} {seat_is, select, you {виграєте} other {виграє}} карту за {bid}',
  'classic.event.bidding-over': 'Аукціон завершено',
  'classic.event.support':
    '{seat} {seat_is, select, you {повідомляєте} other {повідомляє}} союзникові, скільки прянощів той може витратити',
  'classic.event.support.spice':
    '{seat} {seat_is, select, you {дозволяєте} other {дозволяє}} союзникові витратити {spice} прянощів',
  'classic.event.card-taken': '{seat} {seat_is, select, you {берете} other {бере}} карту підступу',
  'classic.event.card-taken.card':
    '{seat} {seat_is, select, you {берете} other {бере}} карту підступу «{card}»',
  'classic.event.card-discarded': '{seat} {seat_is, select, you {скидаєте} other {скидає}} карту «{card}»',
  'classic.event.card-played': '{seat} {seat_is, select, you {граєте} other {грає}} карту «{card}»',
  'classic.event.card-returned':
    '{seat} {seat_is, select, you {забираєте} other {забирає}} карту «{card}» назад на руку',
  'classic.event.window-closed': 'Усі відповіли',
  'classic.event.karama.use-special':
    '{seat} {seat_is, select, you {граєте} other {грає}} карту «{card}» заради ефекту «Карами» своєї фракції',
  'classic.event.karama.use-price':
    '{seat} {seat_is, select, you {граєте} other {грає}} карту «{card}», щоб висадитися за пів ціни',
  'classic.event.karama.use-stop':
    '{seat} {seat_is, select, you {граєте} other {грає}} карту «{card}» {owner_is, select, you {проти вас} other {проти гравця {owner}}}: {advantage}',

  'classic.event.cards-swapped':
    '{seat} {seat_is, select, you {берете} other {бере}} {cards, plural, one {# карту підступу} few {# карти підступів} other {# карт підступів}} {victim_is, select, you {у вас} other {у гравця {victim}}} і {seat_is, select, you {повертаєте} other {повертає}} стільки ж',
  'classic.event.cards-swapped.taken':
    '{seat} {seat_is, select, you {берете} other {бере}} {victim_is, select, you {у вас} other {в гравця {victim}}} і {seat_is, select, you {повертаєте} other {повертає}} стільки ж карт: {taken}',

  'classic.event.leader-killed': 'Лідер гине: {leader}',
  'classic.event.leader-returned':
    '{leader} повертається {owner_is, select, you {до вас} other {до гравця {owner}}}',
  'classic.event.leader-captured':
    '{seat} {seat_is, select, you {захоплюєте} other {захоплює}} {owner_is, select, you {вашого лідера} other {лідера гравця {owner}}}{kept, select, false { і {seat_is, select, you {вбиваєте} other {вбиває}} його} other {}}',
  'classic.event.leader-captured.leader':
    '{seat} {seat_is, select, you {захоплюєте} other {захоплює}} {owner_is, select, you {вашого лідера} other {лідера гравця {owner}}}{kept, select, false { і {seat_is, select, you {вбиваєте} other {вбиває}} його} other {}}: {leader}',
  'classic.event.leader-revived':
    '{seat} {seat_is, select, you {відновлюєте} other {відновлює}} лідера: {leader}',
  'classic.event.flipped':
    '{seat} {seat_is, select, you {перевертаєте} other {перевертає}} жетони на території «{territory}»: {to, select, fighters {воїни} other {радниці}}',

  'classic.event.revived': '{seat} {seat_is, select, you {відновлюєте} other {відновлює}} {tokens}',
  'classic.for.revival': 'відновлення',
  'classic.event.spice-looked':
    '{seat} {seat_is, select, you {дивитеся} other {дивиться}} наступну карту прянощів',
  'classic.event.spice-looked.card':
    '{seat} {seat_is, select, you {дивитеся} other {дивиться}} наступну карту прянощів: {card}',
  'classic.event.shipping': '{seat} {seat_is, select, you {хочете} other {хоче}} висадити {tokens}: {to}',
  'classic.event.shipping.way-return':
    '{seat} {seat_is, select, you {хочете} other {хоче}} повернути в резерв {tokens}',
  'classic.event.shipped': '{seat} {seat_is, select, you {висаджуєте} other {висаджує}} {tokens}: {to}',
  'classic.event.shipped.way-cross':
    '{seat} {seat_is, select, you {перевозите} other {перевозить}} {tokens}: {from} → {to}',
  'classic.event.shipped.way-return':
    '{seat} {seat_is, select, you {повертаєте} other {повертає}} в резерв {tokens}: {from}',
  'classic.event.shipment-cancelled':
    '{seat_is, select, you {Вашу висадку скасовано} other {Висадку скасовано: {seat}}}',
  'classic.for.shipment': 'висадка',
  'classic.event.accompanied':
    '{seat} {seat_is, select, you {відправляєте} other {відправляє}} загін разом із висадкою: {part}',
  'classic.event.moved':
    '{seat} {seat_is, select, you {переміщуєте} other {переміщує}} {tokens}: {from} → {to}',
  'classic.event.moved.by-ride':
    '{seat} {seat_is, select, you {переносите} other {переносить}} на піщаному хробаку {tokens}: {from} → {to}',
  'classic.event.turn-over': '{seat} {seat_is, select, you {завершуєте} other {завершує}} хід',
  'classic.cause.alliance': 'лишилися поруч із союзником',
}
