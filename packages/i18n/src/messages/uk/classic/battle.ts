// Battles and questions of classic Dune, in Ukrainian.

import type { battle as en } from '../../en/classic/battle.ts'
import type { Translated } from '../../messages.ts'

export const battle: Translated<typeof en> = {
  'classic.decision.aggressor': 'Виберіть свій наступний бій',
  'classic.decision.voice': 'Застосувати Голос?',
  'classic.decision.prescience': 'Застосувати ясновидіння?',
  'classic.decision.answer': 'Розкрийте частину плану, про яку запитали',
  'classic.decision.plan': 'Складіть бойовий план',
  'classic.decision.traitor-call.vain': 'Цей лідер не ваш зрадник; питають усіх.',
  'classic.decision.traitor-call': 'Розкрити зрадника?',
  'classic.decision.losses': 'Виберіть, які загони втратите',
  'classic.decision.lose-where': 'Виберіть, де втратите загони',
  'classic.decision.cards': 'Ви перемогли: залиште або скиньте зіграні карти',
  'classic.decision.captive': 'Ви захопили лідера: убити чи залишити?',
  'classic.decision.question': '«Транс правди»: поставте запитання',
  'classic.decision.truth': '«Транс правди»: відповідайте чесно',
  'classic.option.fight.territory-seat': 'Бій на території «{territory}» проти {seat_genitive}',
  'classic.option.fight.part-seat': 'Бій проти {seat_genitive}: {part}',
  'classic.option.none': 'Не використовувати',
  'classic.option.play.treachery-kind': 'Зіграти: {treacheryKind}',
  'classic.option.do-not-play': 'Не грати: {treacheryKind}',
  'classic.option.see':
    'Побачити {planPart, select, dial {значення на диску} leader {лідера} weapon {зброю} other {захист}}',
  'classic.option.plan.dial': 'На диску {n, number}',
  'classic.option.answer.dial': 'На диску {n, number}',
  'classic.option.spice': '{n, plural, =0 {Без прянощів} other {Прянощі: #}}',
  'classic.option.leader': '{leader}',
  'classic.option.leader.none': 'Без лідера',
  'classic.option.weapon': 'Зброя: {treachery}',
  'classic.option.weapon.none': 'Без зброї',
  'classic.option.defense': 'Захист: {treachery}',
  'classic.option.defense.none': 'Без захисту',
  'classic.option.alone': 'Без Квізац Хадераха',
  'classic.option.kwisatz-haderach': 'Із Квізац Хадерахом',
  'classic.option.plan.play.karama': 'Зіграти «Караму», щоб переглянути план противника',
  'classic.option.ready': 'Готово',
  'classic.option.change-plan': 'Змінити бойовий план',
  'classic.option.no-call': 'Не розкривати зрадника',
  'classic.option.call': 'Розкрити зрадника',
  'classic.option.lose.number-number':
    'Втратити {n, plural, =0 {0 звичайних загонів і} one {# загін і} few {# загони й} other {# загонів і}} {otherN, plural, one {# загін із зірочкою} few {# загони із зірочкою} other {# загонів із зірочкою}}',
  'classic.option.lose.number-part':
    '{part}: втратити {n, plural, one {# загін} few {# загони} other {# загонів}}',
  'classic.option.cards.keep': 'Залишити все',
  'classic.option.discard': 'Скинути: {treachery}',
  'classic.option.discard-both': 'Скинути обидві',
  'classic.option.captive.decline': 'Відпустити лідера',
  'classic.option.captive.keep': 'Залишити лідера для свого бою',
  'classic.option.kill': 'Убити лідера й отримати 2 прянощів',
  'classic.option.ask': 'Запитати {seat_accusative}',
  'classic.option.about':
    '{question, select, card {Чи є у вас ця карта?} kind {Чи є у вас карта цього виду?} traitor {Цей лідер — ваш зрадник?} spice {Чи є у вас хоча б стільки прянощів?} predicted_faction {Ви передбачили цю фракцію?} predicted_round {Ви передбачили цей раунд?} storm_card {Це наступна карта бурі?} spice_card {Це наступна карта прянощів?} captive {Цей лідер у вас у полоні?} plan_leader {Чи виставите ви цього лідера?} plan_weapon {Чи зіграєте ви таку зброю?} plan_defense {Чи зіграєте ви такий захист?} plan_dial {Чи виставите ви на диску хоча б стільки?} other {Власне запитання, вголос}}',
  'classic.option.free': 'Власне запитання, вголос',
  'classic.option.card.treachery': '{treachery}',
  'classic.option.card.spice-card': '{spiceCard}',
  'classic.option.kind': '{treacheryKind}',
  'classic.option.at-least': 'Хоча б {n}',
  'classic.option.faction': '{faction}',
  'classic.option.round': 'Раунд {n}',
  'classic.option.value': '{n}',
  'classic.option.yes': 'Так',
  'classic.option.no': 'Ні',

  'classic.event.battle': 'Бій на території «{territory}»: {aggressor} проти {defender_genitive}',
  'classic.event.leaderless':
    '{seat} не {seat_is, select, you {маєте} other {має} many {мають}} ні лідера, ні «Героя на час»',
  'classic.event.voice':
    '{seat} Голосом {seat_is, select, you {наказуєте} other {наказує} many {наказують}} {target_dative} {play, select, true {зіграти} other {не грати}}: {object}',
  'classic.event.prescience':
    '{seat} ясновидінням {seat_is, select, you {питаєте} other {питає} many {питають}} {target_accusative} про {part, select, dial {значення на диску} leader {лідера} weapon {зброю} other {захист}}',
  'classic.event.answered':
    '{seat} {seat_is, select, you {розкриваєте} other {розкриває} many {розкривають}} {part, select, dial {значення на диску} leader {лідера} weapon {зброю} other {захист}}',
  'classic.event.answered.value':
    '{seat} {seat_is, select, you {розкриваєте} other {розкриває} many {розкривають}} {part, select, dial {значення на диску} leader {лідера} weapon {зброю} other {захист}}: {value, select, none {немає} other {{value}}}',
  'classic.event.plan':
    '{seat_is, select, you {Ваш план} other {{seat}}}: на диску {dial, number}{spice, plural, =0 {} other {, прянощі: #}}; лідер: {leader, select, none {немає} other {{leader}}}{kwisatz, select, true { із Квізац Хадерахом} other {}}; зброя: {weapon, select, none {немає} other {{weapon}}}; захист: {defense, select, none {немає} other {{defense}}}',
  'classic.event.traitor':
    '{seat} {seat_is, select, you {розкриваєте} other {розкриває} many {розкривають}} зрадника: {leader}',
  'classic.event.explosion': 'Вибух Лазерострілу й Щита на території «{territory}»',
  'classic.event.battle-won':
    '{seat} {seat_is, select, you {перемагаєте} other {перемагає} many {перемагають}} в бою, {totals}',
  'classic.event.battle-won.by-traitor':
    '{seat} {seat_is, select, you {перемагаєте} other {перемагає} many {перемагають}} в бою завдяки зрадникові',
  'classic.totals': '{high, number} проти {low, number}',
  'classic.event.captive-drawn':
    '{seat} {seat_is, select, you {витягуєте} other {витягує} many {витягують}} лідера переможеного',
  'classic.event.captive-drawn.leader':
    '{seat} {seat_is, select, you {витягуєте} other {витягує} many {витягують}} лідера переможеного: {leader}',
  'classic.cause.battle': 'бій',
  'classic.cause.explosion': 'вибух',
  'classic.for.battle': 'бій',
  'classic.for.leaders': 'убиті лідери',
  'classic.for.captive': 'захоплений лідер',

  'classic.event.truth':
    '{seat} {seat_is, select, you {питаєте} other {питає} many {питають}} {target_accusative}: {question} — {yes, select, true {так} other {ні}}',
  'classic.question.card': 'Чи є у вас карта «{card}»?',
  'classic.question.kind': 'Чи є у вас карта виду «{kind}»?',
  'classic.question.traitor': '{leader} — ваш зрадник?',
  'classic.question.spice': 'Чи є у вас хоча б {least, plural, one {# прянощі} other {# прянощів}}?',
  'classic.question.predicted-faction': 'Ви передбачили фракцію «{faction}»?',
  'classic.question.predicted-round': 'Ви передбачили раунд {round}?',
  'classic.question.storm-card': 'Наступна карта бурі — {value}?',
  'classic.question.spice-card': 'Наступна карта прянощів — {card}?',
  'classic.question.captive': '{leader} у вас у полоні?',
  'classic.question.plan-leader': 'Чи виставите ви цього лідера: {leader}?',
  'classic.question.plan-weapon': 'Чи зіграєте ви як зброю: {kind}?',
  'classic.question.plan-defense': 'Чи зіграєте ви як захист: {kind}?',
  'classic.question.plan-dial': 'Чи виставите ви на диску хоча б {least}?',
  'classic.question.free': 'запитання вголос',
  'classic.question.said': '«{words}»',

  'classic.for.income': 'твердині',
  'classic.event.prediction':
    '{seat_is, select, you {Ваше передбачення справдилося} other {Передбачення {seat_genitive} справдилося}}: {faction}, раунд {round}',
  'classic.event.won':
    '{seats_is, select, you {Ви перемагаєте} other {{count, plural, one {Перемога} other {Спільна перемога}}: {seats}}} ({by, select, strongholds {твердині} prediction {передбачення} most_strongholds {найбільше твердинь} other {більше ніхто не переміг}})',
}
