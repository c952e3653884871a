// What happened, in Ukrainian: the lines of the log. Verbs are in the present, which tells nothing about the player;
// names stay in the nominative, behind a colon or in quotes.

import type { events as en } from '../en/events.ts'
import type { Translated } from '../messages.ts'

export const events: Translated<typeof en> = {
  'event.leader': '{seat} вибирає лідера: {leader}',
  'event.token': '{seat} таємно вибирає фракцію',
  'event.token.seen': '{seat} таємно вибирає фракцію: {faction}',
  'event.phase': '{phase}',
  'event.round': 'Раунд {round}: {conflict}; перший гравець — {firstPlayer}',
  'event.turn': 'Ходить {seat}',
  'event.turn-ended': '{seat} завершує хід',
  'event.passed': '{seat} пасує в цей хід',
  'event.agent-sent': '{seat} відправляє агента в локацію «{space}» картою «{card}»',
  'event.agent-sent.from': '{seat} переміщує агента з локації «{from}» у локацію «{space}» картою «{card}»',
  'event.agent-recalled': '{seat} відкликає агента з локації «{space}»',
  'event.reveal-turn':
    '{count, plural, =0 {{seat} не розкриває жодної карти} other {{seat} розкриває: {cards}}}',
  'event.revealed': '{seat} бере й розкриває: {cards}',
  'event.gained': '{seat} отримує {amount} ({source})',
  'event.paid': '{seat} платить {amount} ({source})',
  'event.drew': '{seat} бере {n, plural, one {# карту} few {# карти} other {# карт}}',
  'event.drew.seen': '{seat} бере: {cards}',
  'event.shuffled': '{seat} перемішує колоду',
  'event.looked': '{seat} дивиться верх колоди',
  'event.looked.seen': '{seat} дивиться верх колоди: {cards}',
  'event.drew-intrigue': '{seat} бере {n, plural, one {# карту} few {# карти} other {# карт}} інтриги',
  'event.drew-intrigue.seen': '{seat} бере {n, plural, =1 {карту} other {карти}} інтриги: {cards}',
  'event.intrigue-shuffled': 'Скид карт інтриги перемішано в нову колоду',
  'event.stole-intrigue': '{seat} забирає карту інтриги, її втрачає {from}',
  'event.stole-intrigue.seen': '{seat} забирає карту інтриги «{card}», її втрачає {from}',
  'event.intrigue-played': '{seat} розігрує карту інтриги «{card}»',
  'event.chose': '{seat} вибирає: {effect} ({source})',
  'event.discarded': '{seat} скидає карту «{card}»',
  'event.trashed':
    '{seat} знищує карту «{card}» {from, select, hand {з руки} discard {зі скиду} deck {з колоди} other {у грі}}',
  'event.took-from-discard': '{seat} бере зі скиду карту «{card}»',
  'event.acquired':
    '{seat} придбаває {from, select, aside {відкладену карту} other {карту}} «{card}»{to, select, deck { і кладе її на верх колоди} hand { і бере її в руку} other {}}',
  'event.row-refilled': 'Нова карта в Ряду Імперіуму: {card}',
  'event.set-aside': '{seat} відкладає карту «{card}»',
  'event.space-forbidden': '{seat} закриває для суперників локацію «{space}»',
  'event.influence':
    '{seat} здобуває {n, plural, one {# очко} few {# очки} other {# очок}} впливу на {faction_accusative} (тепер {now})',
  'event.influence.lost':
    '{seat} втрачає {n, plural, one {# очко} few {# очки} other {# очок}} впливу на {faction_accusative} (тепер {now})',
  'event.alliance': '{to} отримує союз із {faction_instrumental}',
  'event.alliance.from': '{to} отримує союз із {faction_instrumental}, його втрачає {from}',
  'event.alliance.back': '{from} втрачає союз із {faction_instrumental}',
  'event.returned-to-hand': '{seat} повертає в руку карту «{card}»',
  'event.intrigue-trashed': '{seat} знищує карту інтриги «{card}»',
  'event.spy-placed': '{seat} розміщує шпигуна ({spaces})',
  'event.spy-recalled': '{seat} відкликає шпигуна ({spaces})',
  'event.sandworms':
    '{seat} прикликає в зону конфлікту {n, plural, one {# піщаного хробака} other {# піщаних хробаків}}',
  'event.maker-hooks': '{seat} бере Гаки Творця',
  'event.shield-wall': '{seat} підриває Захисний мур',
  'event.contract-offered': 'Новий контракт: {contract} ({reward})',
  'event.contract-taken': '{seat} бере контракт: {contract} ({reward})',
  'event.contract-completed': '{seat} виконує контракт: {contract} ({reward})',
  'event.conflict-taken': '{seat} забирає карту конфлікту «{conflict}»',
  'event.battle-icons': '{seat} перевертає карти із символами бою й отримує 1 переможне очко: {cards}',
  'event.flipped': '{seat} перевертає карту: {conflict}',
  'event.trained': '{seat} просувається треком навчання: {place}',
  'event.memory': '{seat} переміщує загін із запасу до Бене Ґессерит як спогад',
  'event.recruited': '{seat} наймає {n, plural, one {# загін} few {# загони} other {# загонів}}',
  'event.deployed':
    '{seat} розгортає в зоні конфлікту {n, plural, one {# загін} few {# загони} other {# загонів}}{from, select, supply { із запасу} other {}}',
  'event.retreated':
    '{seat} відводить у гарнізон {n, plural, one {# загін} few {# загони} other {# загонів}}',
  'event.troops-lost':
    '{seat} втрачає {n, plural, one {# загін} few {# загони} other {# загонів}} {from, select, garrison {із гарнізону} other {із зони конфлікту}}',
  'event.masterstroke': '{seat} розкриває вибрані фракції: {factions}',
  'event.council-seat': '{seat} займає місце у Вищій Раді',
  'event.swordmaster': '{seat} отримує третього агента',
  'event.mentat': '{seat} бере Ментата',
  'event.control': '{seat} встановлює контроль над локацією «{space}»',
  'event.combat-pass': '{seat} пасує',
  'event.reward':
    '{seat} отримує нагороду за {place, plural, =1 {1-ше} =2 {2-ге} other {3-тє}} місце: {conflict}',
  'event.conflict-over': 'Конфлікт завершено: підрозділи залишають поле',
  'event.bonus-spice': 'Додаткові прянощі в локації «{space}»: {now}',
  'event.recalled': 'Усі агенти повертаються; перший гравець — {firstPlayer}',
}
