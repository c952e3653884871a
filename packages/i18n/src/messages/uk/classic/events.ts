// What happened in classic Dune, in Ukrainian: the lines of the log.

import type { events as en } from '../../en/classic/events.ts'
import type { Translated } from '../../messages.ts'

export const events: Translated<typeof en> = {
  'classic.each.dials': '{seat} {dial}',
  'classic.each.cards': '{seat} {n}',

  'classic.event.faction-chosen': '{seat} грає за фракцію «{faction}»',
  'classic.event.seated': 'За столом: {factions}',
  'classic.event.predicted': '{seat} таємно передбачає переможця',
  'classic.event.predicted.faction': '{seat} таємно передбачає: переможе {faction}, раунд {round}',
  'classic.event.traitors-dealt': '{seat} отримує карти зрадників',
  'classic.event.traitors-dealt.leaders': '{seat} отримує карти зрадників: {leaders}',
  'classic.event.placed': '{seat} розміщує {tokens}: {part}',
  'classic.event.phase': '{phase}',
  'classic.event.phase.phase-storm': 'Раунд {round}: {phase}',

  'classic.event.storm-dialled': 'Числа для бурі: {dials}',
  'classic.event.storm-card': 'Карта бурі: {value}',
  'classic.event.weather':
    '{seat} керує погодою: {distance, plural, =0 {буря лишається на місці} one {буря зрушить на # сектор} few {буря зрушить на # сектори} other {буря зрушить на # секторів}}',
  'classic.event.storm-moved':
    '{distance, plural, =0 {Буря лишається в секторі {to}} one {Буря зрушує на # сектор, у сектор {to}} few {Буря зрушує на # сектори, у сектор {to}} other {Буря зрушує на # секторів, у сектор {to}}}',
  'classic.event.shield-wall-destroyed': '{seat} руйнує Захисний мур',
  'classic.event.first-player': '{seat} — перший гравець',
  'classic.event.storm-card-drawn': '{seat} дивиться наступну карту бурі',
  'classic.event.storm-card-drawn.value': '{seat} дивиться наступну карту бурі: {value}',
  'classic.event.killed': '{seat} втрачає {tokens}: {part} ({cause})',
  'classic.cause.storm': 'буря',
  'classic.cause.worm': 'піщаний хробак',
  'classic.cause.atomics': 'родова атомна зброя',

  'classic.event.spice-card': 'Карта прянощів: {card}',
  'classic.event.spice-blow': 'Викид {spice} прянощів: {part}',
  'classic.event.worm': 'Піщаний хробак пожирає територію «{territory}»',
  'classic.event.worm-placed': '{seat} кличе піщаного хробака на територію «{territory}»',
  'classic.event.nexus': 'Нексус',
  'classic.event.alliance-proposed': '{seat} пропонує союз гравцеві {to}',
  'classic.event.alliance': 'Тепер у союзі: {seats}',
  'classic.event.alliance-broken': '{seat} виходить із союзу з гравцями: {with}',

  'classic.event.spice': '{from} платить {spice} прянощів гравцеві {to} ({reason})',
  'classic.event.spice.from-bank': '{to} отримує {spice} прянощів ({reason})',
  'classic.event.spice.to-bank': '{from} платить {spice} прянощів ({reason})',
  'classic.event.spice-taken': '{to} збирає {spice} прянощів: {part}',
  'classic.event.spice-taken.to-bank': 'Пропадає {spice} прянощів: {part}',
  'classic.for.start': 'початок гри',
  'classic.for.charity': 'субсидія ДАПТ',
  'classic.for.gift': 'подарунок',
  'classic.for.card': 'карта підступу',

  'classic.event.hands': 'Карт підступів на руці: {cards}',
  'classic.event.row':
    'На аукціоні {cards, plural, one {# карта підступу} few {# карти підступів} other {# карт підступів}}',
  'classic.event.auction': 'Карта {number} з {of}: торги починає {opener}',
  'classic.event.auction.card': 'Карта {number} з {of}, {card}: торги починає {opener}',
  'classic.event.bid': '{seat} ставить {bid}',
  'classic.event.passed': '{seat} пасує',
  'classic.event.sold': '{seat} виграє карту за {bid}',
  'classic.event.bidding-over': 'Аукціон завершено',
  'classic.event.support': '{seat} повідомляє союзникові, скільки прянощів той може витратити',
  'classic.event.support.spice': '{seat} дозволяє союзникові витратити {spice} прянощів',
  'classic.event.card-taken': '{seat} бере карту підступу',
  'classic.event.card-taken.card': '{seat} бере карту підступу «{card}»',
  'classic.event.card-discarded': '{seat} скидає карту «{card}»',
  'classic.event.card-played': '{seat} грає карту «{card}»',
  'classic.event.card-returned': '{seat} забирає карту «{card}» назад на руку',
  'classic.event.window-closed': 'Усі відповіли',
  'classic.event.karama.use-special': '{seat} грає карту «{card}» заради ефекту «Карами» своєї фракції',
  'classic.event.karama.use-price': '{seat} грає карту «{card}», щоб висадитися за пів ціни',
  'classic.event.karama.use-stop': '{seat} грає карту «{card}» проти гравця {owner}: {advantage}',

  'classic.event.cards-swapped':
    '{seat} бере {cards, plural, one {# карту підступу} few {# карти підступів} other {# карт підступів}} у гравця {victim} і повертає стільки ж',
  'classic.event.cards-swapped.taken': '{seat} бере в гравця {victim} і повертає стільки ж карт: {taken}',

  'classic.event.leader-killed': 'Лідер гине: {leader}',
  'classic.event.leader-returned': '{leader} повертається до гравця {owner}',
  'classic.event.leader-captured':
    '{seat} захоплює лідера гравця {owner}{kept, select, false { і вбиває його} other {}}',
  'classic.event.leader-captured.leader':
    '{seat} захоплює лідера гравця {owner}{kept, select, false { і вбиває його} other {}}: {leader}',
  'classic.event.leader-revived': '{seat} відновлює лідера: {leader}',
  'classic.event.flipped':
    '{seat} перевертає жетони на території «{territory}»: {to, select, fighters {воїни} other {радниці}}',

  'classic.event.deal-offered': '{seat} пропонує гравцеві {to} {spice} прянощів, {when}',
  'classic.event.deal-declined': '{to} відхиляє домовленість із гравцем {seat}',
  'classic.event.deal': '{seat} і {to} укладають домовленість: {to} отримає {spice} прянощів, {when}',
  'classic.event.deal-concluded':
    '{kept, select, true {{to} виконує умову домовленості з гравцем {from} й отримує {spice} прянощів} other {{to} не виконує умови домовленості; {from} забирає {spice} прянощів}}',
  'classic.event.bribes-taken': '{seat} забирає хабарі: {spice} прянощів',
  'classic.when.now': 'одразу',
  'classic.when.buys-nothing': 'якщо {to} більше нічого не купить на цьому аукціоні',
  'classic.when.absent': 'якщо {to} залишить територію «{territory}»',

  'classic.event.revived': '{seat} відновлює {tokens}',
  'classic.for.revival': 'відновлення',
  'classic.event.spice-looked': '{seat} дивиться наступну карту прянощів',
  'classic.event.spice-looked.card': '{seat} дивиться наступну карту прянощів: {card}',
  'classic.event.shipping': '{seat} хоче висадити {tokens}: {to}',
  'classic.event.shipping.way-return': '{seat} хоче повернути в резерв {tokens}',
  'classic.event.shipped': '{seat} висаджує {tokens}: {to}',
  'classic.event.shipped.way-cross': '{seat} перевозить {tokens}: {from} → {to}',
  'classic.event.shipped.way-return': '{seat} повертає в резерв {tokens}: {from}',
  'classic.event.shipment-cancelled': 'Висадку скасовано: {seat}',
  'classic.for.shipment': 'висадка',
  'classic.event.accompanied': '{seat} відправляє загін разом із висадкою: {part}',
  'classic.event.moved': '{seat} переміщує {tokens}: {from} → {to}',
  'classic.event.moved.by-ride': '{seat} переносить на піщаному хробаку {tokens}: {from} → {to}',
  'classic.event.turn-over': '{seat} завершує хід',
  'classic.cause.alliance': 'лишилися поруч із союзником',
}
