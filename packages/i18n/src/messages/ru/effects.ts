// What effects say, in Russian. `mood` chooses the verb: `they` the third person, `to` the infinitive, otherwise the
// imperative. Amounts are in the accusative. A condition is a clause with «если», inside a sentence after what it is
// the condition of: so every comma that opens is closed.

import type { effects as en } from '../en/effects.ts'
import type { Translated } from '../messages.ts'

export const effects: Translated<typeof en> = {
  'amount.solari': '{n, plural, one {# солярий} few {# солярия} other {# соляриев}}',
  'amount.spice': '{n, plural, one {# Пряность} few {# Пряности} other {# Пряностей}}',
  'amount.water': '{n, plural, one {# воду} other {# воды}}',
  'amount.persuasion': '{n, plural, one {# очко убеждения} few {# очка убеждения} other {# очков убеждения}}',
  'amount.swords': '{n, plural, one {# меч} few {# меча} other {# мечей}}',
  'amount.vp': '{n, plural, one {# победное очко} few {# победных очка} other {# победных очков}}',
  'amount.per': '{what} за {each}',
  'counter.cards-in-play': 'каждую вашу активную карту {faction_genitive}',
  'counter.revealed': 'каждую раскрытую вами карту {faction_genitive}',
  'counter.sandworms': 'каждого вашего песчаного червя в зоне конфликта',
  'counter.contracts': 'каждый ваш выполненный контракт',
  'counter.sword-cards': 'каждую другую раскрытую вами карту, которая даёт мечи',
  'influence.all': '{n, plural, one {# влияние} few {# влияния} other {# влияний}} у каждой фракции',
  'influence.any': '{n, plural, one {# влияние} few {# влияния} other {# влияний}} у одной любой фракции',
  'influence.each': '{n, plural, one {по # влиянию} few {по # влияния} other {по # влияний}} у {factions}',
  'influence.one': '{n, plural, one {# влияние} few {# влияния} other {# влияний}} у {faction_genitive}',
  'influence.opponent-ahead':
    '{n, plural, one {# влияние} few {# влияния} other {# влияний}} у фракции, где у соперника влияния больше, чем у {mood, select, they {него} other {вас}}',
  'influence.place':
    '{n, plural, one {# влияние} few {# влияния} other {# влияний}} у {place, plural, =1 {первой} =2 {второй} =3 {третьей} other {четвёртой}} фракции из своего списка приоритетов',
  'influence.least':
    '{n, plural, one {# влияние} few {# влияния} other {# влияний}} у фракции, где его влияние наименьшее',
  'influence.most':
    '{n, plural, one {# влияние} few {# влияния} other {# влияний}} у фракции, где его влияние наибольшее',
  'influence.alliance':
    '{n, plural, one {# влияние} few {# влияния} other {# влияний}} у фракции, союз с которой это ему принесёт, иначе у фракции, где его влияние наименьшее',
  'influence.several':
    '{n, plural, one {по # влиянию} few {по # влияния} other {по # влияний}} у {factions, plural, =2 {двух} =3 {трёх} other {#}} разных фракций',
  'influence.some': '{n, plural, one {# влияние} few {# влияния} other {# влияний}} у {factions}',
  'influence.spied':
    '{n, plural, one {# влияние} few {# влияния} other {# влияний}} у каждой фракции, за которой следят ваши шпионы',
  'the-faction': '{faction_genitive}',
  'space-with': '{icon_genitive}',
  'space-of-faction': 'фракции',
  'spied-maker': 'с символом Подателя, за которой следит ваш шпион',

  have: '{what}',
  gain: '{mood, select, they {получает} to {получить} other {получите}} {what}',
  may: '{mood, select, to {при желании} other {можете}} {effect}',
  draw: '{mood, select, they {берёт} to {взять} other {возьмите}} {n, plural, one {# карту} few {# карты} other {# карт}}',
  'draw.per':
    '{mood, select, they {берёт} to {взять} other {возьмите}} {n, plural, one {# карту} few {# карты} other {# карт}} за {each}',
  intrigue:
    '{mood, select, they {берёт} to {взять} other {возьмите}} {n, plural, one {# карту} few {# карты} other {# карт}} интриги',
  recruit:
    '{mood, select, they {нанимает} to {нанять} other {наймите}} {n, plural, one {# отряд} few {# отряда} other {# отрядов}}',
  'recruit-and-deploy':
    '{mood, select, to {нанять} other {наймите}} {n, plural, one {# отряд} few {# отряда} other {# отрядов}}; во время раскрытия карт можете сразу разместить {n, plural, =1 {его} other {их}} в зоне конфликта',
  trash: '{mood, select, they {удаляет} to {удалить} other {удалите}} карту',
  'trash-this': '{mood, select, to {удалить} other {удалите}} эту карту',
  discard:
    '{mood, select, they {сбрасывает} to {сбросить} other {сбросьте}} {n, plural, one {# карту} few {# карты} other {# карт}}',
  deploy:
    '{mood, select, to {разместить} other {разместите}} {n, plural, =1 {1 отряд} one {до # отряда} other {до # отрядов}} из гарнизона в зоне конфликта',
  'deploy.any':
    '{mood, select, to {разместить} other {разместите}} любое число отрядов из гарнизона в зоне конфликта',
  'deploy-from-supply':
    '{mood, select, to {разместить} other {разместите}} {n, plural, one {# отряд} few {# отряда} other {# отрядов}} из личного запаса в зоне конфликта',
  retreat:
    '{mood, select, to {отвести} other {отведите}} {n, plural, =1 {1 отряд} one {до # отряда} other {до # отрядов}} из зоны конфликта в гарнизон',
  'retreat.any':
    '{mood, select, to {отвести} other {отведите}} любое число отрядов из зоны конфликта в гарнизон',
  'lose-troop':
    '{mood, select, they {теряет} to {потерять} other {потеряйте}} 1 отряд {from, select, garrison {из гарнизона} other {из зоны конфликта}}',
  'take-reserve': '{mood, select, to {взять} other {возьмите}} 1 карту «{card}» из резерва',
  acquire:
    '{mood, select, to {купить} other {купите}} карту стоимостью до {n, plural, one {# очка} other {# очков}} убеждения{to, select, deck {{mood, select, to { и положить} other { и положите}} её на верх колоды} hand {{mood, select, to { и взять} other { и возьмите}} её на руку} other {}}',
  'acquire.exactly':
    '{mood, select, to {купить} other {купите}} карту стоимостью ровно {n, plural, one {# очко} few {# очка} other {# очков}} убеждения{to, select, deck {{mood, select, to { и положить} other { и положите}} её на верх колоды} hand {{mood, select, to { и взять} other { и возьмите}} её на руку} other {}}',
  'acquire.for-solari':
    '{mood, select, to {купить} other {купите}} карту за солярии вместо очков убеждения{to, select, deck {{mood, select, to { и положить} other { и положите}} её на верх колоды} hand {{mood, select, to { и взять} other { и возьмите}} её на руку} other {}}',
  'take-from-discard':
    '{mood, select, to {взять} other {возьмите}} на руку 1 карту {faction_genitive} из своего сброса',
  'steal-intrigue':
    '{mood, select, they {берёт} to {взять} other {возьмите}} 1 случайную карту интриги у каждого соперника, у которого их 4 или больше',
  harvest:
    '{mood, select, to {собрать} other {соберите}} {n, plural, =0 {всю бонусную Пряность этой ячейки} one {# Пряность и всю бонусную Пряность этой ячейки} few {# Пряности и всю бонусную Пряность этой ячейки} other {# Пряностей и всю бонусную Пряность этой ячейки}}',
  'double-harvest':
    '{mood, select, to {удвоить} other {удвойте}} Пряность, которую соберёте в этот ход, кроме бонусной',
  'faction-influence':
    '{mood, select, to {получить} other {получите}} {n, plural, one {# влияние} few {# влияния} other {# влияний}} вместо 1 за посещение ячейки фракции в этот ход',
  visit: '{mood, select, to {получить} other {получите}} влияние у {faction_genitive} за посещение ячейки',
  discount:
    'в этот ход карта «{card}» стоит на {n, plural, one {# очко} few {# очка} other {# очков}} убеждения меньше',
  'acquire-on-top': '{mood, select, to {класть} other {кладите}} купленные карты на верх колоды',
  'faction-icons': 'карта, которую вы разыгрываете в этот ход, получает и символы всех четырёх фракций',
  'ignore-enemy-agents': 'чужие агенты не мешают вашему следующему агенту в этот ход',
  'forbid-space':
    '{mood, select, to {выбрать} other {выберите}} ячейку: до вашего следующего хода соперники не могут отправить туда своего следующего агента этого раунда',
  'set-aside-row-card':
    '{mood, select, to {отложить} other {отложите}} карту с Рынка Империи; при раскрытии карт в этом раунде можете купить её на 1 очко убеждения дешевле',
  'recall-agent': '{mood, select, to {вернуть} other {верните}} одного из своих агентов на планшет лидера',
  pass: '{mood, select, to {спасовать} other {спасуйте}} в этот ход',
  'look-draw-or-trash':
    '{mood, select, to {посмотреть верхнюю карту своей колоды, затем взять её или удалить} other {посмотрите верхнюю карту своей колоды, затем возьмите её или удалите}}',
  'shuffle-discard-into-deck': '{mood, select, to {замешать} other {замешайте}} свой сброс в колоду',
  'council-seat':
    '{mood, select, to {занять} other {займите}} место в Высшем Совете (2 очка убеждения при каждом раскрытии карт)',
  swordmaster: '{mood, select, to {взять} other {возьмите}} третьего агента до конца игры',
  mentat:
    '{mood, select, to {взять} other {возьмите}} Ментата из его ячейки как ещё одного агента на этот раунд',
  'mentat.won':
    '{mood, select, to {взять} other {возьмите}} Ментата как ещё одного агента на следующий раунд',
  control: '{mood, select, to {установить} other {установите}} контроль над ячейкой «{space}»',
  signet:
    '{mood, select, they {применяет свою способность} to {применить способность своего лидера} other {примените способность своего лидера}} с символом «Кольцо с печаткой»',
  'ignores-requirements': 'эта карта отправляет агента без учёта условий влияния',
  spy: '{mood, select, they {отправляет} to {отправить} other {отправьте}} {n, plural, =1 {шпиона} one {до # шпиона} other {до # шпионов}}',
  'spy.at':
    '{mood, select, to {отправить} other {отправьте}} шпиона на наблюдательный пункт у ячейки {spaces}{shared, select, yes {, даже рядом с чужим шпионом} other {}}',
  'spy.shared': '{mood, select, to {отправить} other {отправьте}} шпиона, даже рядом с чужим шпионом',
  'spy.visited':
    '{mood, select, to {отправить} other {отправьте}} шпиона на наблюдательный пункт у ячейки, куда вы отправили агента в этот ход{shared, select, yes {, даже рядом с чужим шпионом} other {}}',
  'spy.then': 'если он следит за ячейкой {spaces}, {effects}',
  'remove-shield-wall':
    '{mood, select, they {подрывает Барьерную Стену, если у него есть Крюк Подателя} to {подорвать Барьерную Стену} other {подорвите Барьерную Стену}}',
  'maker-hooks': '{mood, select, they {берёт} to {взять} other {возьмите}} Крюк Подателя',
  sandworm:
    '{mood, select, to {разместить} other {разместите}} {n, plural, one {# песчаного червя} other {# песчаных червей}} в зоне конфликта',
  contract: '{mood, select, to {взять} other {возьмите}} контракт (2 солярия, если контрактов нет)',
  'trash-from-hand':
    '{mood, select, to {удалить карту с руки и, если она стоит 1 очко убеждения или больше,} other {удалите карту с руки; если она стоит 1 очко убеждения или больше, вам разрешено}} {effects}',
  'return-this': '{mood, select, to {вернуть} other {верните}} эту карту на руку',
  'deploy-recruits':
    '{mood, select, to {разместить} other {разместите}} в зоне конфликта любые отряды, нанятые в этот ход',
  'no-deployment': 'в этот ход нельзя размещать боевые единицы в зоне конфликта',
  'sort-top-three':
    'если в вашей колоде 3 карты или больше, {mood, select, to {посмотреть верхние три: одну взять, одну сбросить и одну удалить} other {посмотрите верхние три: одну возьмите, одну сбросьте и одну удалите}}',
  'secret-factions': 'тайно выберите две фракции',
  masterstroke: 'раскройте эти фракции и получите по 1 влиянию у каждой',
  train:
    '{mood, select, to {передвинуть} other {передвиньте}} фишку Фейда на одно деление вправо по треку обучения и {mood, select, to {применить} other {примените}} эффект этого деления',
  memory:
    '{mood, select, to {переместить} other {переместите}} 1 отряд из личного запаса к Бене Гессерит как воспоминание',
  'other-memories':
    '{mood, select, to {вернуть все воспоминания в личный запас, взять за каждое 1 карту и перевернуть} other {верните все воспоминания в личный запас, возьмите за каждое 1 карту и переверните}} планшет лидера',
  'repeat-space': '{mood, select, to {повторить} other {повторите}} эффекты этой ячейки',
  'recruit-on-acquire':
    '{mood, select, to {нанимать} other {нанимайте}} {n, plural, one {# отряд} few {# отряда} other {# отрядов}} при каждой покупке карты',
  'sends-anywhere':
    'отправьте одного из своих агентов, с планшета лидера или из ячейки, в любую ячейку, даже занятую',

  'each-opponent': '{mood, select, to {заставить каждого соперника} other {каждый соперник}} {effect}',
  'one-opponent':
    '{mood, select, to {заставить одного соперника} other {один соперник}} по вашему выбору {effect}',
  once: '{effects} ({per, select, turn {раз за ход} round {раз за раунд} other {раз за игру}})',
  several: '{of}',
  choose:
    '{mood, select, they {выбирает} to {выбрать} other {выберите}} {n, plural, =1 {одно} =2 {два варианта} few {# варианта} other {# вариантов}}: {of}',
  pay: '{cost}: {effects}',
  'pay-to': '{cost}, чтобы {effects}',
  when: '{condition}: {effects}',
  'when-inside': '{effects}, {condition}',
  'when-also': '{condition}, дополнительно {effects}',
  'when-pay': '{condition}, {cost}: {effects}',
  either: '{condition}: {yes}; иначе {no}',
  'on-reveal': 'при раскрытии карт в этом раунде: {effects}',
  'cost.pay': '{mood, select, they {платит} to {заплатить} other {заплатите}} {what}',
  'cost.influence':
    '{mood, select, to {потерять} other {потеряйте}} {n, plural, =1 {1 влияние у одной фракции} few {# влияния у одной или нескольких фракций} other {# влияний у одной или нескольких фракций}}',
  'cost.discard':
    '{mood, select, to {сбросить} other {сбросьте}} {n, plural, =1 {карту} one {# карту} few {# карты} other {# карт}}',
  'cost.flip':
    '{mood, select, to {перевернуть} other {переверните}} выигранную карту конфликта с символом «{icon}» или с универсальным боевым символом',
  'cost.recall-spies':
    '{mood, select, to {вернуть} other {верните}} {n, plural, =1 {шпиона} one {# шпиона} other {# шпионов}}',
  'cost.retreat':
    '{mood, select, to {отвести} other {отведите}} {n, plural, one {# отряд} few {# отряда} other {# отрядов}} в гарнизон',
  'cost.retreat-some':
    '{mood, select, to {отвести} other {отведите}} {least}–{most, plural, one {# отряд} few {# отряда} other {# отрядов}} в гарнизон',
  'cost.trash':
    '{mood, select, to {удалить} other {удалите}} {n, plural, =1 {карту} one {# карту} few {# карты} other {# карт}}',
  'cost.trash-from-hand': '{mood, select, to {удалить} other {удалите}} с руки карту {faction_genitive}',
  'cost.trash-in-play':
    '{mood, select, to {удалить} other {удалите}} другую свою активную карту {faction_genitive}',
  'cost.trash-intrigue':
    '{mood, select, to {удалить} other {удалите}} {n, plural, =1 {карту} one {# карту} few {# карты} other {# карт}} интриги',
  'cost.trash-this': '{mood, select, to {удалить} other {удалите}} эту карту',
  'cost.troops':
    '{mood, select, to {потерять} other {потеряйте}} {n, plural, one {# отряд} few {# отряда} other {# отрядов}} из зоны конфликта',
  'if.influence': 'если {mood, select, they {его} other {ваше}} влияние у {faction_genitive} {n}+',
  'if.alliance': 'если у вас союз с {faction_instrumental}',
  'if.any-alliance': 'если у {mood, select, they {него} other {вас}} есть любой союз',
  'if.bond': 'если у вас есть другая активная карта {faction_genitive}',
  'if.council-seat': 'если у вас есть место в Высшем Совете',
  'if.mentat-home': 'если Ментат в своей ячейке',
  'if.enemy-troops-in-conflict': 'если у соперника есть отряды в зоне конфликта',
  'if.owns':
    'если у вас {n}+ {n, plural, one {экземпляр} few {экземпляра} other {экземпляров}} карты «{card}»',
  'if.owns-most': 'если у вас больше карт «{card}», чем у каждого соперника',
  'if.tracks': 'если у вас влияние {n}+ на {tracks, plural, one {# треке} other {# треках}}',
  'if.tracks-exactly': 'если у вас влияние {n}+ ровно на {tracks, plural, one {# треке} other {# треках}}',
  'if.acquired': 'если вы купили карту «{card}» в этот ход',
  'if.both': '{conditions}',
  'if.contracts':
    'если у вас {n}+ {n, plural, one {выполненный контракт} few {выполненных контракта} other {выполненных контрактов}}',
  'if.discarded': 'если вы сбросили карту {faction_genitive}',
  'if.gained-spice': 'если вы получили Пряность в этот ход',
  'if.influence-under-alliance': 'если у вас влияние {n}+ у фракции, союз с которой у соперника',
  'if.maker-hooks': 'если у вас есть Крюк Подателя',
  'if.no-council-seat': 'если у вас нет места в Высшем Совете',
  'if.conflict-level': 'если идёт конфликт {n, plural, =1 {I} =2 {II} other {III}}',
  'if.sandworms':
    'если у вас {n, plural, =1 {есть песчаный червь} few {#+ песчаных червя} other {#+ песчаных червей}} в зоне конфликта',
  'if.spies': 'если у вас {n}+ {n, plural, one {шпион} few {шпиона} other {шпионов}} на поле',
  'if.spy-recalled': 'если вы вернули шпиона в этот ход',
  'if.spying-on-maker': 'если ваш шпион следит за ячейкой с символом Подателя',
  'if.strength': 'если ваша боевая сила {n}+',
  'if.swordmaster': 'если у вас есть Оружейник',
  'if.units':
    'если у вас {n}+ {n, plural, one {боевая единица} few {боевые единицы} other {боевых единиц}} в зоне конфликта',
  'if.units-deployed':
    'если вы разместили {n}+ {n, plural, one {боевую единицу} few {боевые единицы} other {боевых единиц}} в этот ход',
  'if.visited-faction': 'если вы отправили агента в ячейку фракции в этот ход',
  'if.visited-maker': 'если вы отправили агента в ячейку с символом Подателя в этот ход',

  'space.requires': 'нужно влияние {n}+ у {faction_genitive}',
  'space.control': 'кто контролирует эту ячейку, {effect}, когда сюда отправляют агента',
  'space.on-reveal': 'при раскрытии карт, если ваш агент ещё здесь: {effects}',
  'space.combat': 'можете разместить отряды в зоне конфликта: все нанятые в этот ход и ещё до 2 из гарнизона',
  'space.maker': 'в фазе «Податели» получает 1 бонусную Пряность, если здесь нет агента',
  'space.once': 'каждый игрок может прийти сюда один раз за игру',
  'space.cheaper': 'на {what} меньше, если хотя бы у одного игрока есть Оружейник',
  'ability.start': 'перед первым раундом {effects}',
  'ability.visit': 'каждый раз, когда отправляете агента в ячейку {spaces}: {effects}',
  'ability.deployed': 'каждый раз, когда размещаете {n} или больше отрядов за один ход: {effects}',
  'ability.first-deployed': 'когда впервые разместите {n} или больше отрядов за один ход, {effects}',
  'ability.deck-top': 'можете в любой момент смотреть верхнюю карту своей колоды',
  'ability.starting-goods': 'в начале игры получите ещё {what}',
  'ability.space-cost': 'ячейки {icon_genitive} стоят для вас на {what} меньше',
  'ability.solari-paid': 'каждый раз, когда платите солярии за ячейку: {effects}',
  'ability.blocking': 'чужие агенты не мешают вашим в ячейках с символами: {icons}',
  'ability.harvest': 'каждый раз, когда собираете Пряность: {effects}',
  'ability.harvest-less': 'получите на {what} меньше',
  'ability.council-seat': 'когда занимаете место в Высшем Совете: {effects}',
  'ability.reveal': 'при раскрытии карт: {effects}',
  'ability.influence-reached': 'каждый раз, когда ваше влияние у {faction_genitive} достигает {n}: {effects}',
  'ability.may-visit': 'когда отправляете агента в ячейку {spaces}, можете {effects}',
  'ability.opponent-visit': 'каждый раз, когда соперник отправляет агента в ячейку {spaces}: {effects}',
  'ability.starting-deck': 'в вашей стартовой колоде нет карты: {cards}',
  'ability.contract-offer':
    'контракты «{contracts}» отложены для вас: только вы можете брать их вместо открытого контракта',
  'training.start': 'со старта: {next}',
  'training.place': '{place}: {effects}; далее: {next}',
  'training.end': '{place}: {effects}',

  'battle-icon': '{icon}',
  'objective.first-player': 'владелец этой карты — первый игрок',
  'objective.players': 'число игроков: {counts}',
  count: '{n}',
  'post.spaces': '{spaces}',
  'hagal.sends': 'отправляет агента в ячейку «{where}»',
  'hagal.harvests':
    'отправляет агента в ячейку «{where}», если там есть бонусная Пряность, и собирает Пряность',
  'hagal.richest':
    'отправляет агента в ячейку {where}, смотря где больше бонусной Пряности (при равенстве — всей Пряности), и собирает Пряность',
  'hagal.worms':
    'если у него есть Крюк Подателя и черви могут прийти, размещает песчаных червей этой ячейки и берёт только бонусную Пряность',
  'hagal.gains': '{goes}: {effects}',
  'hagal.also': '{goes}; {effects}',
  'hagal.if': '{condition}, {goes}',
  'hagal.otherwise': 'иначе {goes}',
  'hagal.needs': 'отправляет агента в ячейку «{where}», но только {condition}',
  'hagal.again': 'иначе раскрывается ещё одна карта',
  'hagal.spy': 'отправляет шпиона на первый свободный наблюдательный пункт по порядку: {posts}',
  'hagal.spy-again': 'затем для агента раскрывается ещё одна карта',
  'hagal.reshuffle': 'все карты Дома Хагал замешиваются в новую колоду',
  'hagal.swords':
    '{n, plural, =0 {не прибавляет мечей к своей силе} one {прибавляет к своей силе # меч} few {прибавляет к своей силе # меча} other {прибавляет к своей силе # мечей}}',
  'hagal.solo': 'только в одиночной игре',
  'hagal.two-players': 'только в игре с двумя участниками',
  'rival.swordmaster':
    '{n, plural, one {# ресурс} few {# ресурса} other {# ресурсов}} в сумме: солярии, Пряность, карты интриги и вода',
  'rival.priorities': '{factions}',
  'rival.streamlined': 'может быть неамбициозным оппонентом',
  'contract.visit': 'отправьте агента в ячейку «{space}»',
  'contract.harvest':
    'отправьте агента в ячейку с символом Подателя и получите в этот ход {n, plural, one {# Пряность} few {# Пряности} other {# Пряностей}} или больше',
  'contract.acquire': 'купите карту «{card}»',
  'contract.at-once': 'возьмите его',
}
