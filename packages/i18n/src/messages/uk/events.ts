// What happened, in Ukrainian: the lines of the log. Verbs are in the present, which tells nothing about the player;
// names stay in the nominative, behind a colon or in quotes.

import type { events as en } from '../en/events.ts'
import type { Translated } from '../messages.ts'

export const events: Translated<typeof en> = {
  'event.leader': '{seat} {seat_is, select, you {вибираєте} other {вибирає}} лідера: {leader}',
  'event.token': '{seat} таємно {seat_is, select, you {вибираєте} other {вибирає}} фракцію',
  'event.token.seen': '{seat} таємно {seat_is, select, you {вибираєте} other {вибирає}} фракцію: {faction}',
  'event.phase': '{phase}',
  'event.round':
    'Раунд {round}: {conflict}; {firstPlayer_is, select, you {перший хід — ваш} other {перший гравець — {firstPlayer}}}',
  'event.turn': '{seat_is, select, you {ваш хід} other {ходить {seat}}}',
  'event.turn-ended': '{seat} {seat_is, select, you {завершуєте} other {завершує}} хід',
  'event.passed': '{seat} {seat_is, select, you {пасуєте} other {пасує}} в цей хід',
  'event.agent-sent':
    '{seat} {seat_is, select, you {відправляєте} other {відправляє}} агента в локацію «{space}» картою «{card}»',
  'event.agent-sent.from':
    '{seat} {seat_is, select, you {переміщуєте} other {переміщує}} агента з локації «{from}» у локацію «{space}» картою «{card}»',
  'event.agent-recalled':
    '{seat} {seat_is, select, you {відкликаєте} other {відкликає}} агента з локації «{space}»',
  'event.reveal-turn':
    '{count, plural, =0 {{seat} не {seat_is, select, you {розкриваєте} other {розкриває}} жодної карти} other {{seat} {seat_is, select, you {розкриваєте} other {розкриває}}: {cards}}}',
  'event.revealed':
    '{seat} {seat_is, select, you {берете} other {бере}} й {seat_is, select, you {розкриваєте} other {розкриває}}: {cards}',
  'event.gained': '{seat} {seat_is, select, you {отримуєте} other {отримує}} {amount} ({source})',
  'event.paid': '{seat} {seat_is, select, you {платите} other {платить}} {amount} ({source})',
  'event.drew':
    '{seat} {seat_is, select, you {берете} other {бере}} {n, plural, one {# карту} few {# карти} other {# карт}}',
  'event.drew.seen': '{seat} {seat_is, select, you {берете} other {бере}}: {cards}',
  'event.shuffled': '{seat} {seat_is, select, you {перемішуєте} other {перемішує}} колоду',
  'event.looked': '{seat} {seat_is, select, you {дивитеся} other {дивиться}} верх колоди',
  'event.looked.seen': '{seat} {seat_is, select, you {дивитеся} other {дивиться}} верх колоди: {cards}',
  'event.drew-intrigue':
    '{seat} {seat_is, select, you {берете} other {бере}} {n, plural, one {# карту} few {# карти} other {# карт}} інтриги',
  'event.drew-intrigue.seen':
    '{seat} {seat_is, select, you {берете} other {бере}} {n, plural, =1 {карту} other {карти}} інтриги: {cards}',
  'event.intrigue-shuffled': 'Скид карт інтриги перемішано в нову колоду',
  'event.stole-intrigue':
    '{seat} {seat_is, select, you {забираєте} other {забирає}} карту інтриги{from_is, select, you {, її втрачаєте ви} other {, її втрачає {from}}}',
  'event.stole-intrigue.seen':
    '{seat} {seat_is, select, you {забираєте} other {забирає}} карту інтриги «{card}»{from_is, select, you {, її втрачаєте ви} other {, її втрачає {from}}}',
  'event.intrigue-played':
    '{seat} {seat_is, select, you {розігруєте} other {розігрує}} карту інтриги «{card}»',
  'event.chose': '{seat} {seat_is, select, you {вибираєте} other {вибирає}}: {effect} ({source})',
  'event.discarded': '{seat} {seat_is, select, you {скидаєте} other {скидає}} карту «{card}»',
  'event.trashed':
    '{seat} {seat_is, select, you {знищуєте} other {знищує}} карту «{card}» {from, select, hand {з руки} discard {зі скиду} deck {з колоди} other {у грі}}',
  'event.took-from-discard': '{seat} {seat_is, select, you {берете} other {бере}} зі скиду карту «{card}»',
  'event.acquired':
    '{seat} {seat_is, select, you {придбаваєте} other {придбаває}} {from, select, aside {відкладену карту} other {карту}} «{card}»{to, select, deck { і {seat_is, select, you {кладете} other {кладе}} її на верх колоди} hand { і {seat_is, select, you {берете} other {бере}} її в руку} other {}}',
  'event.row-refilled': 'Нова карта в Ряду Імперіуму: {card}',
  'event.set-aside': '{seat} {seat_is, select, you {відкладаєте} other {відкладає}} карту «{card}»',
  'event.space-forbidden':
    '{seat} {seat_is, select, you {закриваєте} other {закриває}} для суперників локацію «{space}»',
  'event.influence':
    '{seat} {seat_is, select, you {здобуваєте} other {здобуває}} {n, plural, one {# очко} few {# очки} other {# очок}} впливу на {faction_accusative} (тепер {now})',
  'event.influence.lost':
    '{seat} {seat_is, select, you {втрачаєте} other {втрачає}} {n, plural, one {# очко} few {# очки} other {# очок}} впливу на {faction_accusative} (тепер {now})',
  'event.alliance': '{to} {to_is, select, you {отримуєте} other {отримує}} союз із {faction_instrumental}',
  'event.alliance.from':
    '{to} {to_is, select, you {отримуєте} other {отримує}} союз із {faction_instrumental}{from_is, select, you {, його втрачаєте ви} other {, його втрачає {from}}}',
  'event.alliance.back':
    '{from} {from_is, select, you {втрачаєте} other {втрачає}} союз із {faction_instrumental}',
  'event.returned-to-hand':
    '{seat} {seat_is, select, you {повертаєте} other {повертає}} в руку карту «{card}»',
  'event.intrigue-trashed': '{seat} {seat_is, select, you {знищуєте} other {знищує}} карту інтриги «{card}»',
  'event.spy-placed': '{seat} {seat_is, select, you {розміщуєте} other {розміщує}} шпигуна ({spaces})',
  'event.spy-recalled': '{seat} {seat_is, select, you {відкликаєте} other {відкликає}} шпигуна ({spaces})',
  'event.sandworms':
    '{seat} {seat_is, select, you {прикликаєте} other {прикликає}} в зону конфлікту {n, plural, one {# піщаного хробака} other {# піщаних хробаків}}',
  'event.maker-hooks': '{seat} {seat_is, select, you {берете} other {бере}} Гаки Творця',
  'event.shield-wall': '{seat} {seat_is, select, you {підриваєте} other {підриває}} Захисний мур',
  'event.contract-offered': 'Новий контракт: {contract} ({reward})',
  'event.contract-taken':
    '{seat} {seat_is, select, you {берете} other {бере}} контракт: {contract} ({reward})',
  'event.contract-completed':
    '{seat} {seat_is, select, you {виконуєте} other {виконує}} контракт: {contract} ({reward})',
  'event.conflict-taken':
    '{seat} {seat_is, select, you {забираєте} other {забирає}} карту конфлікту «{conflict}»',
  'event.battle-icons':
    '{seat} {seat_is, select, you {перевертаєте} other {перевертає}} карти із символами бою й {seat_is, select, you {отримуєте} other {отримує}} 1 переможне очко: {cards}',
  'event.flipped': '{seat} {seat_is, select, you {перевертаєте} other {перевертає}} карту: {conflict}',
  'event.trained':
    '{seat} {seat_is, select, you {просуваєтеся} other {просувається}} треком навчання: {place}',
  'event.memory':
    '{seat} {seat_is, select, you {переміщуєте} other {переміщує}} загін із запасу до Бене Ґессерит як спогад',
  'event.recruited':
    '{seat} {seat_is, select, you {наймаєте} other {наймає}} {n, plural, one {# загін} few {# загони} other {# загонів}}',
  'event.deployed':
    '{seat} {seat_is, select, you {розгортаєте} other {розгортає}} в зоні конфлікту {n, plural, one {# загін} few {# загони} other {# загонів}}{from, select, supply { із запасу} other {}}',
  'event.retreated':
    '{seat} {seat_is, select, you {відводите} other {відводить}} у гарнізон {n, plural, one {# загін} few {# загони} other {# загонів}}',
  'event.troops-lost':
    '{seat} {seat_is, select, you {втрачаєте} other {втрачає}} {n, plural, one {# загін} few {# загони} other {# загонів}} {from, select, garrison {із гарнізону} other {із зони конфлікту}}',
  'event.masterstroke':
    '{seat} {seat_is, select, you {розкриваєте} other {розкриває}} вибрані фракції: {factions}',
  'event.council-seat': '{seat} {seat_is, select, you {займаєте} other {займає}} місце у Вищій Раді',
  'event.swordmaster': '{seat} {seat_is, select, you {отримуєте} other {отримує}} третього агента',
  'event.mentat': '{seat} {seat_is, select, you {берете} other {бере}} Ментата',
  'event.control':
    '{seat} {seat_is, select, you {встановлюєте} other {встановлює}} контроль над локацією «{space}»',
  'event.rival': 'Конкурент: {rival}',
  'event.hagal-skipped.occupied':
    '{seat} {seat_is, select, you {розкриваєте} other {розкриває}} карту «{card}»: локацію «{space}» зайнято',
  'event.hagal-skipped.forbidden':
    '{seat} {seat_is, select, you {розкриваєте} other {розкриває}} карту «{card}»: локацію «{space}» закрито для цього агента',
  'event.hagal-skipped.needs-influence':
    '{seat} {seat_is, select, you {розкриваєте} other {розкриває}} карту «{card}»: для локації «{space}» потрібен вплив {n}+ на {faction_accusative}',
  'event.hagal-skipped.no-bonus-spice':
    '{seat} {seat_is, select, you {розкриваєте} other {розкриває}} карту «{card}»: додаткових прянощів там немає',
  'event.hagal-skipped.politics':
    '{seat} {seat_is, select, you {розкриваєте} other {розкриває}} карту «{card}»: вплив на {faction_accusative} зараз нічого не дасть',
  'event.hagal-spy': '{seat} {seat_is, select, you {розкриваєте} other {розкриває}} карту «{card}»',
  'event.hagal-spy.none':
    '{seat} {seat_is, select, you {розкриваєте} other {розкриває}} карту «{card}»: для шпигуна немає вільного спостережного пункту',
  'event.rival-sent':
    '{seat} {seat_is, select, you {розкриваєте} other {розкриває}} карту «{card}» і {seat_is, select, you {відправляєте} other {відправляє}} агента в локацію «{space}»',
  'event.hagal-swords':
    '{seat} {seat_is, select, you {розкриваєте} other {розкриває}}: {cards}, {n, plural, =0 {мечів немає} one {# меч} few {# мечі} other {# мечів}}',
  'event.hagal-shuffled': 'Карти Дому Гаґал замішано в нову колоду',
  'event.rival-stuck':
    '{seat} не {seat_is, select, you {знаходите} other {знаходить}} локації для агента і більше не {seat_is, select, you {відправляєте} other {відправляє}} агентів у цьому раунді',
  'event.scheme': '{seat} {seat_is, select, you {виконуєте} other {виконує}} план',
  'event.rival-paid': '{seat} {seat_is, select, you {платите} other {платить}} {goods} за 1 переможне очко',
  'event.rival-paid.swordmaster':
    '{seat} {seat_is, select, you {платите} other {платить}} {goods} за Майстра меча',
  'event.control-lost':
    '{seat} {seat_is, select, you {втрачаєте} other {втрачає}} контроль над локацією «{space}»',
  'event.row-churned':
    'На кубиках {dice}: {count, plural, =0 {Ряд Імперіуму не змінюється} other {з Ряду Імперіуму йде {cards}}}',
  'goods.intrigue':
    '{n, plural, one {# карту інтриги} few {# карти інтриги} other {# карт інтриги}} ({cards})',
  'event.combat-pass': '{seat} {seat_is, select, you {пасуєте} other {пасує}}',
  'event.reward':
    '{seat} {seat_is, select, you {отримуєте} other {отримує}} нагороду за {place, plural, =1 {1-ше} =2 {2-ге} other {3-тє}} місце: {conflict}',
  'event.conflict-over': 'Конфлікт завершено: підрозділи залишають поле',
  'event.bonus-spice': 'Додаткові прянощі в локації «{space}»: {now}',
  'event.recalled':
    'Усі агенти повертаються; {firstPlayer_is, select, you {перший хід — ваш} other {перший гравець — {firstPlayer}}}',
}
