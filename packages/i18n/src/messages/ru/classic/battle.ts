// Battles and questions of classic Dune, in Russian.

import type { battle as en } from '../../en/classic/battle.ts'
import type { Translated } from '../../messages.ts'

export const battle: Translated<typeof en> = {
  'classic.decision.aggressor': 'Выберите свой следующий бой',
  'classic.decision.voice': 'Применить Голос?',
  'classic.decision.prescience': 'Применить предвидение?',
  'classic.decision.answer': 'Покажите часть плана, о которой спросили',
  'classic.decision.plan': 'Составьте боевой план',
  'classic.decision.traitor-call.vain': 'Этот лидер не ваш предатель; спрашивают всех.',
  'classic.decision.traitor-call': 'Раскрыть предателя?',
  'classic.decision.losses': 'Выберите, какие отряды потеряете',
  'classic.decision.lose-where': 'Выберите, где потеряете отряды',
  'classic.decision.cards': 'Вы победили: оставьте или сбросьте сыгранные карты',
  'classic.decision.captive': 'Вы захватили лидера: убить или оставить?',
  'classic.decision.question': '«Транс правды»: задайте вопрос',
  'classic.decision.truth': '«Транс правды»: ответьте правдиво',

  'classic.option.fight.territory-seat': 'Бой на территории «{territory}», противник: {seat}',
  'classic.option.fight.part-seat': 'Бой: {part}; противник: {seat}',
  'classic.option.none': 'Не использовать',
  'classic.option.play.treachery-kind': 'Сыграть: {treacheryKind}',
  'classic.option.do-not-play': 'Не играть: {treacheryKind}',
  'classic.option.see':
    'Увидеть {planPart, select, dial {значение на диске} leader {лидера} weapon {оружие} other {защиту}}',
  'classic.option.plan.dial': 'На диске {n, number}',
  'classic.option.answer.dial': 'На диске {n, number}',
  'classic.option.spice': '{n, plural, =0 {Без Пряности} other {Пряность: #}}',
  'classic.option.leader': '{leader}',
  'classic.option.leader.none': 'Без лидера',
  'classic.option.weapon': 'Оружие: {treachery}',
  'classic.option.weapon.none': 'Без оружия',
  'classic.option.defense': 'Защита: {treachery}',
  'classic.option.defense.none': 'Без защиты',
  'classic.option.alone': 'Без Квисатц Хадераха',
  'classic.option.kwisatz-haderach': 'С Квисатц Хадерахом',
  'classic.option.plan.play.karama': 'Сыграть «Караму», чтобы увидеть план противника',
  'classic.option.ready': 'Готово',
  'classic.option.change-plan': 'Изменить боевой план',
  'classic.option.no-call': 'Не раскрывать предателя',
  'classic.option.call': 'Раскрыть предателя',
  'classic.option.lose.number-number':
    'Потерять {n, plural, =0 {0 обычных отрядов} one {# отряд} few {# отряда} other {# отрядов}} и {otherN, plural, one {# элитный отряд} few {# элитных отряда} other {# элитных отрядов}}',
  'classic.option.lose.number-part':
    '{part}: потерять {n, plural, one {# отряд} few {# отряда} other {# отрядов}}',
  'classic.option.cards.keep': 'Оставить всё',
  'classic.option.discard': 'Сбросить: {treachery}',
  'classic.option.discard-both': 'Сбросить обе',
  'classic.option.captive.decline': 'Отпустить лидера',
  'classic.option.captive.keep': 'Оставить лидера для своего боя',
  'classic.option.kill': 'Убить лидера за 2 Пряности',

  'classic.option.ask': 'Спросить: {seat}',
  'classic.option.about':
    '{question, select, card {Есть ли у вас эта карта?} kind {Есть ли у вас карта этого вида?} traitor {Этот лидер — ваш предатель?} spice {Есть ли у вас хотя бы столько Пряности?} predicted_faction {Вы предсказали эту фракцию?} predicted_round {Вы предсказали этот раунд?} storm_card {Это следующая карта бури?} spice_card {Это следующая карта Пряности?} captive {Этот лидер у вас в плену?} plan_leader {Сыграете ли вы этого лидера?} plan_weapon {Сыграете ли вы такое оружие?} plan_defense {Сыграете ли вы такую защиту?} plan_dial {Выставите ли вы на диске хотя бы столько?} other {Свой вопрос, вслух}}',
  'classic.option.free': 'Свой вопрос, вслух',
  'classic.option.card.treachery': '{treachery}',
  'classic.option.card.spice-card': '{spiceCard}',
  'classic.option.kind': '{treacheryKind}',
  'classic.option.at-least': 'Хотя бы {n}',
  'classic.option.faction': '{faction}',
  'classic.option.round': 'Раунд {n}',
  'classic.option.value': '{n}',
  'classic.option.yes': 'Да',
  'classic.option.no': 'Нет',

  'classic.event.battle':
    'Бой на территории «{territory}»: {aggressor} против {defender_is, select, you {вас} other {{defender}}}',
  'classic.event.leaderless':
    '{seat} не {seat_is, select, you {имеете} other {имеет}} ни лидера, ни Героя момента',
  'classic.event.voice':
    '{seat} Голосом {seat_is, select, you {велите} other {велит}} {target_is, select, you {вам} other {игроку {target}}} {play, select, true {сыграть} other {не играть}}: {object}',
  'classic.event.prescience':
    '{seat} предвидением {seat_is, select, you {спрашиваете} other {спрашивает}} {target_is, select, you {у вас} other {у игрока {target}}}: {part, select, dial {значение на диске} leader {лидер} weapon {оружие} other {защита}}',
  'classic.event.answered':
    '{seat} {seat_is, select, you {показываете} other {показывает}} {part, select, dial {значение на диске} leader {лидера} weapon {оружие} other {защиту}}',
  'classic.event.answered.value':
    '{seat} {seat_is, select, you {показываете} other {показывает}} {part, select, dial {значение на диске} leader {лидера} weapon {оружие} other {защиту}}: {value, select, none {нет} other {{value}}}',
  'classic.event.plan':
    '{seat_is, select, you {Ваш план} other {{seat}}}: на диске {dial, number}{spice, plural, =0 {} other {, Пряность: #}}; лидер: {leader, select, none {нет} other {{leader}}}{kwisatz, select, true { с Квисатц Хадерахом} other {}}; оружие: {weapon, select, none {нет} other {{weapon}}}; защита: {defense, select, none {нет} other {{defense}}}',
  'classic.event.traitor':
    '{seat} {seat_is, select, you {раскрываете} other {раскрывает}} предателя: {leader}',
  'classic.event.explosion': 'Взрыв Лучемёта и Щита на территории «{territory}»',
  'classic.event.battle-won': '{seat} {seat_is, select, you {побеждаете} other {побеждает}} в бою, {totals}',
  'classic.event.battle-won.by-traitor':
    '{seat} {seat_is, select, you {побеждаете} other {побеждает}} в бою благодаря предателю',
  'classic.totals': '{high, number} против {low, number}',
  'classic.event.captive-drawn':
    '{seat} {seat_is, select, you {вытягиваете} other {вытягивает}} лидера проигравшего',
  'classic.event.captive-drawn.leader':
    '{seat} {seat_is, select, you {вытягиваете} other {вытягивает}} лидера проигравшего: {leader}',
  'classic.cause.battle': 'бой',
  'classic.cause.explosion': 'взрыв',
  'classic.for.battle': 'бой',
  'classic.for.leaders': 'убитые лидеры',
  'classic.for.captive': 'захваченный лидер',

  'classic.event.truth':
    '{seat} {seat_is, select, you {спрашиваете} other {спрашивает}} {target_is, select, you {вас} other {игрока {target}}}: {question} – {yes, select, true {Да} other {Нет}}',
  'classic.question.card': 'Есть ли у вас карта «{card}»?',
  'classic.question.kind': 'Есть ли у вас карта вида «{kind}»?',
  'classic.question.traitor': '{leader} — ваш предатель?',
  'classic.question.spice': 'Есть ли у вас хотя бы {least, plural, one {# Пряность} other {# Пряности}}?',
  'classic.question.predicted-faction': 'Вы предсказали фракцию «{faction}»?',
  'classic.question.predicted-round': 'Вы предсказали раунд {round}?',
  'classic.question.storm-card': 'Следующая карта бури — {value}?',
  'classic.question.spice-card': 'Следующая карта Пряности — {card}?',
  'classic.question.captive': '{leader} у вас в плену?',
  'classic.question.plan-leader': 'Сыграете ли вы этого лидера: {leader}?',
  'classic.question.plan-weapon': 'Сыграете ли вы как оружие: {kind}?',
  'classic.question.plan-defense': 'Сыграете ли вы как защиту: {kind}?',
  'classic.question.plan-dial': 'Выставите ли вы на диске хотя бы {least}?',
  'classic.question.free': 'вопрос вслух',
  'classic.question.said': '«{words}»',

  'classic.for.income': 'крепости',
  'classic.event.prediction':
    '{seat_is, select, you {Ваше предсказание сбылось} other {Предсказание сбылось, {seat}}}: {faction}, раунд {round}',
  'classic.event.won':
    '{seats_is, select, you {Вы побеждаете} other {{count, plural, one {Победа} other {Общая победа}}: {seats}}} ({by, select, strongholds {крепости} prediction {предсказание} most_strongholds {больше всего крепостей} other {больше никто не победил}})',
}
