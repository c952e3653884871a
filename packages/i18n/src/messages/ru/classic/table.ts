// What is asked in classic Dune and what can be chosen, in Russian.

import type { table as en } from '../../en/classic/table.ts'
import type { Translated } from '../../messages.ts'

export const table: Translated<typeof en> = {
  'classic.reserves': 'резерв',
  'classic.part': '{territory}, сектор {sector}',
  'classic.forces': '{forces, plural, =0 {ни одного отряда} one {# отряд} few {# отряда} other {# отрядов}}',
  'classic.forces.elite':
    '{forces, plural, =0 {} one {# отряд и } few {# отряда и } other {# отрядов и }}{elite, plural, one {# особый отряд} few {# особых отряда} other {# особых отрядов}}',
  'classic.decision.choose-faction': 'Выберите фракцию',
  'classic.decision.predict': 'Предскажите, кто и в каком раунде победит',
  'classic.decision.traitor': 'Выберите предателя, которого оставите',
  'classic.decision.start-forces': 'Разместите отряды',
  'classic.decision.start-advisor': 'Разместите первую советницу',
  'classic.decision.storm-dial': 'Тайно выберите число для бури',
  'classic.decision.weather': 'На сколько секторов сдвинется буря?',
  'classic.decision.halve': 'Какие ваши отряды унесёт буря?',
  'classic.decision.anytime': 'Это можно сделать в любой момент, но не обязательно',
  'classic.decision.stop-window.vain': 'У вас нет «Карамы»; спрашивают всех.',
  'classic.decision.special-window.vain': 'У вас нет «Карамы»; стол этого не знает.',
  'classic.decision.weather-control-window.vain': 'У вас нет «Управления погодой»; спрашивают всех.',
  'classic.decision.family-atomics-window.vain': 'У вас нет «Атомного оружия»; спрашивают всех.',
  'classic.decision.stop-window': 'Заблокировать это преимущество «Карамой»?',
  'classic.decision.special-window': 'Применить уникальный эффект «Карамы» своей фракции?',
  'classic.decision.weather-control-window': 'Разыграть «Управление погодой»?',
  'classic.decision.family-atomics-window': 'Разыграть «Атомное оружие»?',
  'classic.decision.place-worm': 'Выберите, где появится песчаный червь',
  'classic.decision.protect': 'Уберечь отряды союзника от песчаного червя?',
  'classic.decision.charity': 'Взять субсидию КООАМ?',
  'classic.decision.support': 'Сколько вашей Пряности может потратить союзник?',
  'classic.decision.bid': 'Сделайте ставку на карту уловки или спасуйте',
  'classic.decision.grant': 'Помочь союзнику восстановить отряды?',
  'classic.decision.revive': 'Восстановите отряды из аксолотль-баков',
  'classic.decision.revive-leader': 'Восстановить лидера?',
  'classic.decision.free-revival': 'Бесплатно восстановите лидера или отряды',
  'classic.decision.wartime': 'Перевернуть советниц на сторону воинов?',
  'classic.decision.out-of-order': 'Ходить сейчас или подождать?',
  'classic.decision.out-of-order.vain': 'Вы уже сказали, когда ходите; другие этого не знают.',
  'classic.decision.ship': 'Высадка: высадите отряды или переходите к переброске',
  'classic.decision.ship-to': 'Выберите, где высадятся отряды',
  'classic.decision.group': 'Сколько отрядов отправить?',
  'classic.decision.arrive': 'Отряды прибывают советницами или воинами?',
  'classic.decision.move': 'Переброска: перебросьте группу своих отрядов',
  'classic.decision.hajr': 'Переброска сделана: разыграть «Хаджр» и перебросить ещё раз?',
  'classic.decision.hajr.vain': 'У вас нет карты «Хаджр»; стол этого не знает.',
  'classic.decision.ride': 'Оседлать песчаного червя?',
  'classic.decision.intrusion': 'Пришли чужие отряды: перевернуть воинов на сторону советниц?',
  'classic.decision.accompany': 'Отправить кого-нибудь в сопровождение, бесплатно?',
  'classic.decision.collect': 'Собрать Пряность, на которой стоят ваши отряды?',
  'classic.context.stop':
    '{owner} {owner_is, select, you {хотите} other {хочет} many {хотят}} применить преимущество: {advantage}',
  'classic.context.special':
    '{effect, select, see_plan {Изучить весь план противника} revive {Бесплатно восстановить до 3 отрядов или лидера} worm {Призвать песчаного червя на любую песчаную территорию} cancel_shipment {Отменить высадку} other {Обменять карты уловок}}',
  'classic.context.worm':
    'Песчаный червь появляется на территории «{territory}», где стоят {ally_is, select, you {ваши отряды} other {отряды {ally_genitive}}}',
  'classic.context.wartime': 'Ваши советницы на территории «{territory}»',
  'classic.context.auction': '{seat} {seat_is, select, you {ставите} other {ставит} many {ставят}} {bid}',
  'classic.context.intrusion': 'На территорию «{territory}» пришли чужие отряды',
  'classic.context.accompany':
    '{seat_is, select, you {Вы высадились} other {Высадка {seat_genitive}}}: {part}',
  'classic.context.halve':
    'Буря уносит {losses, plural, one {# отряд} few {# отряда} other {# отрядов}}: {part}',
  'classic.context.move': 'Откуда: {from}',
  'classic.context.offering': 'Вы предлагаете {gift}',
  'classic.context.question':
    '{seat} {seat_is, select, you {спрашиваете} other {спрашивает} many {спрашивают}}: {question}',

  'classic.option.play.faction': 'Играть: {faction}',
  'classic.option.predict.faction': '{faction}',
  'classic.option.predict.number': 'Предсказать раунд {n}',
  'classic.option.keep': 'Оставить: {leader}',
  'classic.option.place': '{part}',
  'classic.option.place.number-part':
    '{part}: {n, plural, =0 {ни одного отряда} one {# отряд} few {# отряда} other {# отрядов}}',
  'classic.option.elite':
    '{part}: {n, plural, =0 {ни одного особого отряда} one {из них # особый} other {из них # особых}}',
  'classic.option.dial': 'Выставить {n, number}',
  'classic.option.move-storm':
    '{n, plural, =0 {Буря остаётся на месте} one {Буря сдвигается на # сектор} few {Буря сдвигается на # сектора} other {Буря сдвигается на # секторов}}',
  'classic.option.pass': 'Пас',
  'classic.option.pass-until':
    'Пас до {until, select, card_sold {продажи этой карты} phase_end {конца фазы} new_card {получения новой карты} other {конца раунда}}',
  'classic.option.ask-again': 'Снова спрашивать о розыгрыше карт',
  'classic.option.ask-to-collect': 'Спрашивать перед сбором Пряности',
  'classic.option.choose-turn': 'Снова выбирать, когда ходить',
  'classic.option.play': 'Разыграть: {treachery}',
  'classic.option.play.worthless': 'Разыграть как «Караму»: {treachery}',
  'classic.option.play.treachery-advantage':
    'Разыграть карту «{treachery}», чтобы заблокировать преимущество «{advantage}»',
  'classic.option.play.worthless-advantage':
    'Разыграть карту «{treachery}» как «Караму», чтобы заблокировать преимущество «{advantage}»',
  'classic.option.worm': '{territory}',
  'classic.option.decline': 'Ничего не делать',
  'classic.option.protect': 'Уберечь',
  'classic.option.abandon': 'Отдать червю',
  'classic.option.done': 'Готово',
  'classic.option.claim': 'Взять субсидию',
  'classic.option.charity.decline': 'Не брать субсидию',
  'classic.option.support':
    '{n, plural, =0 {Не делиться Пряностью} one {Союзнику: # Пряность} other {Союзнику: # Пряности}}',
  'classic.option.anytime.support':
    '{n, plural, =0 {Не делиться Пряностью с союзником} one {Разрешить союзнику потратить # Пряность} other {Разрешить союзнику потратить # Пряности}}',
  'classic.option.lose-elite':
    '{part}: {n, plural, =0 {не терять особых отрядов} one {потерять # особый отряд} few {потерять # особых отряда} other {потерять # особых отрядов}}',
  'classic.option.bid': 'Ставка {n}',
  'classic.option.up-to': 'Ставить до {n}: стол торгуется за вас',
  'classic.option.bid.number-treachery': 'Ставка {n}, оплатить картой «{treachery}»',

  'classic.decision.swap': 'Возьмите карты уловок у другого игрока',
  'classic.option.take-from': 'Взять карты у {seat_genitive}',
  'classic.option.swap.take': '{n, plural, one {Взять # карту} few {Взять # карты} other {Взять # карт}}',
  'classic.option.give.treachery': 'Отдать: {treachery}',
  'classic.option.revive.play.karama': 'Разыграть «Караму», чтобы восстановить бесплатно',
  'classic.option.grant': 'Позволить союзнику бесплатно восстановить 3 отряда',
  'classic.option.refuse': 'Не помогать',
  'classic.option.pay-for':
    '{n, plural, =0 {Ничего не оплачивать} one {Оплатить # отряд союзника} few {Оплатить # отряда союзника} other {Оплатить # отрядов союзника}}',
  'classic.option.revive': 'Восстановить: {leader}',
  'classic.option.revive.number':
    '{n, plural, =0 {Не восстанавливать отряды} one {Восстановить # отряд} few {Восстановить # отряда} other {Восстановить # отрядов}}',
  'classic.option.revive-elite':
    '{n, plural, one {Восстановить # особый отряд} few {Восстановить # отряда, один из них особый} other {Восстановить # отрядов, один из них особый}}',
  'classic.option.no-leader': 'Не восстанавливать лидера',
  'classic.option.forces':
    '{n, plural, one {Восстановить # отряд} few {Восстановить # отряда} other {Восстановить # отрядов}}',
  'classic.option.forces-elite':
    '{n, plural, one {Восстановить # особый отряд} few {Восстановить # отряда, один из них особый} other {Восстановить # отрядов, один из них особый}}',
  'classic.option.stay-advisors': 'Остаются советницами',
  'classic.option.become-fighters': 'Становятся воинами',
  'classic.option.stay-fighters': 'Остаются воинами',
  'classic.option.become-advisors': 'Становятся советницами',

  'classic.option.act': 'Ходить сейчас',
  'classic.option.wait': 'Подождать',
  'classic.option.wait-until':
    '{turn, select, last {Ждать, пока сходят все остальные, сейчас и в следующих раундах} other {Ждать своей очереди, сейчас и в следующих раундах}}',
  'classic.option.no-shipment': 'Не высаживаться',
  'classic.option.ship': 'Высадиться: {part}',
  'classic.option.cross-ship': 'Перевезти с территории «{territory}» на другую',
  'classic.option.return': 'Вернуть отряды с территории «{territory}» в резерв',
  'classic.option.ship.play.karama': 'Разыграть «Караму», чтобы высадиться за полцены',
  'classic.option.ship.play.worthless':
    'Разыграть карту «{treachery}» как «Караму», чтобы высадиться за полцены',
  'classic.option.to': '{part}',
  'classic.option.take':
    '{part}: {n, plural, =0 {ни одного отряда} one {# отряд} few {# отряда} other {# отрядов}}',
  'classic.option.take-elite':
    '{part}: {n, plural, =0 {ни одного особого отряда} one {# особый отряд} few {# особых отряда} other {# особых отрядов}}',
  'classic.option.as-advisors': 'Советницами',
  'classic.option.as-fighters': 'Воинами',
  'classic.option.no-move': 'Не перебрасывать',
  'classic.option.end-turn': 'Завершить ход',
  'classic.option.move': 'Перебросить с территории «{territory}»',
  'classic.option.stay': 'Остаться на месте',
  'classic.option.accompany': 'Отправить советницу туда же',
  'classic.option.accompany.decline': 'Никого не отправлять',
  'classic.option.to-polar-sink': 'Отправить отряд в Полярную Впадину',
  'classic.option.collect': 'Собрать: {part}',
  'classic.option.leave': 'Оставить Пряность: {part}',
  'classic.option.collect-all': 'Собрать всё и больше не спрашивать',
}
