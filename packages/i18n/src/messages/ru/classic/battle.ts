// Battles and questions of classic Dune, in Russian.

import type { battle as en } from '../../en/classic/battle.ts'
import type { Translated } from '../../messages.ts'

export const battle: Translated<typeof en> = {
  'classic.decision.aggressor': 'Выберите свой следующий бой',
  'classic.decision.voice': 'Применить Голос?',
  'classic.decision.prescience': 'Применить предвидение?',
  'classic.decision.answer': 'Раскройте часть плана, о которой спросили',
  'classic.decision.plan': 'Составьте боевой план',
  'classic.decision.traitor-call.vain': 'Этот лидер не ваш предатель; спрашивают всех.',
  'classic.decision.traitor-call': 'Раскрыть предателя?',
  'classic.decision.losses': 'Выберите, какие отряды потеряете',
  'classic.decision.lose-where': 'Выберите, где потеряете отряды',
  'classic.decision.cards': 'Вы победили: оставьте или сбросьте разыгранные карты',
  'classic.decision.captive': 'Вы захватили лидера: убить или оставить?',
  'classic.decision.question': '«Транс правды»: задайте вопрос',
  'classic.decision.truth': '«Транс правды»: ответьте честно',
  'classic.option.fight.territory-seat': 'Бой на территории «{territory}» против {seat_genitive}',
  'classic.option.fight.part-seat': 'Бой против {seat_genitive}: {part}',
  'classic.option.none': 'Не использовать',
  'classic.option.play.treachery-kind': 'Разыграть: {treacheryKind}',
  'classic.option.do-not-play': 'Не разыгрывать: {treacheryKind}',
  'classic.option.see':
    'Узнать {planPart, select, dial {значение на диске} leader {лидера} weapon {оружие} other {защиту}}',
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
  'classic.option.plan.play.karama': 'Разыграть «Караму», чтобы изучить план противника',
  'classic.option.ready': 'Готово',
  'classic.option.change-plan': 'Изменить боевой план',
  'classic.option.no-call': 'Не раскрывать предателя',
  'classic.option.call': 'Раскрыть предателя',
  'classic.option.lose.number-number':
    'Потерять {n, plural, =0 {0 обычных отрядов} one {# отряд} few {# отряда} other {# отрядов}} и {otherN, plural, one {# особый отряд} few {# особых отряда} other {# особых отрядов}}',
  'classic.option.lose.number-part':
    '{part}: потерять {n, plural, one {# отряд} few {# отряда} other {# отрядов}}',
  'classic.option.cards.keep': 'Оставить всё',
  'classic.option.discard': 'Сбросить: {treachery}',
  'classic.option.discard-both': 'Сбросить обе',
  'classic.option.captive.decline': 'Отпустить лидера',
  'classic.option.captive.keep': 'Оставить лидера для своего боя',
  'classic.option.kill': 'Убить лидера и получить 2 Пряности',
  'classic.option.ask': 'Спросить {seat_accusative}',
  'classic.option.about':
    '{question, select, card {Есть ли у вас эта карта?} kind {Есть ли у вас карта этого вида?} traitor {Этот лидер — ваш предатель?} spice {Есть ли у вас хотя бы столько Пряности?} predicted_faction {Вы предсказали эту фракцию?} predicted_round {Вы предсказали этот раунд?} storm_card {Это следующая карта бури?} spice_card {Это следующая карта Пряности?} captive {Этот лидер у вас в плену?} plan_leader {Выставите ли вы этого лидера?} plan_weapon {Разыграете ли вы такое оружие?} plan_defense {Разыграете ли вы такую защиту?} plan_dial {Выставите ли вы на диске хотя бы столько?} other {Свой вопрос, вслух}}',
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

  'classic.event.battle': 'Бой на территории «{territory}»: {aggressor} против {defender_genitive}',
  'classic.event.leaderless': 'У {seat_genitive} нет ни лидера, ни Героя момента',
  'classic.event.voice':
    '{seat} Голосом {seat_is, select, you {велите} other {велит} many {велят}} {target_dative} {play, select, true {разыграть} other {не разыгрывать}}: {object}',
  'classic.event.prescience':
    '{seat} предвидением {seat_is, select, you {спрашиваете} other {спрашивает} many {спрашивают}} {target_accusative} {part, select, dial {о значении на диске} leader {о лидере} weapon {об оружии} other {о защите}}',
  'classic.event.answered':
    '{seat} {seat_is, select, you {раскрываете} other {раскрывает} many {раскрывают}} {part, select, dial {значение на диске} leader {лидера} weapon {оружие} other {защиту}}',
  'classic.event.answered.value':
    '{seat} {seat_is, select, you {раскрываете} other {раскрывает} many {раскрывают}} {part, select, dial {значение на диске} leader {лидера} weapon {оружие} other {защиту}}: {value, select, none {нет} other {{value}}}',
  'classic.event.plan':
    '{seat_is, select, you {Ваш план} other {{seat}}}: на диске {dial, number}{spice, plural, =0 {} other {, Пряность: #}}; лидер: {leader, select, none {нет} other {{leader}}}{kwisatz, select, true { с Квисатц Хадерахом} other {}}; оружие: {weapon, select, none {нет} other {{weapon}}}; защита: {defense, select, none {нет} other {{defense}}}',
  'classic.event.traitor':
    '{seat} {seat_is, select, you {раскрываете} other {раскрывает} many {раскрывают}} предателя: {leader}',
  'classic.event.explosion': 'Взрыв Лучемёта и Щита на территории «{territory}»',
  'classic.event.battle-won':
    '{seat} {seat_is, select, you {побеждаете} other {побеждает} many {побеждают}} в бою, {totals}',
  'classic.event.battle-won.by-traitor':
    '{seat} {seat_is, select, you {побеждаете} other {побеждает} many {побеждают}} в бою благодаря предателю',
  'classic.totals': '{high, number} против {low, number}',
  'classic.event.captive-drawn':
    '{seat} {seat_is, select, you {вытягиваете} other {вытягивает} many {вытягивают}} лидера проигравшего',
  'classic.event.captive-drawn.leader':
    '{seat} {seat_is, select, you {вытягиваете} other {вытягивает} many {вытягивают}} лидера проигравшего: {leader}',
  'classic.cause.battle': 'бой',
  'classic.cause.explosion': 'взрыв',
  'classic.for.battle': 'бой',
  'classic.for.leaders': 'убитые лидеры',
  'classic.for.captive': 'захваченный лидер',

  'classic.event.truth':
    '{seat} {seat_is, select, you {спрашиваете} other {спрашивает} many {спрашивают}} {target_accusative}: {question} — {yes, select, true {да} other {нет}}',
  'classic.question.card': 'Есть ли у вас карта «{card}»?',
  'classic.question.kind': 'Есть ли у вас карта вида «{kind}»?',
  'classic.question.traitor': '{leader} — ваш предатель?',
  'classic.question.spice': 'Есть ли у вас хотя бы {least, plural, one {# Пряность} other {# Пряности}}?',
  'classic.question.predicted-faction': 'Вы предсказали фракцию «{faction}»?',
  'classic.question.predicted-round': 'Вы предсказали раунд {round}?',
  'classic.question.storm-card': 'Следующая карта бури — {value}?',
  'classic.question.spice-card': 'Следующая карта Пряности — {card}?',
  'classic.question.captive': '{leader} у вас в плену?',
  'classic.question.plan-leader': 'Выставите ли вы этого лидера: {leader}?',
  'classic.question.plan-weapon': 'Разыграете ли вы как оружие: {kind}?',
  'classic.question.plan-defense': 'Разыграете ли вы как защиту: {kind}?',
  'classic.question.plan-dial': 'Выставите ли вы на диске хотя бы {least}?',
  'classic.question.free': 'вопрос вслух',
  'classic.question.said': '«{words}»',

  'classic.for.income': 'крепости',
  'classic.event.prediction':
    '{seat_is, select, you {Ваше предсказание сбылось} other {Сбылось предсказание {seat_genitive}}}: {faction}, раунд {round}',
  'classic.event.won':
    '{seats_is, select, you {Вы побеждаете} other {{count, plural, one {Победа} other {Общая победа}}: {seats}}} ({by, select, strongholds {крепости} prediction {предсказание} most_strongholds {больше всего крепостей} other {больше никто не победил}})',
}
