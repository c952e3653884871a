// What components say besides their effects, in Ukrainian: spaces, abilities, contracts, House Hagal cards and the like.

import type { printed as en } from '../en/printed.ts'
import type { Translated } from '../messages.ts'

export const printed: Translated<typeof en> = {
  price: '{what_nominative}',
  'space.requires':
    'потрібно щонайменше {n, plural, one {# очко} few {# очки} other {# очок}} впливу на {faction_accusative}',
  'space.control': 'гравець, що контролює цю локацію, {effect} щоразу, коли сюди відправляють агента',
  'space.on-reveal': 'під час розкриття карт, якщо ваш агент іще тут: {effects}',
  'space.combat': 'можете розгорнути загони в Зоні конфлікту: усі найняті в цей хід і ще до 2 з гарнізону',
  'space.maker': 'у фазі «Видобуток» отримує 1 додаткові прянощі, якщо тут немає агента',
  'space.only-for': 'лише для лідера: {leader}',
  'space.once': 'кожен гравець може відправити сюди агента лише один раз за гру',
  'space.cheaper': 'на {what} менше, якщо хоча б один гравець має Майстра меча',
  'ability.start': 'перед першим раундом {effects}',
  'ability.visit': 'щоразу, коли відправляєте агента в локацію {spaces}: {effects}',
  'ability.deployed': 'щоразу, коли розгортаєте {n} або більше загонів за один хід: {effects}',
  'ability.first-deployed': 'коли вперше розгорнете {n} або більше загонів за один хід, {effects}',
  'ability.deck-top': 'можете будь-коли дивитися верхню карту своєї колоди',
  'ability.starting-goods': 'на початку гри отримайте ще {what}',
  'ability.space-cost': 'локації {icon_genitive} коштують для вас на {what} менше',
  'ability.solari-paid': 'щоразу, коли платите солярії за локацію: {effects}',
  'ability.blocking': 'чужі агенти не заважають вашим у локаціях {icons_genitive}',
  'ability.harvest': 'щоразу, коли збираєте прянощі: {effects}',
  'ability.harvest-less': 'отримайте на {what} менше',
  'ability.council-seat': 'коли займаєте місце у Вищій Раді: {effects}',
  'ability.reveal': 'під час розкриття карт: {effects}',
  'ability.influence-reached':
    'щоразу, коли досягаєте {n, plural, one {# очка} other {# очок}} впливу на {faction_accusative}: {effects}',
  'ability.may-visit': 'коли відправляєте агента в локацію {spaces}, можете {effects}',
  'ability.teammate-visit':
    'щоразу, коли гравець вашої команди відправляє агента в локацію {spaces}: {effects}',
  'ability.opponent-visit': 'щоразу, коли суперник відправляє агента в локацію {spaces}: {effects}',
  'ability.starting-deck': 'у вашій початковій колоді немає карти «{cards}»',
  'ability.contract-offer':
    'контракти «{contracts}» відкладено для вас: лише ви можете брати їх замість відкритого контракту',
  'ability.turn': 'один раз у кожен свій хід: {effects}',
  'ability.flip': 'в один зі своїх ходів переверніть цю плитку долілиць до наступного раунду: {effects}',
  'ability.agent-turn': 'відправивши агента, переверніть цю плитку долілиць до наступного раунду: {effects}',
  'ability.round-start': 'на початку кожного раунду: {effects}',
  'ability.trashed': 'щоразу, коли знищуєте карту, крім карт інтриг: {effects}',
  'ability.intrigue-drawn': 'за кожну карту інтриги, яку берете або крадете у свій хід: {effects}',
  'ability.spice-gained':
    'щоразу, коли за один хід отримуєте щонайменше {n, plural, one {# прянощі} other {# прянощів}}: {effects}',
  'ability.contract-completed': 'щоразу, коли виконуєте контракт: {effects}',
  'ability.conflict-won': 'щоразу, коли перемагаєте в конфлікті: {effects}',
  'ability.commander-recruited': 'щоразу, коли наймаєте сардаукарського офіцера: {effects}',
  'ability.sandworm-instead':
    'ви не прикликаєте піщаних хробаків; замість кожного, навіть якщо Захисний мур захищає місце бою: {effects}',
  'ability.endgame': 'у кінці гри: {effects}',
  'ability.any-influence-reached':
    'щоразу, коли досягаєте {n, plural, one {# очка} other {# очок}} впливу на якусь фракцію: {effects}',
  'ability.starting-less': 'на початку гри отримайте на {what} менше',
  'ability.one-space-cost': 'локація «{space}» коштує для вас на {what} менше',
  'ability.all-space-cost': 'локації коштують для вас на {what} менше',
  'ability.card-icons': 'кожна ваша карта має ще й символ агента «{icons}»',
  'ability.one-card-icons': 'ваша карта «{card}» має й інші символи агента ({icons})',
  'ability.gather': 'щоразу, коли можете відкликати шпигуна для збору розвідданих, ви мусите це зробити',
  'ability.requirement': 'можете відправляти агентів у локацію {spaces} без потрібного впливу',
  'ability.tech-cost':
    'плитки технологій коштують для вас на {n, plural, one {# прянощі} other {# прянощів}} менше',
  'ability.own-tech-cost':
    'плитка на карті лідера коштує для вас на {n, plural, one {# прянощі} other {# прянощів}} менше',
  'ability.commander-cost':
    'сардаукарські офіцери коштують для вас на {n, plural, one {# солярій} few {# солярії} other {# соляріїв}} менше',
  'ability.theft': 'ваші карти інтриг не можна вкрасти, якщо їх менше ніж {n}',
  'ability.battle-icons': 'усі ваші символи бою вважаються символами «{icon}»',
  'training.start': 'старт → {next}',
  'training.place': '{place}: {effects} → {next}',
  'training.end': '{place}: {effects}',
  'tactics.token':
    'фішка тактики починає з поділки {n} і просувається на одну поділку за кожен ваш загін, відведений або втрачений із Зони конфлікту',
  'tactics.place': 'на поділці {n}: {effects}',
  'tactics.end': 'на поділці {n}: {effects}; потім фішка повертається на старт',

  'battle-icon': '{icon}',
  'objective.first-player': 'власник цієї карти — перший гравець',
  'objective.players': 'кількість гравців: {counts}',
  count: '{n}',
  'post.spaces': '{spaces}',
  'hagal.sends': 'відправляє агента в локацію «{where}»',
  'hagal.harvests': 'відправляє агента в локацію «{where}», якщо там є додаткові прянощі, і збирає прянощі',
  'hagal.richest':
    'відправляє агента в ту з локацій ({where}), де більше додаткових прянощів (за рівності — усіх прянощів), і збирає прянощі',
  'hagal.worms':
    'якщо він має Гаки Творця й хробаки можуть прийти, прикликає піщаних хробаків цієї локації й бере лише додаткові прянощі',
  'hagal.gains': '{goes}: {effects}',
  'hagal.also': '{goes}; {effects}',
  'hagal.if': '{condition}, {goes}',
  'hagal.otherwise': 'інакше {goes}',
  'hagal.needs': 'відправляє агента в локацію «{where}», але лише {condition}',
  'hagal.again': 'інакше розкривається ще одна карта',
  'hagal.spy': 'розміщує шпигуна в першому вільному спостережному пункті за порядком: {posts}',
  'hagal.spy-again': 'потім для агента розкривається ще одна карта',
  'hagal.reshuffle': 'усі карти Дому Гаґал перетасовуються в нову колоду',
  'hagal.swords':
    '{n, plural, =0 {не додає мечів до своєї сили} one {додає до своєї сили # меч} few {додає до своєї сили # мечі} other {додає до своєї сили # мечів}}',
  'hagal.solo': 'лише в соло-грі',
  'hagal.two-players': 'лише у грі вдвох',
  'rival.swordmaster':
    '{n, plural, one {# ресурс} few {# ресурси} other {# ресурсів}} загалом: солярії, прянощі, карти інтриг і вода',
  'rival.priorities': '{factions}',
  'rival.streamlined': 'може бути Прямолінійним Конкурентом',
  'contract.visit': 'відправте агента в локацію «{space}»',
  'contract.harvest':
    'відправте агента в локацію видобутку й отримайте в цей хід {n, plural, one {# прянощі} other {# прянощів}} або більше',
  'contract.acquire': 'придбайте карту «{card}»',
  'contract.at-once': 'виконується в момент отримання',
  'contract.alliance': 'укладіть союз, якого у вас немає',
  'contract.trashes-intrigue': 'щоб узяти його, {cost}',
  'card.start': 'можете ввести цю карту з руки в гру: {effects}',
  'icons-of-contracts':
    'ця карта має символи агентів тих локацій, які вказано на ваших невиконаних контрактах',
  'tech.cost': '{n, plural, one {# прянощі} other {# прянощів}}',
  'tech.hagal': 'Конкурент може її придбати',
  'tech.hagal-nothing': 'під час придбання вона нічого не дає Конкурентові',
  'tech.hagal-acquire': 'Конкурент, придбавши її, {effects}',
  'tech.hagal-only': 'Конкурентові вона дає лише ефект придбання',
  'navigation.lasting': 'у слоті {n} вона діє й далі, до кінця гри',
  'hagal.tech':
    'якщо має Майстра меча, купує на {what} дешевше найдорожчу доступну Конкурентам плитку технології, на яку йому вистачає',
  'hagal.with-leader': 'лише якщо хтось грає за цього лідера ({leader})',
  'rival.influence':
    'на початку гри має {n, plural, one {# очко} few {# очки} other {# очок}} впливу на {faction_accusative}',
}
