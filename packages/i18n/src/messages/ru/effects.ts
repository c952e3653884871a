// What effects say, in Russian. `mood` chooses the verb: `they` the third person, `to` the infinitive, otherwise the
// imperative. Amounts are in the accusative. A condition is a clause with «если», inside a sentence after what it is
// the condition of: so every comma that opens is closed.

import type { effects as en } from '../en/effects.ts'
import type { Translated } from '../messages.ts'

export const effects: Translated<typeof en> = {
  'amount.solari': '{n, plural, one {# солярий} few {# солярия} other {# соляриев}}',
  'amount.spice': '{n, plural, one {# Пряность} other {# Пряности}}',
  'amount.water':
    '{form, select, nominative {{n, plural, one {# вода} other {# воды}}} other {{n, plural, one {# воду} other {# воды}}}}',
  'amount.persuasion': '{n, plural, one {# очко убеждения} few {# очка убеждения} other {# очков убеждения}}',
  'amount.swords': '{n, plural, one {# меч} few {# меча} other {# мечей}}',
  'amount.vp': '{n, plural, one {# победное очко} few {# победных очка} other {# победных очков}}',
  'amount.cards': '{n, plural, one {# карту} few {# карты} other {# карт}}',
  'amount.intrigue': '{n, plural, one {# карту интриги} few {# карты интриг} other {# карт интриг}}',
  'amount.twisted':
    '{n, plural, one {# карту изощрённой интриги} few {# карты изощрённых интриг} other {# карт изощрённых интриг}}',
  'amount.per': '{what} за {each}',
  'counter.cards-in-play': 'каждую свою активную карту {faction_genitive}',
  'counter.revealed': 'каждую раскрытую вами карту {faction_genitive}',
  'counter.sandworms': 'каждого своего песчаного червя в зоне конфликта',
  'counter.contracts': 'каждый свой выполненный контракт',
  'counter.sword-cards': 'каждую другую раскрытую вами карту, которая даёт мечи',
  'counter.tracks': 'каждую фракцию, в которой у вас не менее {n} влияния',
  'counter.unit-kinds': 'каждый вид ваших боевых единиц в зоне конфликта',
  'influence.all': '{n, plural, one {# влияние} few {# влияния} other {# влияний}} в каждой фракции',
  'influence.any': '{n, plural, one {# влияние} few {# влияния} other {# влияний}} в любой фракции',
  'influence.each':
    '{n, plural, one {по # влиянию} few {по # влияния} other {по # влияний}} во фракциях {factions_genitive}',
  'influence.one':
    '{n, plural, one {# влияние} few {# влияния} other {# влияний}} во фракции {faction_genitive}',
  'influence.opponent-ahead':
    '{n, plural, one {# влияние} few {# влияния} other {# влияний}} во фракции, где у соперника больше влияния, чем у {mood, select, they {него} other {вас}}',
  'influence.navigated-other':
    '{n, plural, one {# влияние} few {# влияния} other {# влияний}} в другой фракции, где у вас не менее 2 влияния',
  'influence.low':
    '{n, plural, one {# влияние} few {# влияния} other {# влияний}} в каждой фракции, где у вас не более {atMost} влияния',
  'influence.place':
    '{n, plural, one {# влияние} few {# влияния} other {# влияний}} {place, plural, =1 {в первой} =2 {во второй} =3 {в третьей} other {в четвёртой}} фракции из своего списка приоритетов',
  'influence.least':
    '{n, plural, one {# влияние} few {# влияния} other {# влияний}} во фракции со своим наименьшим влиянием',
  'influence.most':
    '{n, plural, one {# влияние} few {# влияния} other {# влияний}} во фракции, где у него больше всего влияния',
  'influence.alliance':
    '{n, plural, one {# влияние} few {# влияния} other {# влияний}} во фракции, союз с которой это ему принесёт, а если такой нет — во фракции, где у него меньше всего влияния',
  'influence.several':
    '{n, plural, one {по # влиянию} few {по # влияния} other {по # влияний}} в {factions, plural, =2 {двух} =3 {трёх} other {#}} разных фракциях',
  'influence.some':
    '{n, plural, one {# влияние} few {# влияния} other {# влияний}} во фракции {factions_genitive}',
  'influence.spied':
    '{n, plural, one {# влияние} few {# влияния} other {# влияний}} в каждой фракции, за которой следят ваши шпионы',
  'space-with': '{icon_genitive}',
  'space-of-faction': 'фракции',
  'spied-maker': 'с символом Подателя, за которой следит ваш шпион',
  'commander-space': 'с командиром сардаукаров',
  'one-space': '«{space}»',
  'any-space': 'любого вида',

  have: '{what_nominative}',
  gain: '{mood, select, they {получает} to {получить} other {получите}} {what}',
  may: 'можете {effect}',
  'may-also': 'также можете {effect}',
  optionally: 'при желании {effect}',
  draw: '{mood, select, they {берёт} to {взять} other {возьмите}} {n, plural, one {# карту} few {# карты} other {# карт}}',
  'draw.several': '{mood, select, they {берёт} to {взять} other {возьмите}} {what}',
  'draw.per':
    '{mood, select, they {берёт} to {взять} other {возьмите}} {n, plural, one {# карту} few {# карты} other {# карт}} за {each}',
  intrigue:
    '{mood, select, they {берёт} to {взять} other {возьмите}} {n, plural, one {# карту интриги} few {# карты интриг} other {# карт интриг}}',
  recruit:
    '{mood, select, they {нанимает} to {нанять} other {наймите}} {n, plural, one {# отряд} few {# отряда} other {# отрядов}}',
  'recruit-and-deploy':
    '{mood, select, to {нанять} other {наймите}} {n, plural, one {# отряд} few {# отряда} other {# отрядов}}; во время раскрытия карт можете сразу разместить {n, plural, =1 {его} other {их}} в зоне конфликта',
  'recruit-to-stay':
    '{mood, select, they {нанимает} to {нанять} other {наймите}} {n, plural, one {# отряд, который нельзя} few {# отряда, которые нельзя} other {# отрядов, которые нельзя}} размещать в зоне конфликта в этот ход',
  trash: '{mood, select, they {удаляет} to {удалить} other {удалите}} карту',
  'trash.must': '{mood, select, they {удаляет} to {удалить} other {удалите}} карту',
  'trash.from':
    '{mood, select, they {удаляет} to {удалить} other {удалите}} {from, select, hand {карту с руки} other {одну из своих активных карт}}',
  'trash.must-from':
    '{mood, select, they {удаляет} to {удалить} other {удалите}} {from, select, hand {карту с руки} other {одну из своих активных карт}}',
  'trash.then-cost': 'если она стоит 1 очко убеждения или больше, {effects}',
  'trash.then-faction': 'если это карта {faction_genitive}, {effects}',
  'trash-this': '{mood, select, to {удалить} other {удалите}} эту карту',
  discard:
    '{mood, select, they {сбрасывает} to {сбросить} other {сбросьте}} {n, plural, one {# карту} few {# карты} other {# карт}}',
  deploy:
    '{mood, select, to {разместить} other {разместите}} {n, plural, =1 {1 отряд} one {до # отряда} other {до # отрядов}} из гарнизона в зоне конфликта',
  'deploy.any':
    '{mood, select, to {разместить} other {разместите}} любое число отрядов из гарнизона в зоне конфликта',
  'deploy-from-supply':
    '{mood, select, to {разместить} other {разместите}} {n, plural, one {# отряд} few {# отряда} other {# отрядов}} из личного запаса в зоне конфликта',
  'deploy-or-garrison':
    '{mood, select, to {разместить} other {разместите}} {n, plural, one {# отряд} few {# отряда} other {# отрядов}} из личного запаса в зоне конфликта (или в гарнизоне, если размещать боевые единицы нельзя)',
  retreat:
    '{mood, select, to {отвести} other {отведите}} {n, plural, =1 {1 отряд} one {до # отряда} other {до # отрядов}} из зоны конфликта в гарнизон',
  'retreat.any':
    '{mood, select, to {отвести} other {отведите}} любое число отрядов из зоны конфликта в гарнизон',
  'lose-troop':
    '{mood, select, they {теряет} to {потерять} other {потеряйте}} 1 отряд {from, select, garrison {из гарнизона} any {из гарнизона или зоны конфликта} other {из зоны конфликта}}',
  repel:
    '{mood, select, to {отвести} other {отведите}} 1 чужой отряд из зоны конфликта в гарнизон его владельца',
  'take-reserve': '{mood, select, to {взять} other {возьмите}} 1 карту «{card}» из резерва',
  acquire:
    '{mood, select, to {бесплатно получить} other {бесплатно получите}} карту стоимостью до {n, plural, one {# очка} other {# очков}} убеждения{to, select, deck {{mood, select, to { и положить} other { и положите}} её на верх колоды} hand {{mood, select, to { и взять} other { и возьмите}} её на руку} other {}}',
  'acquire.exactly':
    '{mood, select, to {бесплатно получить} other {бесплатно получите}} карту стоимостью ровно {n, plural, one {# очко} few {# очка} other {# очков}} убеждения{to, select, deck {{mood, select, to { и положить} other { и положите}} её на верх колоды} hand {{mood, select, to { и взять} other { и возьмите}} её на руку} other {}}',
  'acquire.for-solari':
    '{mood, select, to {купить} other {купите}} карту за солярии вместо очков убеждения{to, select, deck {{mood, select, to { и положить} other { и положите}} её на верх колоды} hand {{mood, select, to { и взять} other { и возьмите}} её на руку} other {}}',
  'acquire.from-row': '{mood, select, to {получить} other {получите}} карту с рынка Империи бесплатно',
  'take-from-discard':
    '{mood, select, to {взять} other {возьмите}} на руку 1 карту {faction_genitive} из своего сброса',
  'steal-intrigue':
    '{mood, select, they {крадёт} to {украсть} other {украдите}} 1 случайную карту интриги у каждого соперника, у которого их 4 или больше',
  harvest:
    '{mood, select, to {собрать} other {соберите}} {n, plural, =0 {всю бонусную Пряность этой ячейки} one {# Пряность и всю бонусную Пряность этой ячейки} other {# Пряности и всю бонусную Пряность этой ячейки}}',
  'double-harvest':
    '{mood, select, to {удвоить} other {удвойте}} Пряность, которую соберёте в этот ход, кроме бонусной',
  'faction-influence':
    '{mood, select, to {получить} other {получите}} {n, plural, one {# влияние} few {# влияния} other {# влияний}} вместо 1 за посещение ячейки фракции в этот ход',
  'faction-influence.there':
    '{mood, select, to {получить} other {получите}} за это {n, plural, one {# влияние} few {# влияния} other {# влияний}} вместо 1',
  visit:
    '{mood, select, to {получить} other {получите}} влияние во фракции {faction_genitive} за посещение ячейки',
  discount:
    'в этот ход карта «{card}» стоит на {n, plural, one {# очко} few {# очка} other {# очков}} убеждения меньше',
  'acquire-on-top': '{mood, select, to {класть} other {кладите}} приобретённые карты на верх колоды',
  'faction-icons':
    '{mood, select, to {добавить карте, которую вы разыгрываете в этот ход, символы всех четырёх фракций} other {карта, которую вы разыгрываете в этот ход, получает и символы всех четырёх фракций}}',
  'card-icons':
    '{mood, select, to {добавить карте, которую вы разыгрываете в этот ход, другие символы агента ({icons})} other {карта, которую вы разыгрываете в этот ход, получает и другие символы агента ({icons})}}',
  boost:
    'следующая карта {faction_genitive}, которую вы разыграете в этом раунде, получает все символы агентов; отправив ею агента, дополнительно {effects}',
  'ignore-requirements':
    '{mood, select, to {отправить} other {отправьте}} агента в этот ход без учёта условий влияния',
  'ignore-enemy-agents': 'чужие агенты не мешают вашему следующему агенту в этот ход',
  'forbid-space':
    '{mood, select, to {выбрать} other {выберите}} ячейку: в этом раунде соперники не могут отправить туда своего следующего агента',
  'swordmaster.once':
    '{mood, select, they {получает} to {получить} other {получите}} третьего агента на один раунд и жетон бонуса оружейника: 2 меча при каждом раскрытии карт',
  'remove-commander':
    '{mood, select, to {убрать} other {уберите}} из игры командира сардаукаров из этой ячейки',
  'set-aside-row-card':
    '{mood, select, to {отложить} other {отложите}} карту с рынка Империи; при раскрытии карт в этом раунде можете купить её на 1 очко убеждения дешевле',
  'recall-agent': '{mood, select, to {вернуть} other {верните}} одного из своих агентов на планшет лидера',
  pass: '{mood, select, to {спасовать} other {спасуйте}} в этот ход',
  'pass.now': '{mood, select, they {пасует} to {спасовать} other {спасуйте}} в этот ход',
  'look-draw-or-trash':
    '{mood, select, to {посмотреть верхнюю карту своей колоды, затем взять её или удалить} other {посмотрите верхнюю карту своей колоды, затем возьмите её или удалите}}',
  'look-and-decide':
    '{mood, select, to {посмотреть} other {посмотрите}} верхнюю карту своей колоды, затем {mood, select, to {оставить её, сбросить или заплатить} other {оставьте её, сбросьте или заплатите}} {n, plural, one {# солярий} few {# солярия} other {# соляриев}}, чтобы её взять',
  'shuffle-discard-into-deck': '{mood, select, to {замешать} other {замешайте}} свой сброс в колоду',
  'council-seat':
    '{mood, select, to {занять} other {займите}} место в Высшем Совете (2 очка убеждения при каждом раскрытии карт)',
  swordmaster: '{mood, select, to {взять} other {возьмите}} третьего агента до конца игры',
  mentat:
    '{mood, select, to {взять} other {возьмите}} ментата из его ячейки как ещё одного агента на этот раунд',
  'mentat.won':
    '{mood, select, to {взять} other {возьмите}} ментата как ещё одного агента на следующий раунд',
  control: '{mood, select, to {установить} other {установите}} контроль над ячейкой «{space}»',
  signet:
    '{mood, select, they {применяет свою способность} to {применить способность своего лидера} other {примените способность своего лидера}} с символом «Кольцо с печаткой»',
  'ignores-requirements': 'эта карта отправляет агента без учёта условий влияния',
  spy: '{mood, select, they {отправляет} to {отправить} other {отправьте}} {n, plural, =1 {шпиона} one {до # шпиона} other {до # шпионов}}',
  'spy.at':
    '{mood, select, to {отправить} other {отправьте}} шпиона в наблюдательный пункт рядом с ячейкой {spaces}{shared, select, yes {, даже занятый чужим шпионом} other {}}',
  'spy.shared':
    '{mood, select, they {отправляет} to {отправить} other {отправьте}} {n, plural, =1 {шпиона, даже в занятый чужим шпионом пункт} one {до # шпиона, даже в занятые чужими шпионами пункты} other {до # шпионов, даже в занятые чужими шпионами пункты}}',
  'spy.visited':
    '{mood, select, to {отправить} other {отправьте}} шпиона в наблюдательный пункт рядом с ячейкой, куда вы отправили агента в этот ход{shared, select, yes {, даже занятый чужим шпионом} other {}}',
  'spy.then': 'если он следит за ячейкой {spaces}, {effects}',
  'remove-shield-wall':
    '{mood, select, they {подрывает Барьерную Стену, если у него есть крюк Подателя} to {подорвать Барьерную Стену} other {подорвите Барьерную Стену}}',
  'maker-hooks': '{mood, select, they {берёт} to {взять} other {возьмите}} крюк Подателя',
  sandworm:
    '{mood, select, to {разместить} other {разместите}} {n, plural, one {# песчаного червя} other {# песчаных червей}} в зоне конфликта',
  contract: '{mood, select, to {взять} other {возьмите}} контракт (2 солярия, если контрактов нет)',
  'complete-contract':
    '{mood, select, to {выполнить} other {выполните}} любой свой контракт, не соблюдая его условие',
  'reveal-contracts':
    '{mood, select, to {раскрыть} other {раскройте}} {n, plural, one {# контракт} few {# контракта} other {# контрактов}} из общего запаса, {mood, select, to {взять один, а остальные удалить} other {возьмите один, а остальные удалите}}',
  'move-spies':
    '{mood, select, to {заставить каждого соперника переместить шпиона, который следит за ячейкой, куда вы отправили агента в этот ход} other {каждый соперник должен переместить шпиона, который следит за ячейкой, куда вы отправили агента в этот ход}}',
  'acquire-commander':
    '{mood, select, they {платит} to {заплатить} other {заплатите}} {n, plural, one {# солярий} few {# солярия} other {# соляриев}}, чтобы получить и нанять командира этой ячейки и взять умение',
  'commander-of-the-bank':
    '{mood, select, to {получить и нанять} other {получите и наймите}} командира сардаукаров из общего запаса и {mood, select, to {взять} other {возьмите}} умение',
  'recruit-commander':
    '{mood, select, they {платит} to {заплатить} other {заплатите}} {n, plural, one {# солярий} few {# солярия} other {# соляриев}}, чтобы нанять командира сардаукаров из личного запаса',
  'commander-discount':
    'в этот ход командиры сардаукаров стоят для вас на {n, plural, one {# солярий} few {# солярия} other {# соляриев}} меньше',
  skill: '{mood, select, to {взять} other {возьмите}} умение',
  'combat-icon': 'в этот ход размещать боевые единицы так, будто вы отправили агента в ячейку конфликта',
  'acquire-tech': '{mood, select, they {покупает} to {купить} other {купите}} плитку технологии',
  'acquire-tech.less':
    '{mood, select, they {покупает} to {купить} other {купите}} плитку технологии на {n, plural, one {# Пряность} other {# Пряности}} дешевле',
  'lose-influence':
    '{mood, select, they {теряет} to {потерять} other {потеряйте}} {n, plural, one {# влияние} few {# влияния} other {# влияний}} в одной фракции',
  'lose-all':
    '{mood, select, they {теряет} to {потерять} other {потеряйте}} {what, select, spice {всю свою Пряность} solari {все свои солярии} other {всю свою воду}}',
  rob: '{mood, select, they {забирает} to {забрать} other {заберите}} {what} у каждого соперника, у которого столько есть',
  'bonus-spice':
    '{mood, select, to {положить} other {положите}} {n, plural, one {# бонусную Пряность} other {# бонусной Пряности}} на ячейку «{space}»',
  'take-bonus-spice':
    '{mood, select, to {взять} other {возьмите}} {n, plural, one {# бонусную Пряность} other {# бонусной Пряности}} из ячейки с символом Подателя',
  'deploy-agent':
    '{mood, select, to {разместить} other {разместите}} агента, отправленного в этот ход, в зоне конфликта (боевая сила 2, с оружейником 3; его нельзя отвести)',
  'draw-twisted':
    '{mood, select, they {берёт} to {взять} other {возьмите}} {n, plural, one {# карту изощрённой интриги} few {# карты изощрённых интриг} other {# карт изощрённых интриг}}',
  'plot-course':
    '{mood, select, to {взять} other {возьмите}} {draw, plural, one {# карту} few {# карты} other {# карт}} навигации и {mood, select, to {выложить} other {выложите}} {lay} из них лицевой стороной вниз слева направо в любом порядке; остальные уходят в коробку',
  'play-navigation': '{mood, select, to {разыграть} other {разыграйте}} свою следующую карту навигации',
  'secret-project':
    '{mood, select, to {посмотреть} other {посмотрите}} нижнюю плитку каждой стопки технологий и {mood, select, to {положить} other {положите}} одну из них лицевой стороной вниз на планшет лидера; покупая технологию, можно выбрать и её',
  'trash-from-hand':
    '{mood, select, to {удалить карту с руки и, если она стоит 1 очко убеждения или больше,} other {удалите карту с руки; если она стоит 1 очко убеждения или больше, можете}} {effects}',
  'return-this': '{mood, select, to {вернуть} other {верните}} эту карту на руку',
  'deploy-recruits':
    '{mood, select, to {разместить} other {разместите}} в зоне конфликта любые отряды, нанятые в этот ход',
  'no-deployment': 'в этот ход нельзя размещать боевые единицы в зоне конфликта',
  'sort-top-three':
    'если в вашей колоде 3 карты или больше, {mood, select, to {посмотреть верхние три: одну взять, одну сбросить и одну удалить} other {посмотрите верхние три: одну возьмите, одну сбросьте и одну удалите}}',
  'secret-factions': 'тайно выберите две фракции',
  masterstroke: 'раскройте эти фракции и получите по 1 влиянию в каждой',
  train:
    '{mood, select, to {передвинуть} other {передвиньте}} фишку Фейда на одно деление вправо по треку обучения и {mood, select, to {применить} other {примените}} эффект этого деления',
  memory:
    '{mood, select, to {переместить} other {переместите}} 1 отряд из личного запаса к Бене Гессерит как воспоминание',
  'other-memories':
    '{mood, select, to {вернуть все воспоминания в личный запас, взять за каждое 1 карту и перевернуть} other {верните все воспоминания в личный запас, возьмите за каждое 1 карту и переверните}} планшет лидера',
  'repeat-space': '{mood, select, to {повторить} other {повторите}} эффекты этой ячейки',
  'recruit-on-acquire':
    '{mood, select, to {нанимать} other {нанимайте}} {n, plural, one {# отряд} few {# отряда} other {# отрядов}} за каждую приобретённую карту',
  'sends-anywhere':
    'отправьте одного из своих агентов, с планшета лидера или из ячейки, в любую ячейку, даже занятую',

  'for-ally':
    '{mood, select, to {позволить активированному союзнику} other {активированный союзник}} {effect}',
  'for-each-ally': '{mood, select, to {позволить каждому союзнику} other {каждый ваш союзник}} {effect}',
  'for-team':
    '{mood, select, to {позволить каждому игроку вашей команды} other {каждый игрок вашей команды}} {effect}',
  trade:
    '{mood, select, to {обменяться} other {обменяйтесь}} с игроком своей команды: каждый может отдать другому сколько угодно одного ресурса или карт интриг',
  reinforce:
    '{mood, select, to {нанять} other {наймите}} {n, plural, one {# отряд} few {# отряда} other {# отрядов}}, распределив между союзниками своей команды; те могут сразу разместить их в зоне конфликта',
  'pay-together':
    '{mood, select, to {удалить} other {удалите}} эту карту и {mood, select, to {заплатить} other {заплатите}} {cost} (союзники могут внести свою долю), чтобы {effects}',
  'assign-contracts':
    '{mood, select, to {отдать} other {отдайте}} каждому союзнику один из открытых контрактов, затем откройте новые',
  'throne-row':
    '{mood, select, to {переместить} other {переместите}} карту, кроме карт Фрименов, с рынка Империи на рынок Престола',
  'each-opponent': '{mood, select, to {заставить каждого соперника} other {каждый соперник}} {effect}',
  'one-opponent':
    '{mood, select, to {заставить одного соперника} other {один соперник}} по вашему выбору {effect}',
  once: '{effects} ({per, select, turn {раз за ход} round {раз за раунд} other {раз за игру}})',
  several: '{of}',
  choose:
    '{mood, select, they {выбирает} to {выбрать} other {выберите}} {n, plural, =1 {одно} =2 {два варианта} one {# вариант} few {# варианта} other {# вариантов}}: {of}',
  pay: '{cost}, затем {effects}',
  'pay-to': '{cost}, чтобы {effects}',
  when: '{condition}: {effects}',
  'when-do': '{condition}, {effects}',
  'when-inside': '{effects}, {condition}',
  'when-also': '{condition}, дополнительно {effects}',
  'when-pay': '{condition}, {cost}, чтобы {effects}',
  either: '{mood, select, to {{yes}, {condition}; иначе {no}} other {{condition}, {yes}; иначе {no}}}',
  'on-reveal': 'при раскрытии карт в этом раунде: {effects}',
  'cost.pay': '{mood, select, they {платит} to {заплатить} other {заплатите}} {what}',
  'cost.influence':
    '{mood, select, to {потерять} other {потеряйте}} {n, plural, =1 {1 влияние в одной фракции} few {# влияния в одной или нескольких фракциях} other {# влияний в одной или нескольких фракциях}}',
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
    '{mood, select, to {удалить} other {удалите}} {n, plural, =1 {карту интриги} one {# карту интриги} few {# карты интриг} other {# карт интриг}}',
  'cost.trash-this': '{mood, select, to {удалить} other {удалите}} эту карту',
  'cost.troops':
    '{mood, select, to {потерять} other {потеряйте}} {n, plural, one {# отряд} few {# отряда} other {# отрядов}} из зоны конфликта',
  'cost.lose-troops':
    '{mood, select, to {потерять} other {потеряйте}} {n, plural, one {# отряд} few {# отряда} other {# отрядов}} из гарнизона или зоны конфликта',
  'cost.flip-any':
    '{mood, select, to {перевернуть} other {переверните}} лицевой стороной вниз {n, plural, =1 {выигранную карту} one {# выигранную карту} few {# выигранные карты} other {# выигранных карт}} конфликта',
  'cost.trash-discarded':
    '{mood, select, to {удалить} other {удалите}} из своего сброса {n, plural, =1 {карту} one {# карту} few {# карты} other {# карт}} стоимостью 1 очко убеждения или больше',
  'cost.trash-tech':
    '{mood, select, to {удалить} other {удалите}} {n, plural, =1 {свою плитку технологии} one {# свою плитку технологии} few {# свои плитки технологий} other {# своих плиток технологий}}',
  'cost.trash-spies':
    '{mood, select, to {убрать} other {уберите}} {n, plural, =1 {своего шпиона} one {# своего шпиона} other {# своих шпионов}} с поля в коробку',
  'cost.give-intrigue':
    '{mood, select, to {отдать} other {отдайте}} сопернику {n, plural, =1 {карту интриги} one {# карту интриги} few {# карты интриг} other {# карт интриг}}',
  'if.influence':
    'если у {mood, select, they {него} other {вас}} не менее {n} влияния во фракции {faction_genitive}',
  'if.alliance': 'если у вас союз с {faction_instrumental}',
  'if.any-alliance': 'если у {mood, select, they {него} other {вас}} есть хотя бы один союз',
  'if.bond': 'если у вас есть другая активная карта {faction_genitive}',
  'if.council-seat': 'если у вас есть место в Высшем Совете',
  'if.mentat-home': 'если ментат в своей ячейке',
  'if.enemy-troops-in-conflict': 'если у соперника есть отряды в зоне конфликта',
  'if.owns': 'если у вас не менее {n} {n, plural, one {экземпляра} other {экземпляров}} карты «{card}»',
  'if.owns-most': 'если у вас больше карт «{card}», чем у каждого соперника',
  'if.tracks': 'если у вас не менее {n} влияния {tracks, plural, one {в # фракции} other {в # фракциях}}',
  'if.tracks-exactly':
    'если у вас не менее {n} влияния ровно {tracks, plural, one {в # фракции} other {в # фракциях}}',
  'if.acquired': 'если в этот ход вы приобрели карту «{card}»',
  'if.both': '{conditions}',
  'if.contracts':
    'если у вас не менее {n} {n, plural, one {выполненного контракта} other {выполненных контрактов}}',
  'if.discarded': 'если вы сбросили карту {faction_genitive}',
  'if.gained-spice': 'если в этот ход вы получили Пряность',
  'if.influence-under-alliance':
    'если у вас не менее {n} влияния во фракции, союз с которой заключил соперник',
  'if.maker-hooks': 'если у вас есть крюк Подателя',
  'if.no-council-seat': 'если у вас нет места в Высшем Совете',
  'if.conflict-level': 'если идёт конфликт уровня {n, plural, =1 {I} =2 {II} other {III}}',
  'if.sandworms':
    'если у вас {n, plural, =1 {есть песчаный червь} one {не менее # песчаного червя} other {не менее # песчаных червей}} в зоне конфликта',
  'if.spies': 'если у вас не менее {n} {n, plural, one {шпиона} other {шпионов}} на поле',
  'if.spy-recalled': 'если в этот ход вы вернули шпиона',
  'if.spying-on-maker': 'если ваш шпион следит за ячейкой с символом Подателя',
  'if.strength': 'если ваша боевая сила не менее {n}',
  'if.swordmaster': 'если у {mood, select, they {него} other {вас}} есть оружейник',
  'if.team': 'если ваш военачальник — {leader}',
  'if.units':
    'если у вас не менее {n} {n, plural, one {боевой единицы} other {боевых единиц}} в зоне конфликта',
  'if.units-deployed':
    'если в этот ход вы разместили не менее {n} {n, plural, one {боевой единицы} other {боевых единиц}}',
  'if.visited-faction': 'если в этот ход вы отправили агента в ячейку фракции',
  'if.visited-maker': 'если в этот ход вы отправили агента в ячейку с символом Подателя',
  'if.gained-spice-of': 'если в этот ход вы получили не менее {n} Пряности',
  'if.visited': 'если в этот ход вы отправили агента в ячейку {spaces}',
  'if.agent-at': 'если ваш агент в ячейке {spaces}',
  'if.commander': 'если ваш командир сардаукаров в зоне конфликта',
  'if.owns-commander': 'если у вас есть командир сардаукаров',
  'if.persuasion':
    'если к этому раскрытию карт вы набрали не менее {n} {n, plural, one {очка} other {очков}} убеждения (приказ)',
  'if.tech': 'если у вас не менее {n} {n, plural, one {плитки} other {плиток}} технологий',
  'if.garrison':
    'если у вас не менее {n} {n, plural, one {боевой единицы} other {боевых единиц}} в гарнизоне',
  'if.has': 'если у вас есть {what} или больше',
  'if.contract-completed': 'если в этот ход вы выполнили контракт',
  'if.enemy-sandworm': 'если у соперника есть песчаный червь в зоне конфликта',
  'if.navigation-slot': 'если эта карта навигации лежит в слоте {n}',
  'if.navigated': 'если вы разыгрываете её, достигнув 2 влияния во фракции {faction_genitive}',
  'if.plain-intrigue': 'если вы расстались не с картой изощрённой интриги',
}
