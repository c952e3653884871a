// What components say besides their effects, in Russian: spaces, abilities, contracts, House Hagal cards and the like.

import type { printed as en } from '../en/printed.ts'
import type { Translated } from '../messages.ts'

export const printed: Translated<typeof en> = {
  price: '{what_nominative}',
  'space.requires': 'нужно не менее {n} влияния во фракции {faction_genitive}',
  'space.control': 'игрок, контролирующий эту ячейку, {effect} каждый раз, когда сюда отправляют агента',
  'space.on-reveal': 'при раскрытии карт, если ваш агент ещё здесь: {effects}',
  'space.combat': 'можете разместить отряды в зоне конфликта: все нанятые в этот ход и ещё до 2 из гарнизона',
  'space.maker': 'в фазе «Податели» получает 1 бонусную Пряность, если здесь нет агента',
  'space.only-for': 'только для лидера: {leader}',
  'space.once': 'каждый игрок может отправить сюда агента только один раз за игру',
  'space.cheaper': 'на {what} меньше, если хотя бы у одного игрока есть оружейник',
  'ability.start': 'перед первым раундом {effects}',
  'ability.visit': 'каждый раз, когда отправляете агента в ячейку {spaces}: {effects}',
  'ability.deployed': 'каждый раз, когда размещаете {n} или больше отрядов за один ход: {effects}',
  'ability.first-deployed': 'когда впервые разместите {n} или больше отрядов за один ход, {effects}',
  'ability.deck-top': 'можете в любой момент смотреть верхнюю карту своей колоды',
  'ability.starting-goods': 'в начале игры получите ещё {what}',
  'ability.space-cost': 'ячейки {icon_genitive} стоят для вас на {what} меньше',
  'ability.solari-paid': 'каждый раз, когда платите солярии за ячейку: {effects}',
  'ability.blocking': 'чужие агенты не мешают вашим в ячейках {icons_genitive}',
  'ability.harvest': 'каждый раз, когда собираете Пряность: {effects}',
  'ability.harvest-less': 'получите на {what} меньше',
  'ability.council-seat': 'когда занимаете место в Высшем Совете: {effects}',
  'ability.reveal': 'при раскрытии карт: {effects}',
  'ability.influence-reached':
    'каждый раз, когда достигаете {n} влияния во фракции {faction_genitive}: {effects}',
  'ability.may-visit': 'когда отправляете агента в ячейку {spaces}, можете {effects}',
  'ability.teammate-visit':
    'каждый раз, когда игрок вашей команды отправляет агента в ячейку {spaces}: {effects}',
  'ability.opponent-visit': 'каждый раз, когда соперник отправляет агента в ячейку {spaces}: {effects}',
  'ability.starting-deck': 'в вашей стартовой колоде нет карты «{cards}»',
  'ability.contract-offer':
    'контракты «{contracts}» отложены для вас: только вы можете брать их вместо открытого контракта',
  'ability.turn': 'один раз в каждый свой ход: {effects}',
  'ability.flip': 'в один из своих ходов переверните эту плитку до следующего раунда: {effects}',
  'ability.agent-turn': 'отправив агента, переверните эту плитку до следующего раунда: {effects}',
  'ability.round-start': 'в начале каждого раунда: {effects}',
  'ability.trashed': 'каждый раз, когда удаляете карту, кроме карт интриг: {effects}',
  'ability.intrigue-drawn': 'за каждую карту интриги, которую берёте или крадёте в свой ход: {effects}',
  'ability.spice-gained': 'каждый раз, когда за один ход получаете не менее {n} Пряности: {effects}',
  'ability.contract-completed': 'каждый раз, когда выполняете контракт: {effects}',
  'ability.conflict-won': 'каждый раз, когда побеждаете в сражении: {effects}',
  'ability.commander-recruited': 'каждый раз, когда нанимаете командира сардаукаров: {effects}',
  'ability.sandworm-instead':
    'вы не размещаете песчаных червей; вместо каждого, даже если Барьерная Стена защищает место сражения: {effects}',
  'ability.endgame': 'в конце игры: {effects}',
  'ability.any-influence-reached': 'каждый раз, когда достигаете {n} влияния в какой-либо фракции: {effects}',
  'ability.starting-less': 'в начале игры получите на {what} меньше',
  'ability.one-space-cost': 'ячейка «{space}» стоит для вас на {what} меньше',
  'ability.all-space-cost': 'ячейки стоят для вас на {what} меньше',
  'ability.card-icons': 'у каждой вашей карты есть ещё и символ агента «{icons}»',
  'ability.one-card-icons': 'ваша карта «{card}» получает и другие символы агента ({icons})',
  'ability.gather': 'каждый раз, когда можете вернуть шпиона ради разведки, вы обязаны это сделать',
  'ability.requirement': 'можете отправлять агентов в ячейку {spaces} без нужного влияния',
  'ability.tech-cost':
    'плитки технологий стоят для вас на {n, plural, one {# Пряность} other {# Пряности}} меньше',
  'ability.own-tech-cost':
    'плитка на планшете лидера стоит для вас на {n, plural, one {# Пряность} other {# Пряности}} меньше',
  'ability.commander-cost':
    'командиры сардаукаров стоят для вас на {n, plural, one {# солярий} few {# солярия} other {# соляриев}} меньше',
  'ability.theft': 'ваши карты интриг нельзя украсть, если их меньше {n}',
  'ability.battle-icons': 'все ваши боевые символы считаются символами «{icon}»',
  'training.start': 'старт → {next}',
  'training.place': '{place}: {effects} → {next}',
  'training.end': '{place}: {effects}',
  'tactics.token':
    'фишка тактики начинает на делении {n} и продвигается на одно деление за каждый ваш отряд, отведённый или потерянный из зоны конфликта',
  'tactics.place': 'на делении {n}: {effects}',
  'tactics.end': 'на делении {n}: {effects}; затем фишка возвращается на старт',

  'battle-icon': '{icon}',
  'objective.first-player': 'владелец этой карты — первый игрок',
  'objective.players': 'число игроков: {counts}',
  count: '{n}',
  'post.spaces': '{spaces}',
  'hagal.sends': 'отправляет агента в ячейку «{where}»',
  'hagal.harvests':
    'отправляет агента в ячейку «{where}», если там есть бонусная Пряность, и собирает Пряность',
  'hagal.richest':
    'отправляет агента в ту из ячеек ({where}), где больше бонусной Пряности (при равенстве — всей Пряности), и собирает Пряность',
  'hagal.worms':
    'если у него есть крюк Подателя и черви могут прийти, размещает песчаных червей этой ячейки и берёт только бонусную Пряность',
  'hagal.gains': '{goes}: {effects}',
  'hagal.also': '{goes}; {effects}',
  'hagal.if': '{condition}, {goes}',
  'hagal.otherwise': 'иначе {goes}',
  'hagal.needs': 'отправляет агента в ячейку «{where}», но только {condition}',
  'hagal.again': 'иначе раскрывается ещё одна карта',
  'hagal.spy': 'отправляет шпиона в первый свободный наблюдательный пункт по порядку: {posts}',
  'hagal.spy-again': 'затем для агента раскрывается ещё одна карта',
  'hagal.reshuffle': 'все карты Дома Хагал перемешиваются в новую колоду',
  'hagal.swords':
    '{n, plural, =0 {не прибавляет мечей к своей силе} one {прибавляет к своей силе # меч} few {прибавляет к своей силе # меча} other {прибавляет к своей силе # мечей}}',
  'hagal.solo': 'только в одиночной игре',
  'hagal.two-players': 'только в игре с двумя участниками',
  'rival.swordmaster':
    '{n, plural, one {# ресурс} few {# ресурса} other {# ресурсов}} в сумме: солярии, Пряность, карты интриг и вода',
  'rival.priorities': '{factions}',
  'rival.streamlined': 'может быть неамбициозным оппонентом',
  'contract.visit': 'отправьте агента в ячейку «{space}»',
  'contract.harvest':
    'отправьте агента в ячейку с символом Подателя и получите в этот ход {n, plural, one {# Пряность} other {# Пряности}} или больше',
  'contract.acquire': 'приобретите карту «{card}»',
  'contract.at-once': 'выполняется в момент получения',
  'contract.alliance': 'заключите союз, которого у вас нет',
  'contract.trashes-intrigue': 'чтобы взять его, {cost}',
  'card.start': 'можете ввести эту карту с руки в игру: {effects}',
  'icons-of-contracts':
    'у этой карты символы агентов тех ячеек, которые указаны на ваших невыполненных контрактах',
  'tech.cost': '{n, plural, one {# Пряность} other {# Пряности}}',
  'tech.hagal': 'оппонент может её купить',
  'tech.hagal-nothing': 'при покупке она ничего не даёт оппоненту',
  'tech.hagal-acquire': 'оппонент, купив её, {effects}',
  'tech.hagal-only': 'оппоненту она даёт только бонус покупки',
  'navigation.lasting': 'в слоте {n} она действует и дальше, до конца игры',
  'hagal.tech':
    'если у него есть оружейник, покупает на {what} дешевле самую дорогую доступную оппонентам плитку технологии, на которую ему хватает',
  'hagal.with-leader': 'только если кто-то играет за этого лидера ({leader})',
  'rival.influence':
    'в начале игры у него {n, plural, one {# влияние} few {# влияния} other {# влияний}} во фракции {faction_genitive}',
}
