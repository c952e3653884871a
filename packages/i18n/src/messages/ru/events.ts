// What happened, in Russian: the lines of the log. Verbs are in the present, which tells nothing about the player;
// names stay in the nominative, behind a colon or in quotes.

import type { events as en } from '../en/events.ts'
import type { Translated } from '../messages.ts'

export const events: Translated<typeof en> = {
  'event.leader': '{seat} выбирает лидера: {leader}',
  'event.token': '{seat} тайно выбирает фракцию',
  'event.token.seen': '{seat} тайно выбирает фракцию: {faction}',
  'event.phase': '{phase}',
  'event.round': 'Раунд {round}: {conflict}; первый игрок — {firstPlayer}',
  'event.turn': 'Ходит {seat}',
  'event.turn-ended': '{seat} завершает ход',
  'event.passed': '{seat} пасует в этот ход',
  'event.agent-sent': '{seat} отправляет агента в ячейку «{space}» картой «{card}»',
  'event.agent-sent.from': '{seat} перемещает агента из ячейки «{from}» в ячейку «{space}» картой «{card}»',
  'event.agent-recalled': '{seat} возвращает агента из ячейки «{space}»',
  'event.reveal-turn':
    '{count, plural, =0 {{seat} не раскрывает ни одной карты} other {{seat} раскрывает: {cards}}}',
  'event.revealed': '{seat} берёт и раскрывает: {cards}',
  'event.gained': '{seat} получает {amount} ({source})',
  'event.paid': '{seat} платит {amount} ({source})',
  'event.drew': '{seat} берёт {n, plural, one {# карту} few {# карты} other {# карт}}',
  'event.drew.seen': '{seat} берёт: {cards}',
  'event.shuffled': '{seat} перемешивает колоду',
  'event.looked': '{seat} смотрит верх колоды',
  'event.looked.seen': '{seat} смотрит верх колоды: {cards}',
  'event.drew-intrigue': '{seat} берёт {n, plural, one {# карту} few {# карты} other {# карт}} интриги',
  'event.drew-intrigue.seen': '{seat} берёт {n, plural, =1 {карту} other {карты}} интриги: {cards}',
  'event.intrigue-shuffled': 'Сброс карт интриги перемешан в новую колоду',
  'event.stole-intrigue': '{seat} забирает карту интриги, её теряет {from}',
  'event.stole-intrigue.seen': '{seat} забирает карту интриги «{card}», её теряет {from}',
  'event.intrigue-played': '{seat} разыгрывает карту интриги «{card}»',
  'event.chose': '{seat} выбирает: {effect} ({source})',
  'event.discarded': '{seat} сбрасывает карту «{card}»',
  'event.trashed':
    '{seat} удаляет карту «{card}» {from, select, hand {с руки} discard {из сброса} deck {из колоды} other {из активных}}',
  'event.took-from-discard': '{seat} берёт из сброса карту «{card}»',
  'event.acquired':
    '{seat} покупает {from, select, aside {отложенную карту} other {карту}} «{card}»{to, select, deck { и кладёт её на верх колоды} hand { и берёт её на руку} other {}}',
  'event.row-refilled': 'Новая карта на Рынке Империи: {card}',
  'event.set-aside': '{seat} откладывает карту «{card}»',
  'event.space-forbidden': '{seat} закрывает для соперников ячейку «{space}»',
  'event.influence':
    '{seat} получает {n, plural, one {# влияние} few {# влияния} other {# влияний}} у {faction_genitive} (теперь {now})',
  'event.influence.lost':
    '{seat} теряет {n, plural, one {# влияние} few {# влияния} other {# влияний}} у {faction_genitive} (теперь {now})',
  'event.alliance': '{to} получает союз с {faction_instrumental}',
  'event.alliance.from': '{to} получает союз с {faction_instrumental}, его теряет {from}',
  'event.alliance.back': '{from} теряет союз с {faction_instrumental}',
  'event.returned-to-hand': '{seat} возвращает на руку карту «{card}»',
  'event.intrigue-trashed': '{seat} удаляет карту интриги «{card}»',
  'event.spy-placed': '{seat} отправляет шпиона ({spaces})',
  'event.spy-recalled': '{seat} возвращает шпиона ({spaces})',
  'event.sandworms':
    '{seat} размещает {n, plural, one {# песчаного червя} other {# песчаных червей}} в зоне конфликта',
  'event.maker-hooks': '{seat} берёт Крюк Подателя',
  'event.shield-wall': '{seat} подрывает Барьерную Стену',
  'event.contract-offered': 'Новый контракт: {contract} ({reward})',
  'event.contract-taken': '{seat} берёт контракт: {contract} ({reward})',
  'event.contract-completed': '{seat} выполняет контракт: {contract} ({reward})',
  'event.conflict-taken': '{seat} забирает карту конфликта «{conflict}»',
  'event.battle-icons': '{seat} переворачивает карты с боевыми символами и получает 1 победное очко: {cards}',
  'event.flipped': '{seat} переворачивает карту: {conflict}',
  'event.trained': '{seat} продвигается по треку обучения: {place}',
  'event.memory': '{seat} перемещает отряд из личного запаса к Бене Гессерит как воспоминание',
  'event.recruited': '{seat} нанимает {n, plural, one {# отряд} few {# отряда} other {# отрядов}}',
  'event.deployed':
    '{seat} размещает в зоне конфликта {n, plural, one {# отряд} few {# отряда} other {# отрядов}}{from, select, supply { из личного запаса} other {}}',
  'event.retreated': '{seat} отводит в гарнизон {n, plural, one {# отряд} few {# отряда} other {# отрядов}}',
  'event.troops-lost':
    '{seat} теряет {n, plural, one {# отряд} few {# отряда} other {# отрядов}} {from, select, garrison {из гарнизона} other {из зоны конфликта}}',
  'event.masterstroke': '{seat} раскрывает выбранные фракции: {factions}',
  'event.council-seat': '{seat} занимает место в Высшем Совете',
  'event.swordmaster': '{seat} получает третьего агента',
  'event.mentat': '{seat} берёт Ментата',
  'event.control': '{seat} устанавливает контроль над ячейкой «{space}»',
  'event.combat-pass': '{seat} пасует',
  'event.reward':
    '{seat} получает награду за {place, plural, =1 {первое} =2 {второе} other {третье}} место: {conflict}',
  'event.conflict-over': 'Конфликт завершён: боевые единицы покидают поле',
  'event.bonus-spice': 'Бонусная Пряность в ячейке «{space}»: {now}',
  'event.recalled': 'Все агенты возвращаются; первый игрок — {firstPlayer}',
}
