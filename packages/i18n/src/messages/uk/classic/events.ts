// What happened in classic Dune, in Ukrainian: the lines of the log.

import type { events as en } from '../../en/classic/events.ts'
import type { Translated } from '../../messages.ts'

export const events: Translated<typeof en> = {
  'classic.each.dials': '{seat} {dial}',
  'classic.each.cards': '{seat} {n}',

  'classic.event.faction-chosen':
    '{seat} {seat_is, select, you {граєте} other {грає} many {грають}} за фракцію «{faction}»',
  'classic.event.seated': 'За столом: {factions}',
  'classic.event.predicted':
    '{seat} таємно {seat_is, select, you {передбачаєте} other {передбачає} many {передбачають}} переможця',
  'classic.event.predicted.faction':
    '{seat} таємно {seat_is, select, you {передбачаєте} other {передбачає} many {передбачають}}: перемога — {faction}, раунд {round}',
  'classic.event.traitors-dealt':
    '{seat} {seat_is, select, you {отримуєте} other {отримує} many {отримують}} карти зрадників',
  'classic.event.traitors-dealt.leaders':
    '{seat} {seat_is, select, you {отримуєте} other {отримує} many {отримують}} карти зрадників: {leaders}',
  'classic.event.placed':
    '{seat} {seat_is, select, you {розміщуєте} other {розміщує} many {розміщують}} {tokens}: {part}',
  'classic.event.phase': '{phase}',
  'classic.event.phase.phase-storm': 'Раунд {round}: {phase}',

  'classic.event.storm-dialled': 'Числа для бурі: {dials}',
  'classic.event.storm-card': 'Карта бурі: {value}',
  'classic.event.weather':
    '{seat} {seat_is, select, you {керуєте} other {керує} many {керують}} погодою: {distance, plural, =0 {буря лишається на місці} one {буря просунеться на # сектор} few {буря просунеться на # сектори} other {буря просунеться на # секторів}}',
  'classic.event.storm-moved':
    '{distance, plural, =0 {Буря лишається в секторі {to}} one {Буря просувається на # сектор, у сектор {to}} few {Буря просувається на # сектори, у сектор {to}} other {Буря просувається на # секторів, у сектор {to}}}',
  'classic.event.shield-wall-destroyed':
    '{seat} {seat_is, select, you {руйнуєте} other {руйнує} many {руйнують}} Захисний мур',
  'classic.event.first-player':
    '{seat_is, select, you {Ви — перший гравець} other {{seat} — перший гравець}}',
  'classic.event.storm-card-drawn':
    '{seat} {seat_is, select, you {дивитеся} other {дивиться} many {дивляться}} наступну карту бурі',
  'classic.event.storm-card-drawn.value':
    '{seat} {seat_is, select, you {дивитеся} other {дивиться} many {дивляться}} наступну карту бурі: {value}',
  'classic.event.killed':
    '{seat} {seat_is, select, you {втрачаєте} other {втрачає} many {втрачають}} {tokens}: {part} ({cause})',
  'classic.cause.storm': 'буря',
  'classic.cause.worm': 'піщаний хробак',
  'classic.cause.atomics': 'родова атомна зброя',

  'classic.event.spice-card': 'Карта прянощів: {card}',
  'classic.event.spice-blow': 'Викид прянощів ({spice}): {part}',
  'classic.event.worm': 'Піщаний хробак пожирає все на території «{territory}»',
  'classic.event.worm-placed':
    '{seat} {seat_is, select, you {прикликаєте} other {прикликає} many {прикликають}} піщаного хробака на територію «{territory}»',
  'classic.event.spice':
    '{from} {from_is, select, you {платите} other {платить} many {платять}} {to_dative} {spice, plural, one {# прянощі} other {# прянощів}} ({reason})',
  'classic.event.spice.from-bank':
    '{to} {to_is, select, you {отримуєте} other {отримує} many {отримують}} {spice, plural, one {# прянощі} other {# прянощів}} ({reason})',
  'classic.event.spice.to-bank':
    '{from} {from_is, select, you {платите} other {платить} many {платять}} {spice, plural, one {# прянощі} other {# прянощів}} ({reason})',
  'classic.event.spice-taken':
    '{to} {to_is, select, you {збираєте} other {збирає} many {збирають}} {spice, plural, one {# прянощі} other {# прянощів}}: {part}',
  'classic.event.spice-taken.to-bank':
    '{spice, plural, one {Пропадають # прянощі} other {Пропадає # прянощів}}: {part}',
  'classic.for.start': 'початок гри',
  'classic.for.charity': 'субсидія ДАПТ',
  'classic.for.gift': 'подарунок',
  'classic.for.card': 'карта підступу',

  'classic.event.hands': 'Карт підступів у руці: {cards}',
  'classic.event.row':
    'На аукціоні {cards, plural, one {# карта підступу} few {# карти підступів} other {# карт підступів}}',
  'classic.event.auction':
    'Карта {number} з {of}: {opener_is, select, you {торги починаєте ви} other {торги починає {opener}} many {торги починають {opener}}}',
  'classic.event.auction.card':
    'Карта {number} з {of}, {card}: {opener_is, select, you {торги починаєте ви} other {торги починає {opener}} many {торги починають {opener}}}',
  'classic.event.bid': '{seat} {seat_is, select, you {ставите} other {ставить} many {ставлять}} {bid}',
  'classic.event.passed': '{seat} {seat_is, select, you {пасуєте} other {пасує} many {пасують}}',
  'classic.event.sold': '{seat} {seat_is, select, you {купуєте} other {купує} many {купують}} карту за {bid}',
  'classic.event.bidding-over': 'Аукціон завершено',
  'classic.event.support':
    '{seat} {seat_is, select, you {повідомляєте} other {повідомляє} many {повідомляють}} союзникові, скільки прянощів той може витратити',
  'classic.event.support.spice':
    '{seat} {seat_is, select, you {{spice, plural, =0 {не ділитеся прянощами із союзником} one {дозволяєте союзникові витратити # прянощі} other {дозволяєте союзникові витратити # прянощів}}} other {{spice, plural, =0 {не ділиться прянощами із союзником} one {дозволяє союзникові витратити # прянощі} other {дозволяє союзникові витратити # прянощів}}} many {{spice, plural, =0 {не діляться прянощами із союзником} one {дозволяють союзникові витратити # прянощі} other {дозволяють союзникові витратити # прянощів}}}}',
  'classic.event.card-taken':
    '{seat} {seat_is, select, you {берете} other {бере} many {беруть}} карту підступу',
  'classic.event.card-taken.card':
    '{seat} {seat_is, select, you {берете} other {бере} many {беруть}} карту підступу «{card}»',
  'classic.event.card-discarded':
    '{seat} {seat_is, select, you {скидаєте} other {скидає} many {скидають}} карту «{card}»',
  'classic.event.card-played':
    '{seat} {seat_is, select, you {граєте} other {грає} many {грають}} карту «{card}»',
  'classic.event.card-returned':
    '{seat} {seat_is, select, you {забираєте} other {забирає} many {забирають}} карту «{card}» назад у руку',
  'classic.event.window-closed': 'Усі відповіли',
  'classic.event.karama.use-special':
    '{seat} {seat_is, select, you {граєте} other {грає} many {грають}} карту «{card}» заради унікального ефекту «Карами» своєї фракції',
  'classic.event.karama.use-price':
    '{seat} {seat_is, select, you {граєте} other {грає} many {грають}} карту «{card}», щоб висадитися за пів ціни',
  'classic.event.karama.use-stop':
    '{seat} {seat_is, select, you {граєте} other {грає} many {грають}} карту «{card}» проти {owner_genitive}: заблоковано перевагу «{advantage}»',
  'classic.event.cards-swapped':
    '{seat} наосліп {seat_is, select, you {берете} other {бере} many {беруть}} {victim_is, select, you {у вас} other {в {victim_genitive}}} {cards, plural, one {# карту підступу} few {# карти підступів} other {# карт підступів}} і {seat_is, select, you {повертаєте} other {повертає} many {повертають}} стільки ж',
  'classic.event.cards-swapped.taken':
    '{seat} наосліп {seat_is, select, you {берете} other {бере} many {беруть}} {victim_is, select, you {у вас} other {в {victim_genitive}}} карти й {seat_is, select, you {повертаєте} other {повертає} many {повертають}} стільки ж: {taken}',
  'classic.event.leader-killed': 'Лідер гине: {leader}',
  'classic.event.leader-returned': '{leader} повертається до {owner_genitive}',
  'classic.event.leader-captured':
    '{seat} {seat_is, select, you {захоплюєте} other {захоплює} many {захоплюють}} {owner_is, select, you {вашого лідера} other {лідера {owner_genitive}}}{kept, select, false { та {seat_is, select, you {вбиваєте} other {вбиває} many {вбивають}} його} other {}}',
  'classic.event.leader-captured.leader':
    '{seat} {seat_is, select, you {захоплюєте} other {захоплює} many {захоплюють}} {owner_is, select, you {вашого лідера} other {лідера {owner_genitive}}}{kept, select, false { та {seat_is, select, you {вбиваєте} other {вбиває} many {вбивають}} його} other {}}: {leader}',
  'classic.event.leader-revived':
    '{seat} {seat_is, select, you {відновлюєте} other {відновлює} many {відновлюють}} лідера: {leader}',
  'classic.event.flipped':
    '{seat} {seat_is, select, you {перевертаєте} other {перевертає} many {перевертають}} жетони на території «{territory}» на сторону {to, select, fighters {воїнів} other {радниць}}',

  'classic.event.revived':
    '{seat} {seat_is, select, you {відновлюєте} other {відновлює} many {відновлюють}} {tokens}',
  'classic.for.revival': 'відновлення',
  'classic.event.spice-looked':
    '{seat} {seat_is, select, you {дивитеся} other {дивиться} many {дивляться}} наступну карту прянощів',
  'classic.event.spice-looked.card':
    '{seat} {seat_is, select, you {дивитеся} other {дивиться} many {дивляться}} наступну карту прянощів: {card}',
  'classic.event.shipping':
    '{seat} {seat_is, select, you {хочете} other {хоче} many {хочуть}} висадити {tokens}: {to}',
  'classic.event.shipping.way-return':
    '{seat} {seat_is, select, you {хочете} other {хоче} many {хочуть}} повернути в резерв {tokens}',
  'classic.event.shipped':
    '{seat} {seat_is, select, you {висаджуєте} other {висаджує} many {висаджують}} {tokens}: {to}',
  'classic.event.shipped.way-cross':
    '{seat} {seat_is, select, you {перевозите} other {перевозить} many {перевозять}} {tokens}: {from} → {to}',
  'classic.event.shipped.way-return':
    '{seat} {seat_is, select, you {повертаєте} other {повертає} many {повертають}} в резерв {tokens}: {from}',
  'classic.event.shipment-cancelled':
    '{seat_is, select, you {Вашу висадку скасовано} other {Висадку {seat_genitive} скасовано}}',
  'classic.for.shipment': 'висадка',
  'classic.event.accompanied':
    '{seat} {seat_is, select, you {відправляєте} other {відправляє} many {відправляють}} загін у супровід: {part}',
  'classic.event.moved':
    '{seat} {seat_is, select, you {переміщуєте} other {переміщує} many {переміщують}} {tokens}: {from} → {to}',
  'classic.event.moved.by-ride':
    '{seat} {seat_is, select, you {переносите} other {переносить} many {переносять}} на піщаному хробаку {tokens}: {from} → {to}',
  'classic.event.turn-over':
    '{seat} {seat_is, select, you {завершуєте} other {завершує} many {завершують}} хід',
  'classic.cause.alliance': 'лишилися поруч із союзником',
}
