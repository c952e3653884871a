// What happened, in Russian: the lines of the log. Verbs are in the present, which tells nothing about the player;
// names stay in the nominative, behind a colon or in quotes.

import type { events as en } from '../en/events.ts'
import type { Translated } from '../messages.ts'

export const events: Translated<typeof en> = {
  'event.leader': '{seat} {seat_is, select, you {выбираете} other {выбирает}} лидера: {leader}',
  'event.token': '{seat} тайно {seat_is, select, you {выбираете} other {выбирает}} фракцию',
  'event.token.seen': '{seat} тайно {seat_is, select, you {выбираете} other {выбирает}} фракцию: {faction}',
  'event.phase': '{phase}',
  'event.round':
    'Раунд {round}: {conflict}; {firstPlayer_is, select, you {первый ход — ваш} other {первый игрок — {firstPlayer}}}',
  'event.turn': '{seat_is, select, you {ваш ход} other {ходит {seat}}}',
  'event.turn-ended': '{seat} {seat_is, select, you {завершаете} other {завершает}} ход',
  'event.passed': '{seat} {seat_is, select, you {пасуете} other {пасует}} в этот ход',
  'event.agent-sent':
    '{seat} {seat_is, select, you {разыгрываете} other {разыгрывает}} карту «{card}» и {seat_is, select, you {отправляете} other {отправляет}} агента в ячейку «{space}»',
  'event.agent-sent.from':
    '{seat} {seat_is, select, you {разыгрываете} other {разыгрывает}} карту «{card}» и {seat_is, select, you {перемещаете} other {перемещает}} агента из ячейки «{from}» в ячейку «{space}»',
  'event.agent-recalled':
    '{seat} {seat_is, select, you {возвращаете} other {возвращает}} агента из ячейки «{space}»',
  'event.agent-recalled.conflict':
    '{seat} {seat_is, select, you {возвращаете} other {возвращает}} агента из зоны конфликта',
  'event.agent-deployed':
    '{seat} {seat_is, select, you {размещаете} other {размещает}} в зоне конфликта агента из ячейки «{space}»',
  'event.reveal-turn':
    '{count, plural, =0 {{seat} не {seat_is, select, you {раскрываете} other {раскрывает}} ни одной карты} other {{seat} {seat_is, select, you {раскрываете} other {раскрывает}}: {cards}}}',
  'event.revealed':
    '{seat} {seat_is, select, you {берёте} other {берёт}} и {seat_is, select, you {раскрываете} other {раскрывает}}: {cards}',
  'event.gained': '{seat} {seat_is, select, you {получаете} other {получает}} {amount} ({source})',
  'event.paid': '{seat} {seat_is, select, you {платите} other {платит}} {amount} ({source})',
  'event.drew':
    '{seat} {seat_is, select, you {берёте} other {берёт}} {n, plural, one {# карту} few {# карты} other {# карт}}',
  'event.drew.seen': '{seat} {seat_is, select, you {берёте} other {берёт}}: {cards}',
  'event.shuffled': '{seat} {seat_is, select, you {перемешиваете} other {перемешивает}} колоду',
  'event.looked': '{seat} {seat_is, select, you {смотрите} other {смотрит}} верхние карты колоды',
  'event.looked.seen':
    '{seat} {seat_is, select, you {смотрите} other {смотрит}} верхние карты колоды: {cards}',
  'event.drew-intrigue':
    '{seat} {seat_is, select, you {берёте} other {берёт}} {n, plural, one {# карту интриги} few {# карты интриг} other {# карт интриг}}',
  'event.drew-intrigue.seen':
    '{seat} {seat_is, select, you {берёте} other {берёт}} {n, plural, =1 {карту интриги} other {карты интриг}}: {cards}',
  'event.intrigue-shuffled': 'Сброс карт интриг перемешан в новую колоду',
  'event.stole-intrigue':
    '{seat} {seat_is, select, you {крадёте} other {крадёт}} у {from_genitive} карту интриги',
  'event.stole-intrigue.seen':
    '{seat} {seat_is, select, you {крадёте} other {крадёт}} у {from_genitive} карту интриги «{card}»',
  'event.drew-twisted':
    '{seat} {seat_is, select, you {берёте} other {берёт}} {n, plural, one {# карту изощрённой интриги} few {# карты изощрённых интриг} other {# карт изощрённых интриг}}',
  'event.drew-twisted.seen':
    '{seat} {seat_is, select, you {берёте} other {берёт}} {n, plural, =1 {карту изощрённой интриги} other {карты изощрённых интриг}}: {cards}',
  'event.gave-intrigue': '{seat} {seat_is, select, you {отдаёте} other {отдаёт}} {to_dative} карту интриги',
  'event.gave-intrigue.seen':
    '{seat} {seat_is, select, you {отдаёте} other {отдаёт}} {to_dative} карту интриги «{card}»',
  'event.intrigue-played':
    '{seat} {seat_is, select, you {разыгрываете} other {разыгрывает}} карту интриги «{card}»',
  'event.chose': '{seat} {seat_is, select, you {выбираете} other {выбирает}}: {effect} ({source})',
  'event.discarded': '{seat} {seat_is, select, you {сбрасываете} other {сбрасывает}} карту «{card}»',
  'event.trashed':
    '{seat} {seat_is, select, you {удаляете} other {удаляет}} карту «{card}» {from, select, hand {с руки} discard {из сброса} deck {из колоды} other {из числа активных}}',
  'event.took-from-discard': '{seat} {seat_is, select, you {берёте} other {берёт}} из сброса карту «{card}»',
  'event.card-started': '{seat} {seat_is, select, you {вводите} other {вводит}} в игру карту «{card}»',
  'event.acquired':
    '{seat} {seat_is, select, you {приобретаете} other {приобретает}} {from, select, aside {отложенную карту} other {карту}} «{card}»{to, select, deck { и {seat_is, select, you {кладёте} other {кладёт}} её на верх колоды} hand { и {seat_is, select, you {берёте} other {берёт}} её на руку} other {}}',
  'event.row-refilled': 'Новая карта на рынке Империи: {card}',
  'event.set-aside': '{seat} {seat_is, select, you {откладываете} other {откладывает}} карту «{card}»',
  'event.space-forbidden':
    '{seat} {seat_is, select, you {закрываете} other {закрывает}} для соперников ячейку «{space}»',
  'event.influence':
    '{seat} {seat_is, select, you {получаете} other {получает}} {n, plural, one {# влияние} few {# влияния} other {# влияний}} во фракции {faction_genitive} (теперь {now})',
  'event.influence.lost':
    '{seat} {seat_is, select, you {теряете} other {теряет}} {n, plural, one {# влияние} few {# влияния} other {# влияний}} во фракции {faction_genitive} (теперь {now})',
  'event.alliance': '{to} {to_is, select, you {заключаете} other {заключает}} союз с {faction_instrumental}',
  'event.alliance.from':
    '{to} {to_is, select, you {перехватываете} other {перехватывает}} у {from_genitive} союз с {faction_instrumental}',
  'event.alliance.back':
    '{from} {from_is, select, you {теряете} other {теряет}} союз с {faction_instrumental}',
  'event.returned-to-hand':
    '{seat} {seat_is, select, you {возвращаете} other {возвращает}} на руку карту «{card}»',
  'event.intrigue-trashed': '{seat} {seat_is, select, you {удаляете} other {удаляет}} карту интриги «{card}»',
  'event.spy-placed': '{seat} {seat_is, select, you {отправляете} other {отправляет}} шпиона ({spaces})',
  'event.spy-recalled': '{seat} {seat_is, select, you {возвращаете} other {возвращает}} шпиона ({spaces})',
  'event.spy-moved':
    '{seat} {seat_is, select, you {перемещаете} other {перемещает}} шпиона ({spaces}): теперь он следит за другими ячейками ({others})',
  'event.spy-moved.none':
    '{seat} {seat_is, select, you {забираете} other {забирает}} шпиона ({spaces}): свободных наблюдательных пунктов нет',
  'event.spy-trashed': '{seat} {seat_is, select, you {убираете} other {убирает}} шпиона в коробку ({spaces})',
  'event.sandworms':
    '{seat} {seat_is, select, you {размещаете} other {размещает}} {n, plural, one {# песчаного червя} other {# песчаных червей}} в зоне конфликта',
  'event.maker-hooks': '{seat} {seat_is, select, you {берёте} other {берёт}} крюк Подателя',
  'event.shield-wall': '{seat} {seat_is, select, you {подрываете} other {подрывает}} Барьерную Стену',
  'event.contract-offered': 'Новый контракт: {contract} ({reward})',
  'event.contract-taken':
    '{seat} {seat_is, select, you {берёте} other {берёт}} контракт: {contract} ({reward})',
  'event.contract-completed':
    '{seat} {seat_is, select, you {выполняете} other {выполняет}} контракт: {contract} ({reward})',
  'event.contracts-revealed':
    '{seat} {seat_is, select, you {раскрываете} other {раскрывает}} контракты из общего запаса: {contracts}',
  'event.contract-trashed': 'Контракт выходит из игры: {contract} ({reward})',
  'event.conflict-taken':
    '{seat} {seat_is, select, you {забираете} other {забирает}} карту конфликта «{conflict}»',
  'event.battle-icons':
    '{seat} {seat_is, select, you {переворачиваете} other {переворачивает}} карты с боевыми символами и {seat_is, select, you {получаете} other {получает}} 1 победное очко: {cards}',
  'event.flipped':
    '{seat} {seat_is, select, you {переворачиваете} other {переворачивает}} карту конфликта «{conflict}»',
  'event.trained':
    '{seat} {seat_is, select, you {продвигаетесь} other {продвигается}} по треку обучения: {place}',
  'event.memory':
    '{seat} {seat_is, select, you {перемещаете} other {перемещает}} отряд из личного запаса к Бене Гессерит как воспоминание',
  'event.tactics':
    '{seat} {seat_is, select, you {передвигаете} other {передвигает}} фишку тактики на деление {now}{turns, select, yes {, последнее; она возвращается к началу} other {}}',
  'event.navigation-laid':
    '{seat} {seat_is, select, you {выкладываете} other {выкладывает}} карту навигации лицевой стороной вниз в слот {place}',
  'event.navigation-laid.seen':
    '{seat} {seat_is, select, you {выкладываете} other {выкладывает}} карту навигации «{card}» лицевой стороной вниз в слот {place}',
  'event.navigation-played':
    '{seat} {seat_is, select, you {разыгрываете} other {разыгрывает}} карту навигации «{card}» из слота {place}',
  'event.secret-tech':
    '{seat} {seat_is, select, you {кладёте} other {кладёт}} плитку технологии лицевой стороной вниз на планшет лидера',
  'event.secret-tech.seen':
    '{seat} {seat_is, select, you {кладёте} other {кладёт}} плитку технологии «{tech}» лицевой стороной вниз на планшет лидера',
  'event.recruited':
    '{seat} {seat_is, select, you {нанимаете} other {нанимает}} {n, plural, one {# отряд} few {# отряда} other {# отрядов}}',
  'event.deployed':
    '{seat} {seat_is, select, you {размещаете} other {размещает}} в зоне конфликта {units}{from, select, supply { из личного запаса} other {}}',
  'event.retreated': '{seat} {seat_is, select, you {отводите} other {отводит}} в гарнизон {units}',
  'event.troops-lost':
    '{seat} {seat_is, select, you {теряете} other {теряет}} {units} {from, select, garrison {из гарнизона} other {из зоны конфликта}}',
  'event.commander-acquired':
    '{seat} {seat_is, select, you {получаете} other {получает}} и {seat_is, select, you {нанимаете} other {нанимает}} командира сардаукаров из ячейки «{from}»',
  'event.commander-acquired.bank':
    '{seat} {seat_is, select, you {получаете} other {получает}} и {seat_is, select, you {нанимаете} other {нанимает}} командира сардаукаров из общего запаса',
  'event.commander-recruited':
    '{seat} {seat_is, select, you {нанимаете} other {нанимает}} командира сардаукаров из личного запаса',
  'event.commander-removed':
    '{seat} {seat_is, select, you {убираете} other {убирает}} из игры командира сардаукаров из ячейки «{space}»',
  'event.skill-taken': '{seat} {seat_is, select, you {берёте} other {берёт}} умение «{skill}»',
  'event.skill-offered': 'Новое умение: {skill}',
  'event.skill-trashed': '{seat} {seat_is, select, you {удаляете} other {удаляет}} умение «{skill}»',
  'event.tech-acquired':
    '{seat} {seat_is, select, you {покупаете} other {покупает}} плитку технологии «{tech}»',
  'event.tech-offered': 'Новая плитка технологии: {tech}',
  'event.tech-used':
    '{seat} {seat_is, select, you {переворачиваете} other {переворачивает}} плитку технологии «{tech}»',
  'event.tech-trashed': '{seat} {seat_is, select, you {удаляете} other {удаляет}} плитку технологии «{tech}»',
  'event.tech-discarded': 'Плитка технологии «{tech}» выходит из игры: оппоненты не могут её купить',
  'event.masterstroke':
    '{seat} {seat_is, select, you {раскрываете} other {раскрывает}} выбранные фракции: {factions}',
  'event.council-seat': '{seat} {seat_is, select, you {занимаете} other {занимает}} место в Высшем Совете',
  'event.activated': '{seat} {seat_is, select, you {активируете} other {активирует}} {ally_accusative}',
  'event.offered':
    '{seat} {seat_is, select, you {отдаёте} other {отдаёт}} при обмене {gift}; {to_is, select, you {теперь решаете вы} other {теперь решает {to}}}',
  'event.offered-intrigue':
    '{seat} {seat_is, select, you {отдаёте} other {отдаёт}} при обмене {gift}; {to_is, select, you {теперь решаете вы} other {теперь решает {to}}}',
  'event.offered-intrigue.nothing':
    '{seat} при обмене ничего не {seat_is, select, you {отдаёте} other {отдаёт}}; {to_is, select, you {теперь решаете вы} other {теперь решает {to}}}',
  'gift.intrigue': '{n, plural, one {# карту интриги} few {# карты интриг} other {# карт интриг}}',
  'event.traded':
    '{seat} и {with} {seat_is, select, you {обмениваетесь} other {{with_is, select, you {обмениваетесь} other {обмениваются}}}}',
  'event.contributed':
    '{seat} {seat_is, select, you {вносите} other {вносит}} {n, plural, one {# Пряность} other {# Пряности}}; {to_is, select, you {платите вы} other {платит {to}}}',
  'event.conceded': '{seat} {seat_is, select, you {уступаете} other {уступает}} место {to_dative}',
  'event.throne-row':
    '{seat} {seat_is, select, you {перемещаете} other {перемещает}} карту «{card}» на рынок Престола',
  'event.swordmaster-gone':
    '{seat_is, select, you {Ваш оружейник возвращается в коробку} other {Оружейник возвращается в коробку ({seat})}}',
  'event.swordmaster': '{seat} {seat_is, select, you {получаете} other {получает}} третьего агента',
  'event.mentat': '{seat} {seat_is, select, you {берёте} other {берёт}} ментата',
  'event.control':
    '{seat} {seat_is, select, you {устанавливаете} other {устанавливает}} контроль над ячейкой «{space}»',
  'event.rival': 'Оппонент: {rival}',
  'event.hagal-skipped.occupied':
    '{seat} {seat_is, select, you {раскрываете} other {раскрывает}} карту «{card}»: ячейка «{space}» занята',
  'event.hagal-skipped.forbidden':
    '{seat} {seat_is, select, you {раскрываете} other {раскрывает}} карту «{card}»: ячейка «{space}» закрыта для этого агента',
  'event.hagal-skipped.needs-influence':
    '{seat} {seat_is, select, you {раскрываете} other {раскрывает}} карту «{card}»: для ячейки «{space}» нужно не менее {n} влияния во фракции {faction_genitive}',
  'event.hagal-skipped.no-bonus-spice':
    '{seat} {seat_is, select, you {раскрываете} other {раскрывает}} карту «{card}»: бонусной Пряности там нет',
  'event.hagal-skipped.politics':
    '{seat} {seat_is, select, you {раскрываете} other {раскрывает}} карту «{card}»: во фракции {faction_genitive} сейчас ничего не выиграть',
  'event.hagal-spy': '{seat} {seat_is, select, you {раскрываете} other {раскрывает}} карту «{card}»',
  'event.hagal-spy.none':
    '{seat} {seat_is, select, you {раскрываете} other {раскрывает}} карту «{card}»: для шпиона нет свободного наблюдательного пункта',
  'event.hagal-tech': '{seat} {seat_is, select, you {раскрываете} other {раскрывает}} карту «{card}»',
  'event.rival-sent':
    '{seat} {seat_is, select, you {раскрываете} other {раскрывает}} карту «{card}» и {seat_is, select, you {отправляете} other {отправляет}} агента в ячейку «{space}»',
  'event.hagal-swords':
    '{seat} {seat_is, select, you {раскрываете} other {раскрывает}}: {cards} ({n, plural, =0 {мечей нет} one {# меч} few {# меча} other {# мечей}})',
  'event.hagal-shuffled': 'Карты Дома Хагал перемешаны в новую колоду',
  'event.rival-stuck':
    '{seat} не {seat_is, select, you {находите} other {находит}} ячейки для агента и больше не {seat_is, select, you {отправляете} other {отправляет}} агентов в этом раунде',
  'event.scheme': '{seat} {seat_is, select, you {выполняете} other {выполняет}} замысел',
  'event.rival-paid': '{seat} {seat_is, select, you {платите} other {платит}} {goods} за 1 победное очко',
  'event.rival-paid.swordmaster':
    '{seat} {seat_is, select, you {платите} other {платит}} {goods} за оружейника',
  'event.control-lost':
    '{seat} {seat_is, select, you {теряете} other {теряет}} контроль над ячейкой «{space}»',
  'event.row-churned':
    'На кубиках {dice}: {count, plural, =0 {рынок Империи не меняется} =1 {с рынка Империи удаляется карта ({cards})} other {с рынка Империи удаляются карты ({cards})}}',
  'goods.intrigue': '{n, plural, one {# карту интриги} few {# карты интриг} other {# карт интриг}} ({cards})',
  'event.combat-pass': '{seat} {seat_is, select, you {пасуете} other {пасует}}',
  'event.reward':
    '{seat} {seat_is, select, you {получаете} other {получает}} награду за {place, plural, =1 {первое} =2 {второе} other {третье}} место: {conflict}',
  'event.conflict-over': 'Сражение завершено: боевые единицы покидают поле',
  'event.bonus-spice': 'Бонусная Пряность в ячейке «{space}»: {now}',
  'event.recalled':
    'Все агенты возвращаются; {firstPlayer_is, select, you {первый ход — ваш} other {первый игрок — {firstPlayer}}}',
}
