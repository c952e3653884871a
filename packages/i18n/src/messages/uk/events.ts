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
  'event.passed': '{seat} {seat_is, select, you {пропускаєте} other {пропускає}} хід',
  'event.agent-sent':
    '{seat} {seat_is, select, you {граєте} other {грає}} карту «{card}» і {seat_is, select, you {відправляєте} other {відправляє}} агента в локацію «{space}»',
  'event.agent-sent.from':
    '{seat} {seat_is, select, you {граєте} other {грає}} карту «{card}» і {seat_is, select, you {переміщуєте} other {переміщує}} агента з локації «{from}» у локацію «{space}»',
  'event.agent-recalled':
    '{seat} {seat_is, select, you {відкликаєте} other {відкликає}} агента з локації «{space}»',
  'event.agent-recalled.conflict':
    '{seat} {seat_is, select, you {відкликаєте} other {відкликає}} агента із Зони конфлікту',
  'event.agent-deployed':
    '{seat} {seat_is, select, you {розгортаєте} other {розгортає}} в Зоні конфлікту агента з локації «{space}»',
  'event.reveal-turn':
    '{count, plural, =0 {{seat} не {seat_is, select, you {розкриваєте} other {розкриває}} жодної карти} other {{seat} {seat_is, select, you {розкриваєте} other {розкриває}}: {cards}}}',
  'event.revealed':
    '{seat} {seat_is, select, you {берете} other {бере}} й {seat_is, select, you {розкриваєте} other {розкриває}}: {cards}',
  'event.gained': '{seat} {seat_is, select, you {отримуєте} other {отримує}} {amount} ({source})',
  'event.paid': '{seat} {seat_is, select, you {платите} other {платить}} {amount} ({source})',
  'event.drew':
    '{seat} {seat_is, select, you {берете} other {бере}} {n, plural, one {# карту} few {# карти} other {# карт}}',
  'event.drew.seen': '{seat} {seat_is, select, you {берете} other {бере}}: {cards}',
  'event.shuffled': '{seat} {seat_is, select, you {тасуєте} other {тасує}} колоду',
  'event.looked': '{seat} {seat_is, select, you {дивитеся} other {дивиться}} верхні карти колоди',
  'event.looked.seen':
    '{seat} {seat_is, select, you {дивитеся} other {дивиться}} верхні карти колоди: {cards}',
  'event.drew-intrigue':
    '{seat} {seat_is, select, you {берете} other {бере}} {n, plural, one {# карту інтриги} few {# карти інтриг} other {# карт інтриг}}',
  'event.drew-intrigue.seen':
    '{seat} {seat_is, select, you {берете} other {бере}} {n, plural, =1 {карту інтриги} other {карти інтриг}}: {cards}',
  'event.intrigue-shuffled': 'Скид карт інтриг перетасовано в нову колоду',
  'event.stole-intrigue':
    '{seat} {seat_is, select, you {крадете} other {краде}} {from_is, select, you {у вас} other {в {from_genitive}}} карту інтриги',
  'event.stole-intrigue.seen':
    '{seat} {seat_is, select, you {крадете} other {краде}} {from_is, select, you {у вас} other {в {from_genitive}}} карту інтриги «{card}»',
  'event.drew-twisted':
    '{seat} {seat_is, select, you {берете} other {бере}} {n, plural, one {# карту заплутаної інтриги} few {# карти заплутаних інтриг} other {# карт заплутаних інтриг}}',
  'event.drew-twisted.seen':
    '{seat} {seat_is, select, you {берете} other {бере}} {n, plural, =1 {карту заплутаної інтриги} other {карти заплутаних інтриг}}: {cards}',
  'event.gave-intrigue': '{seat} {seat_is, select, you {віддаєте} other {віддає}} {to_dative} карту інтриги',
  'event.gave-intrigue.seen':
    '{seat} {seat_is, select, you {віддаєте} other {віддає}} {to_dative} карту інтриги «{card}»',
  'event.intrigue-played': '{seat} {seat_is, select, you {граєте} other {грає}} карту інтриги «{card}»',
  'event.chose': '{seat} {seat_is, select, you {вибираєте} other {вибирає}}: {effect} ({source})',
  'event.discarded': '{seat} {seat_is, select, you {скидаєте} other {скидає}} карту «{card}»',
  'event.trashed':
    '{seat} {seat_is, select, you {знищуєте} other {знищує}} карту «{card}» {from, select, hand {з руки} discard {зі скиду} deck {з колоди} other {з-поміж карт у грі}}',
  'event.took-from-discard': '{seat} {seat_is, select, you {берете} other {бере}} зі скиду карту «{card}»',
  'event.card-started': '{seat} {seat_is, select, you {вводите} other {вводить}} у гру карту «{card}»',
  'event.acquired':
    '{seat} {seat_is, select, you {отримуєте} other {отримує}} {from, select, aside {відкладену карту} other {карту}} «{card}»{to, select, deck { і {seat_is, select, you {кладете} other {кладе}} її на верх колоди} hand { і {seat_is, select, you {берете} other {бере}} її в руку} other {}}',
  'event.row-refilled': 'Нова карта в Ряду Імперіуму: {card}',
  'event.set-aside': '{seat} {seat_is, select, you {відкладаєте} other {відкладає}} карту «{card}»',
  'event.space-forbidden':
    '{seat} {seat_is, select, you {закриваєте} other {закриває}} для суперників локацію «{space}»',
  'event.influence':
    '{seat} {seat_is, select, you {здобуваєте} other {здобуває}} {n, plural, one {# очко} few {# очки} other {# очок}} впливу на {faction_accusative} (тепер {now})',
  'event.influence.lost':
    '{seat} {seat_is, select, you {втрачаєте} other {втрачає}} {n, plural, one {# очко} few {# очки} other {# очок}} впливу на {faction_accusative} (тепер {now})',
  'event.alliance': '{to} {to_is, select, you {укладаєте} other {укладає}} союз {faction_with}',
  'event.alliance.from':
    '{to} {to_is, select, you {перехоплюєте} other {перехоплює}} {from_is, select, you {у вас} other {в {from_genitive}}} союз {faction_with}',
  'event.alliance.back': '{from} {from_is, select, you {втрачаєте} other {втрачає}} союз {faction_with}',
  'event.returned-to-hand':
    '{seat} {seat_is, select, you {повертаєте} other {повертає}} в руку карту «{card}»',
  'event.intrigue-trashed': '{seat} {seat_is, select, you {знищуєте} other {знищує}} карту інтриги «{card}»',
  'event.spy-placed': '{seat} {seat_is, select, you {розміщуєте} other {розміщує}} шпигуна ({spaces})',
  'event.spy-recalled': '{seat} {seat_is, select, you {відкликаєте} other {відкликає}} шпигуна ({spaces})',
  'event.spy-moved':
    '{seat} {seat_is, select, you {переміщуєте} other {переміщує}} шпигуна ({spaces}): тепер він стежить за іншими локаціями ({others})',
  'event.spy-moved.none':
    '{seat} {seat_is, select, you {забираєте} other {забирає}} шпигуна ({spaces}): вільних спостережних пунктів немає',
  'event.spy-trashed':
    '{seat} {seat_is, select, you {прибираєте} other {прибирає}} шпигуна в коробку ({spaces})',
  'event.sandworms':
    '{seat} {seat_is, select, you {прикликаєте} other {прикликає}} в Зону конфлікту {n, plural, one {# піщаного хробака} other {# піщаних хробаків}}',
  'event.maker-hooks': '{seat} {seat_is, select, you {берете} other {бере}} Гаки Творця',
  'event.shield-wall': '{seat} {seat_is, select, you {підриваєте} other {підриває}} Захисний мур',
  'event.contract-offered': 'Новий контракт: {contract} ({reward})',
  'event.contract-taken':
    '{seat} {seat_is, select, you {берете} other {бере}} контракт: {contract} ({reward})',
  'event.contract-completed':
    '{seat} {seat_is, select, you {виконуєте} other {виконує}} контракт: {contract} ({reward})',
  'event.contracts-revealed':
    '{seat} {seat_is, select, you {розкриваєте} other {розкриває}} контракти із загального запасу: {contracts}',
  'event.contract-trashed': 'Контракт виходить із гри: {contract} ({reward})',
  'event.conflict-taken':
    '{seat} {seat_is, select, you {забираєте} other {забирає}} карту конфлікту «{conflict}»',
  'event.battle-icons':
    '{seat} {seat_is, select, you {перевертаєте} other {перевертає}} карти із символами бою й {seat_is, select, you {отримуєте} other {отримує}} 1 переможне очко: {cards}',
  'event.flipped':
    '{seat} {seat_is, select, you {перевертаєте} other {перевертає}} карту конфлікту «{conflict}»',
  'event.trained':
    '{seat} {seat_is, select, you {просуваєтеся} other {просувається}} треком навчання: {place}',
  'event.memory':
    '{seat} {seat_is, select, you {переміщуєте} other {переміщує}} загін із запасу до Бене Ґессерит як спогад',
  'event.tactics':
    '{seat} {seat_is, select, you {пересуваєте} other {пересуває}} фішку тактики на поділку {now}{turns, select, yes {, останню; вона повертається на початок} other {}}',
  'event.navigation-laid':
    '{seat} {seat_is, select, you {викладаєте} other {викладає}} карту навігації долілиць у слот {place}',
  'event.navigation-laid.seen':
    '{seat} {seat_is, select, you {викладаєте} other {викладає}} карту навігації «{card}» долілиць у слот {place}',
  'event.navigation-played':
    '{seat} {seat_is, select, you {граєте} other {грає}} карту навігації «{card}» зі слота {place}',
  'event.secret-tech':
    '{seat} {seat_is, select, you {кладете} other {кладе}} плитку технології долілиць на карту лідера',
  'event.secret-tech.seen':
    '{seat} {seat_is, select, you {кладете} other {кладе}} плитку технології «{tech}» долілиць на карту лідера',
  'event.recruited':
    '{seat} {seat_is, select, you {наймаєте} other {наймає}} {n, plural, one {# загін} few {# загони} other {# загонів}}',
  'event.deployed':
    '{seat} {seat_is, select, you {розгортаєте} other {розгортає}} в Зоні конфлікту {units}{from, select, supply { із запасу} other {}}',
  'event.retreated': '{seat} {seat_is, select, you {відводите} other {відводить}} у гарнізон {units}',
  'event.troops-lost':
    '{seat} {seat_is, select, you {втрачаєте} other {втрачає}} {units} {from, select, garrison {із гарнізону} other {із Зони конфлікту}}',
  'event.commander-acquired':
    '{seat} {seat_is, select, you {отримуєте} other {отримує}} й {seat_is, select, you {наймаєте} other {наймає}} сардаукарського офіцера з локації «{from}»',
  'event.commander-acquired.bank':
    '{seat} {seat_is, select, you {отримуєте} other {отримує}} й {seat_is, select, you {наймаєте} other {наймає}} сардаукарського офіцера із загального запасу',
  'event.commander-recruited':
    '{seat} {seat_is, select, you {наймаєте} other {наймає}} сардаукарського офіцера із запасу',
  'event.commander-removed':
    '{seat} {seat_is, select, you {прибираєте} other {прибирає}} з гри сардаукарського офіцера з локації «{space}»',
  'event.skill-taken': '{seat} {seat_is, select, you {берете} other {бере}} вміння «{skill}»',
  'event.skill-offered': 'Нове вміння: {skill}',
  'event.skill-trashed': '{seat} {seat_is, select, you {знищуєте} other {знищує}} вміння «{skill}»',
  'event.tech-acquired': '{seat} {seat_is, select, you {купуєте} other {купує}} плитку технології «{tech}»',
  'event.tech-offered': 'Нова плитка технології: {tech}',
  'event.tech-used':
    '{seat} {seat_is, select, you {перевертаєте} other {перевертає}} долілиць плитку технології «{tech}»',
  'event.tech-trashed': '{seat} {seat_is, select, you {знищуєте} other {знищує}} плитку технології «{tech}»',
  'event.tech-discarded': 'Плитка технології «{tech}» виходить із гри: Конкуренти не можуть її придбати',
  'event.masterstroke':
    '{seat} {seat_is, select, you {розкриваєте} other {розкриває}} вибрані фракції: {factions}',
  'event.council-seat': '{seat} {seat_is, select, you {займаєте} other {займає}} місце у Вищій Раді',
  'event.activated': '{seat} {seat_is, select, you {активуєте} other {активує}} {ally_accusative}',
  'event.offered':
    '{seat} {seat_is, select, you {віддаєте} other {віддає}} під час обміну {gift}; {to_is, select, you {тепер вирішуєте ви} other {тепер вирішує {to}}}',
  'event.offered-intrigue':
    '{seat} {seat_is, select, you {віддаєте} other {віддає}} під час обміну {gift}; {to_is, select, you {тепер вирішуєте ви} other {тепер вирішує {to}}}',
  'event.offered-intrigue.nothing':
    '{seat} під час обміну нічого не {seat_is, select, you {віддаєте} other {віддає}}; {to_is, select, you {тепер вирішуєте ви} other {тепер вирішує {to}}}',
  'gift.intrigue': '{n, plural, one {# карту інтриги} few {# карти інтриг} other {# карт інтриг}}',
  'event.traded':
    '{seat} та {with} {seat_is, select, you {обмінюєтеся} other {{with_is, select, you {обмінюєтеся} other {обмінюються}}}}',
  'event.contributed':
    '{seat} {seat_is, select, you {вносите} other {вносить}} {n, plural, one {# прянощі} other {# прянощів}}; {to_is, select, you {платите ви} other {платить {to}}}',
  'event.conceded': '{seat} {seat_is, select, you {поступаєтеся} other {поступається}} місцем {to_dative}',
  'event.throne-row':
    '{seat} {seat_is, select, you {переміщуєте} other {переміщує}} карту «{card}» до Ряду Престолу',
  'event.swordmaster-gone':
    '{seat_is, select, you {Ваш Майстер меча повертається в коробку} other {Майстер меча повертається в коробку ({seat})}}',
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
    '{seat} {seat_is, select, you {розкриваєте} other {розкриває}} карту «{card}»: для локації «{space}» потрібно щонайменше {n, plural, one {# очко} few {# очки} other {# очок}} впливу на {faction_accusative}',
  'event.hagal-skipped.no-bonus-spice':
    '{seat} {seat_is, select, you {розкриваєте} other {розкриває}} карту «{card}»: додаткових прянощів там немає',
  'event.hagal-skipped.politics':
    '{seat} {seat_is, select, you {розкриваєте} other {розкриває}} карту «{card}»: вплив на {faction_accusative} зараз нічого не дасть',
  'event.hagal-spy': '{seat} {seat_is, select, you {розкриваєте} other {розкриває}} карту «{card}»',
  'event.hagal-spy.none':
    '{seat} {seat_is, select, you {розкриваєте} other {розкриває}} карту «{card}»: для шпигуна немає вільного спостережного пункту',
  'event.hagal-tech': '{seat} {seat_is, select, you {розкриваєте} other {розкриває}} карту «{card}»',
  'event.rival-sent':
    '{seat} {seat_is, select, you {розкриваєте} other {розкриває}} карту «{card}» і {seat_is, select, you {відправляєте} other {відправляє}} агента в локацію «{space}»',
  'event.hagal-swords':
    '{seat} {seat_is, select, you {розкриваєте} other {розкриває}}: {cards} ({n, plural, =0 {мечів немає} one {# меч} few {# мечі} other {# мечів}})',
  'event.hagal-shuffled': 'Карти Дому Гаґал перетасовано в нову колоду',
  'event.rival-stuck':
    '{seat} не {seat_is, select, you {знаходите} other {знаходить}} локації для агента й більше не {seat_is, select, you {відправляєте} other {відправляє}} агентів у цьому раунді',
  'event.scheme': '{seat} {seat_is, select, you {виконуєте} other {виконує}} план',
  'event.rival-paid': '{seat} {seat_is, select, you {платите} other {платить}} {goods} за 1 переможне очко',
  'event.rival-paid.swordmaster':
    '{seat} {seat_is, select, you {платите} other {платить}} {goods} за Майстра меча',
  'event.control-lost':
    '{seat} {seat_is, select, you {втрачаєте} other {втрачає}} контроль над локацією «{space}»',
  'event.row-churned':
    'На кубиках {dice}: {count, plural, =0 {Ряд Імперіуму не змінюється} =1 {з Ряду Імперіуму вилучено карту ({cards})} other {з Ряду Імперіуму вилучено карти ({cards})}}',
  'goods.intrigue': '{n, plural, one {# карту інтриги} few {# карти інтриг} other {# карт інтриг}} ({cards})',
  'event.combat-pass': '{seat} {seat_is, select, you {пасуєте} other {пасує}}',
  'event.reward':
    '{seat} {seat_is, select, you {отримуєте} other {отримує}} нагороду за {place, plural, =1 {1-ше} =2 {2-ге} other {3-тє}} місце: {conflict}',
  'event.conflict-over': 'Конфлікт завершено: підрозділи залишають поле',
  'event.bonus-spice': 'Додаткові прянощі в локації «{space}»: {now}',
  'event.recalled':
    'Усі агенти повертаються; {firstPlayer_is, select, you {перший хід — ваш} other {перший гравець — {firstPlayer}}}',
}
