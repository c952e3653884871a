// What effects say, in Ukrainian. `mood` chooses the verb: `they` the third person, `to` the infinitive, otherwise the
// imperative. Amounts are in the accusative; прянощі have no singular: «1 прянощі», «2 прянощів». A condition is a clause
// with «якщо», inside a sentence after what it is the condition of: so every comma that opens is closed.

import type { effects as en } from '../en/effects.ts'
import type { Translated } from '../messages.ts'

export const effects: Translated<typeof en> = {
  'amount.solari': '{n, plural, one {# солярій} few {# солярії} other {# соляріїв}}',
  'amount.spice': '{n, plural, one {# прянощі} other {# прянощів}}',
  'amount.water':
    '{form, select, nominative {{n, plural, one {# вода} other {# води}}} other {{n, plural, one {# воду} other {# води}}}}',
  'amount.persuasion':
    '{n, plural, one {# очко переконливості} few {# очки переконливості} other {# очок переконливості}}',
  'amount.swords': '{n, plural, one {# меч} few {# мечі} other {# мечів}}',
  'amount.vp': '{n, plural, one {# переможне очко} few {# переможні очки} other {# переможних очок}}',
  'amount.cards': '{n, plural, one {# карту} few {# карти} other {# карт}}',
  'amount.intrigue': '{n, plural, one {# карту інтриги} few {# карти інтриг} other {# карт інтриг}}',
  'amount.twisted':
    '{n, plural, one {# карту заплутаної інтриги} few {# карти заплутаних інтриг} other {# карт заплутаних інтриг}}',
  'amount.per': '{what} за {each}',
  'counter.cards-in-play': 'кожну карту {faction_genitive}, що є у вас у грі',
  'counter.revealed': 'кожну розкриту вами карту {faction_genitive}',
  'counter.sandworms': 'кожного свого піщаного хробака в Зоні конфлікту',
  'counter.contracts': 'кожен свій виконаний контракт',
  'counter.sword-cards': 'кожну іншу розкриту вами карту, яка дає мечі',
  'counter.tracks':
    'кожну фракцію, на яку ви маєте щонайменше {n, plural, one {# очко} few {# очки} other {# очок}} впливу',
  'counter.unit-kinds': 'кожен вид ваших підрозділів у Зоні конфлікту',
  'influence.all':
    '{n, plural, one {# очко впливу} few {# очки впливу} other {# очок впливу}} на кожну фракцію',
  'influence.any':
    '{n, plural, one {# очко впливу} few {# очки впливу} other {# очок впливу}} на будь-яку фракцію',
  'influence.each':
    'по {n, plural, one {# очку впливу} few {# очки впливу} other {# очок впливу}} на {factions_accusative}',
  'influence.one':
    '{n, plural, one {# очко впливу} few {# очки впливу} other {# очок впливу}} на {faction_accusative}',
  'influence.opponent-ahead':
    '{n, plural, one {# очко впливу} few {# очки впливу} other {# очок впливу}} на фракцію, на яку суперник має більше очок впливу, ніж {mood, select, they {він} other {ви}}',
  'influence.navigated-other':
    '{n, plural, one {# очко впливу} few {# очки впливу} other {# очок впливу}} на іншу фракцію, на яку ви вже маєте щонайменше 2 очки впливу',
  'influence.low':
    '{n, plural, one {# очко впливу} few {# очки впливу} other {# очок впливу}} на кожну фракцію, на яку ви маєте не більше ніж {atMost, plural, one {# очко} few {# очки} other {# очок}} впливу',
  'influence.place':
    '{n, plural, one {# очко впливу} few {# очки впливу} other {# очок впливу}} на {place, plural, =1 {першу} =2 {другу} =3 {третю} other {четверту}} фракцію зі свого переліку пріоритетів',
  'influence.least':
    '{n, plural, one {# очко впливу} few {# очки впливу} other {# очок впливу}} на фракцію зі своїм найменшим впливом',
  'influence.most':
    '{n, plural, one {# очко впливу} few {# очки впливу} other {# очок впливу}} на фракцію, на яку він має найбільше впливу',
  'influence.alliance':
    '{n, plural, one {# очко впливу} few {# очки впливу} other {# очок впливу}} на фракцію, союз із якою це йому принесе, а якщо такої немає — на фракцію, на яку він має найменше впливу',
  'influence.several':
    'по {n, plural, one {# очку впливу} few {# очки впливу} other {# очок впливу}} на {factions, plural, =2 {дві різні фракції} =3 {три різні фракції} other {# різних фракцій}}',
  'influence.some':
    '{n, plural, one {# очко впливу} few {# очки впливу} other {# очок впливу}} на {factions_accusative}',
  'influence.spied':
    '{n, plural, one {# очко впливу} few {# очки впливу} other {# очок впливу}} на кожну фракцію, за якою стежать ваші шпигуни',
  'space-with': '{icon_genitive}',
  'space-of-faction': 'фракції',
  'spied-maker': 'видобутку, за якою стежить ваш шпигун',
  'commander-space': 'із сардаукарським офіцером',
  'one-space': '«{space}»',
  'any-space': 'будь-якого виду',

  have: '{what_nominative}',
  gain: '{mood, select, they {отримує} to {отримати} other {отримайте}} {what}',
  may: 'можете {effect}',
  'may-also': 'також можете {effect}',
  optionally: 'за бажання {effect}',
  draw: '{mood, select, they {бере} to {взяти} other {візьміть}} {n, plural, one {# карту} few {# карти} other {# карт}}',
  'draw.several': '{mood, select, they {бере} to {взяти} other {візьміть}} {what}',
  'draw.per':
    '{mood, select, they {бере} to {взяти} other {візьміть}} {n, plural, one {# карту} few {# карти} other {# карт}} за {each}',
  intrigue:
    '{mood, select, they {бере} to {взяти} other {візьміть}} {n, plural, one {# карту інтриги} few {# карти інтриг} other {# карт інтриг}}',
  recruit:
    '{mood, select, they {наймає} to {найняти} other {найміть}} {n, plural, one {# загін} few {# загони} other {# загонів}}',
  'recruit-and-deploy':
    '{mood, select, to {найняти} other {найміть}} {n, plural, one {# загін} few {# загони} other {# загонів}}; під час розкриття карт можете одразу розгорнути {n, plural, =1 {його} other {їх}} у Зоні конфлікту',
  'recruit-to-stay':
    '{mood, select, they {наймає} to {найняти} other {найміть}} {n, plural, one {# загін, який не можна} few {# загони, які не можна} other {# загонів, які не можна}} розгортати в Зоні конфлікту в цей хід',
  trash: '{mood, select, they {знищує} to {знищити} other {знищте}} карту',
  'trash.must': '{mood, select, they {знищує} to {знищити} other {знищте}} карту',
  'trash.from':
    '{mood, select, they {знищує} to {знищити} other {знищте}} {from, select, hand {карту з руки} other {одну зі своїх карт у грі}}',
  'trash.must-from':
    '{mood, select, they {знищує} to {знищити} other {знищте}} {from, select, hand {карту з руки} other {одну зі своїх карт у грі}}',
  'trash.then-cost': 'якщо вона коштує 1 очко переконливості або більше, {effects}',
  'trash.then-faction': 'якщо це карта {faction_genitive}, {effects}',
  'trash-this': '{mood, select, to {знищити} other {знищте}} цю карту',
  discard:
    '{mood, select, they {скидає} to {скинути} other {скиньте}} {n, plural, one {# карту} few {# карти} other {# карт}}',
  deploy:
    '{mood, select, to {розгорнути} other {розгорніть}} {n, plural, =1 {1 загін} one {до # загону} other {до # загонів}} із гарнізону в Зоні конфлікту',
  'deploy.any':
    '{mood, select, to {розгорнути} other {розгорніть}} будь-яку кількість загонів із гарнізону в Зоні конфлікту',
  'deploy-from-supply':
    '{mood, select, to {розгорнути} other {розгорніть}} {n, plural, one {# загін} few {# загони} other {# загонів}} із запасу в Зоні конфлікту',
  'deploy-or-garrison':
    '{mood, select, to {розгорнути} other {розгорніть}} {n, plural, one {# загін} few {# загони} other {# загонів}} із запасу в Зоні конфлікту (або в гарнізоні, якщо розгортати підрозділи не можна)',
  retreat:
    '{mood, select, to {відвести} other {відведіть}} {n, plural, =1 {1 загін} one {до # загону} other {до # загонів}} із Зони конфлікту в гарнізон',
  'retreat.any':
    '{mood, select, to {відвести} other {відведіть}} будь-яку кількість загонів із Зони конфлікту в гарнізон',
  'lose-troop':
    '{mood, select, they {втрачає} to {втратити} other {втратьте}} 1 загін {from, select, garrison {із гарнізону} any {із гарнізону або Зони конфлікту} other {із Зони конфлікту}}',
  repel:
    '{mood, select, to {відвести} other {відведіть}} 1 чужий загін із Зони конфлікту в гарнізон його власника',
  'take-reserve': '{mood, select, to {взяти} other {візьміть}} 1 карту «{card}» із Фонду',
  acquire:
    '{mood, select, to {безплатно придбати} other {безплатно придбайте}} карту ціною до {n, plural, one {# очка} other {# очок}} переконливості{to, select, deck {{mood, select, to { й покласти} other { й покладіть}} її на верх колоди} hand {{mood, select, to { й узяти} other { й візьміть}} її в руку} other {}}',
  'acquire.exactly':
    '{mood, select, to {безплатно придбати} other {безплатно придбайте}} карту ціною рівно {n, plural, one {# очко} few {# очки} other {# очок}} переконливості{to, select, deck {{mood, select, to { й покласти} other { й покладіть}} її на верх колоди} hand {{mood, select, to { й узяти} other { й візьміть}} її в руку} other {}}',
  'acquire.for-solari':
    '{mood, select, to {придбати} other {придбайте}} карту за солярії замість очок переконливості{to, select, deck {{mood, select, to { й покласти} other { й покладіть}} її на верх колоди} hand {{mood, select, to { й узяти} other { й візьміть}} її в руку} other {}}',
  'acquire.from-row': '{mood, select, to {отримати} other {отримайте}} карту з Ряду Імперіуму безплатно',
  'take-from-discard':
    '{mood, select, to {взяти} other {візьміть}} в руку 1 карту {faction_genitive} зі свого скиду',
  'steal-intrigue':
    '{mood, select, they {краде} to {вкрасти} other {вкрадіть}} 1 випадкову карту інтриги в кожного суперника, який має їх 4 або більше',
  harvest:
    '{mood, select, to {зібрати} other {зберіть}} {n, plural, =0 {всі додаткові прянощі цієї локації} one {# прянощі й усі додаткові прянощі цієї локації} other {# прянощів і всі додаткові прянощі цієї локації}}',
  'double-harvest':
    '{mood, select, to {подвоїти} other {подвойте}} прянощі, які зберете в цей хід, крім додаткових',
  'faction-influence':
    '{mood, select, to {здобути} other {здобудьте}} {n, plural, one {# очко впливу} few {# очки впливу} other {# очок впливу}} замість 1 за відвідування локації фракції в цей хід',
  'faction-influence.there':
    '{mood, select, to {здобути} other {здобудьте}} за це {n, plural, one {# очко впливу} few {# очки впливу} other {# очок впливу}} замість 1',
  visit:
    '{mood, select, to {здобути} other {здобудьте}} вплив на {faction_accusative} за відвідування локації',
  discount:
    'у цей хід карта «{card}» коштує на {n, plural, one {# очко} few {# очки} other {# очок}} переконливості менше',
  'acquire-on-top': '{mood, select, to {класти} other {кладіть}} придбані карти на верх колоди',
  'faction-icons':
    '{mood, select, to {додати карті, яку ви граєте в цей хід, символи всіх чотирьох фракцій} other {карта, яку ви граєте в цей хід, має також символи всіх чотирьох фракцій}}',
  'card-icons':
    '{mood, select, to {додати карті, яку ви граєте в цей хід, інші символи агента ({icons})} other {карта, яку ви граєте в цей хід, має й інші символи агента ({icons})}}',
  boost:
    'наступна карта {faction_genitive}, яку ви зіграєте в цьому раунді, має всі символи агентів; відправивши нею агента, додатково {effects}',
  'ignore-requirements':
    '{mood, select, to {відправити} other {відправте}} агента в цей хід без огляду на вимоги впливу',
  'ignore-enemy-agents': 'чужі агенти не заважають вашому наступному агенту в цей хід',
  'forbid-space':
    '{mood, select, to {вибрати} other {виберіть}} локацію: у цьому раунді суперники не можуть відправити туди свого наступного агента',
  'swordmaster.once':
    '{mood, select, they {отримує} to {отримати} other {отримайте}} третього агента на один раунд і жетон бонусу Майстра меча: 2 мечі під час кожного розкриття карт',
  'remove-commander':
    '{mood, select, to {прибрати} other {приберіть}} з гри сардаукарського офіцера з цієї локації',
  'set-aside-row-card':
    '{mood, select, to {відкласти} other {відкладіть}} карту з Ряду Імперіуму; під час розкриття карт у цьому раунді можете придбати її на 1 очко переконливості дешевше',
  'recall-agent': '{mood, select, to {відкликати} other {відкличте}} одного зі своїх агентів на карту лідера',
  pass: '{mood, select, to {пропустити} other {пропустіть}} цей хід',
  'pass.now': '{mood, select, they {пропускає} to {пропустити} other {пропустіть}} цей хід',
  'look-draw-or-trash':
    '{mood, select, to {подивитися верхню карту своєї колоди, потім взяти її або знищити} other {подивіться верхню карту своєї колоди, потім візьміть її або знищте}}',
  'look-and-decide':
    '{mood, select, to {подивитися} other {подивіться}} верхню карту своєї колоди, потім {mood, select, to {залишити її, скинути або заплатити} other {залиште її, скиньте або заплатіть}} {n, plural, one {# солярій} few {# солярії} other {# соляріїв}}, щоб її взяти',
  'shuffle-discard-into-deck': '{mood, select, to {затасувати} other {затасуйте}} свій скид у колоду',
  'council-seat':
    '{mood, select, to {зайняти} other {займіть}} місце у Вищій Раді (2 очки переконливості під час кожного розкриття карт)',
  swordmaster: '{mood, select, to {взяти} other {візьміть}} третього агента до кінця гри',
  mentat:
    '{mood, select, to {взяти} other {візьміть}} Ментата з його локації як ще одного агента на цей раунд',
  'mentat.won': '{mood, select, to {взяти} other {візьміть}} Ментата як ще одного агента на наступний раунд',
  control: '{mood, select, to {встановити} other {встановіть}} контроль над локацією «{space}»',
  signet:
    '{mood, select, they {використовує властивість свого персня} to {використати властивість персня} other {використайте властивість персня}} з печаткою{mood, select, they {} other { свого лідера}}',
  'ignores-requirements': 'ця карта відправляє агента без огляду на вимоги впливу',
  spy: '{mood, select, they {розміщує} to {розмістити} other {розмістіть}} {n, plural, =1 {шпигуна} one {до # шпигуна} other {до # шпигунів}}',
  'spy.at':
    '{mood, select, to {розмістити} other {розмістіть}} шпигуна в спостережному пункті біля локації {spaces}{shared, select, yes {, ігноруючи шпигунів суперників} other {}}',
  'spy.shared':
    '{mood, select, they {розміщує} to {розмістити} other {розмістіть}} {n, plural, =1 {шпигуна} one {до # шпигуна} other {до # шпигунів}}, ігноруючи шпигунів суперників',
  'spy.visited':
    '{mood, select, to {розмістити} other {розмістіть}} шпигуна в спостережному пункті біля локації, куди ви відправили агента в цей хід{shared, select, yes {, ігноруючи шпигунів суперників} other {}}',
  'spy.then': 'якщо він стежить за локацією {spaces}, {effects}',
  'remove-shield-wall':
    '{mood, select, they {підриває Захисний мур, якщо має Гаки Творця} to {підірвати Захисний мур} other {підірвіть Захисний мур}}',
  'maker-hooks': '{mood, select, they {бере} to {взяти} other {візьміть}} Гаки Творця',
  sandworm:
    '{mood, select, to {прикликати} other {прикличте}} в Зону конфлікту {n, plural, one {# піщаного хробака} other {# піщаних хробаків}}',
  contract: '{mood, select, to {взяти} other {візьміть}} контракт (2 солярії, якщо контрактів немає)',
  'complete-contract':
    '{mood, select, to {виконати} other {виконайте}} будь-який свій контракт, не зважаючи на його умову',
  'reveal-contracts':
    '{mood, select, to {розкрити} other {розкрийте}} {n, plural, one {# контракт} few {# контракти} other {# контрактів}} із загального запасу, {mood, select, to {узяти один, а решту знищити} other {візьміть один, а решту знищте}}',
  'move-spies':
    '{mood, select, to {змусити кожного суперника перемістити шпигуна, який стежить за локацією, куди ви відправили агента в цей хід} other {кожен суперник має перемістити шпигуна, який стежить за локацією, куди ви відправили агента в цей хід}}',
  'acquire-commander':
    '{mood, select, they {платить} to {заплатити} other {заплатіть}} {n, plural, one {# солярій} few {# солярії} other {# соляріїв}}, щоб отримати й найняти офіцера цієї локації та взяти вміння',
  'commander-of-the-bank':
    '{mood, select, to {отримати й найняти} other {отримайте й найміть}} сардаукарського офіцера із загального запасу та {mood, select, to {взяти вміння} other {візьміть уміння}}',
  'recruit-commander':
    '{mood, select, they {платить} to {заплатити} other {заплатіть}} {n, plural, one {# солярій} few {# солярії} other {# соляріїв}}, щоб найняти сардаукарського офіцера із запасу',
  'commander-discount':
    'у цей хід сардаукарські офіцери коштують для вас на {n, plural, one {# солярій} few {# солярії} other {# соляріїв}} менше',
  skill: '{mood, select, to {взяти вміння} other {візьміть уміння}}',
  'combat-icon': 'в цей хід розгортати підрозділи так, ніби ви відправили агента в бойову локацію',
  'acquire-tech': '{mood, select, they {купує} to {придбати} other {придбайте}} плитку технології',
  'acquire-tech.less':
    '{mood, select, they {купує} to {придбати} other {придбайте}} плитку технології на {n, plural, one {# прянощі} other {# прянощів}} дешевше',
  'lose-influence':
    '{mood, select, they {втрачає} to {втратити} other {втратьте}} {n, plural, one {# очко впливу} few {# очки впливу} other {# очок впливу}} на одну фракцію',
  'lose-all':
    '{mood, select, they {втрачає} to {втратити} other {втратьте}} {what, select, spice {всі свої прянощі} solari {всі свої солярії} other {всю свою воду}}',
  rob: '{mood, select, they {забирає} to {забрати} other {заберіть}} {what} в кожного суперника, який стільки має',
  'bonus-spice':
    '{mood, select, to {покласти} other {покладіть}} {n, plural, one {# додаткові прянощі} other {# додаткових прянощів}} на локацію «{space}»',
  'take-bonus-spice':
    '{mood, select, to {взяти} other {візьміть}} {n, plural, one {# додаткові прянощі} other {# додаткових прянощів}} з локації видобутку',
  'deploy-agent':
    '{mood, select, to {розгорнути} other {розгорніть}} агента, відправленого в цей хід, у Зоні конфлікту (сила 2, з Майстром меча 3; його не можна відвести)',
  'draw-twisted':
    '{mood, select, they {бере} to {взяти} other {візьміть}} {n, plural, one {# карту заплутаної інтриги} few {# карти заплутаних інтриг} other {# карт заплутаних інтриг}}',
  'plot-course':
    '{mood, select, to {взяти} other {візьміть}} {draw, plural, one {# карту} few {# карти} other {# карт}} навігації та {mood, select, to {викласти} other {викладіть}} {lay} з них долілиць зліва направо в будь-якому порядку; решта йде в коробку',
  'play-navigation': '{mood, select, to {зіграти} other {зіграйте}} свою наступну карту навігації',
  'secret-project':
    '{mood, select, to {подивитися} other {подивіться}} нижню плитку кожного стосу технологій і {mood, select, to {покласти} other {покладіть}} одну з них долілиць на карту лідера; купуючи технологію, можна вибрати і її',
  'trash-from-hand':
    '{mood, select, to {знищити карту з руки і, якщо вона коштує 1 очко переконливості або більше,} other {знищте карту з руки; якщо вона коштує 1 очко переконливості або більше, можете}} {effects}',
  'return-this': '{mood, select, to {повернути} other {поверніть}} цю карту в руку',
  'deploy-recruits':
    '{mood, select, to {розгорнути} other {розгорніть}} в Зоні конфлікту будь-які загони, найняті в цей хід',
  'no-deployment': 'у цей хід не можна розгортати підрозділи в Зоні конфлікту',
  'sort-top-three':
    'якщо у вашій колоді 3 карти або більше, {mood, select, to {подивитися верхні три: одну взяти, одну скинути й одну знищити} other {подивіться верхні три: одну візьміть, одну скиньте й одну знищте}}',
  'secret-factions': 'таємно виберіть дві фракції',
  masterstroke: 'розкрийте ці фракції й здобудьте по 1 очку впливу на кожну',
  train:
    '{mood, select, to {пересунути} other {пересуньте}} фішку Фейда на треку навчання на одну поділку праворуч і {mood, select, to {застосувати} other {застосуйте}} її ефект',
  memory: '{mood, select, to {перемістити} other {перемістіть}} 1 загін із запасу до Бене Ґессерит як спогад',
  'other-memories':
    '{mood, select, to {повернути всі спогади в запас, взяти за кожен 1 карту й перевернути} other {поверніть усі спогади в запас, візьміть за кожен 1 карту й переверніть}} карту лідера',
  'repeat-space': '{mood, select, to {повторити} other {повторіть}} ефекти цієї локації',
  'recruit-on-acquire':
    '{mood, select, to {наймати} other {наймайте}} {n, plural, one {# загін} few {# загони} other {# загонів}} за кожну придбану карту',
  'sends-anywhere':
    'відправте одного зі своїх агентів, від лідера або з локації, у будь-яку локацію, навіть зайняту',

  'for-ally': '{mood, select, to {дозволити активованому союзнику} other {активований союзник}} {effect}',
  'for-each-ally': '{mood, select, to {дозволити кожному союзнику} other {кожен ваш союзник}} {effect}',
  'for-team':
    '{mood, select, to {дозволити кожному гравцеві вашої команди} other {кожен гравець вашої команди}} {effect}',
  trade:
    '{mood, select, to {обмінятися} other {обміняйтеся}} з гравцем своєї команди: кожен може віддати іншому скільки завгодно одного ресурсу або карт інтриг',
  reinforce:
    '{mood, select, to {найняти} other {найміть}} {n, plural, one {# загін} few {# загони} other {# загонів}}, розподіливши між союзниками своєї команди; ті можуть одразу розгорнути їх у Зоні конфлікту',
  'pay-together':
    '{mood, select, to {знищити} other {знищте}} цю карту й {mood, select, to {заплатити} other {заплатіть}} {cost} (союзники можуть внести свою частку), щоб {effects}',
  'assign-contracts':
    '{mood, select, to {віддати} other {віддайте}} кожному союзнику один із відкритих контрактів, потім відкрийте нові',
  'throne-row':
    '{mood, select, to {перемістити} other {перемістіть}} карту, крім карт Фрименів, із Ряду Імперіуму до Ряду Престолу',
  'each-opponent': '{mood, select, to {змусити кожного суперника} other {кожен суперник}} {effect}',
  'one-opponent': '{mood, select, to {змусити одного суперника} other {один суперник}} на ваш вибір {effect}',
  once: '{effects} ({per, select, turn {раз за хід} round {раз за раунд} other {раз за гру}})',
  several: '{of}',
  choose:
    '{mood, select, they {вибирає} to {вибрати} other {виберіть}} {n, plural, =1 {одне} =2 {два варіанти} one {# варіант} few {# варіанти} other {# варіантів}}: {of}',
  pay: '{cost}, потім {effects}',
  'pay-to': '{cost}, щоб {effects}',
  when: '{condition}: {effects}',
  'when-do': '{condition}, {effects}',
  'when-inside': '{effects}, {condition}',
  'when-also': '{condition}, додатково {effects}',
  'when-pay': '{condition}, {cost}, щоб {effects}',
  either: '{mood, select, to {{yes}, {condition}; інакше {no}} other {{condition}, {yes}; інакше {no}}}',
  'on-reveal': 'під час розкриття карт у цьому раунді: {effects}',
  'cost.pay': '{mood, select, they {платить} to {заплатити} other {заплатіть}} {what}',
  'cost.influence':
    '{mood, select, to {втратити} other {втратьте}} {n, plural, =1 {1 очко впливу на одну фракцію} few {# очки впливу на одну або кілька фракцій} other {# очок впливу на одну або кілька фракцій}}',
  'cost.discard':
    '{mood, select, to {скинути} other {скиньте}} {n, plural, =1 {карту} one {# карту} few {# карти} other {# карт}}',
  'cost.flip':
    '{mood, select, to {перевернути} other {переверніть}} виграну карту конфлікту із символом «{icon}» або з універсальним символом бою',
  'cost.recall-spies':
    '{mood, select, to {відкликати} other {відкличте}} {n, plural, =1 {шпигуна} one {# шпигуна} other {# шпигунів}}',
  'cost.retreat':
    '{mood, select, to {відвести в гарнізон} other {відведіть у гарнізон}} {n, plural, one {# загін} few {# загони} other {# загонів}}',
  'cost.retreat-some':
    '{mood, select, to {відвести в гарнізон} other {відведіть у гарнізон}} {least}–{most, plural, one {# загін} few {# загони} other {# загонів}}',
  'cost.trash':
    '{mood, select, to {знищити} other {знищте}} {n, plural, =1 {карту} one {# карту} few {# карти} other {# карт}}',
  'cost.trash-from-hand': '{mood, select, to {знищити} other {знищте}} з руки карту {faction_genitive}',
  'cost.trash-in-play':
    '{mood, select, to {знищити} other {знищте}} іншу свою карту {faction_genitive}, що є в грі',
  'cost.trash-intrigue':
    '{mood, select, to {знищити} other {знищте}} {n, plural, =1 {карту інтриги} one {# карту інтриги} few {# карти інтриг} other {# карт інтриг}}',
  'cost.trash-this': '{mood, select, to {знищити} other {знищте}} цю карту',
  'cost.troops':
    '{mood, select, to {втратити} other {втратьте}} {n, plural, one {# загін} few {# загони} other {# загонів}} із Зони конфлікту',
  'cost.lose-troops':
    '{mood, select, to {втратити} other {втратьте}} {n, plural, one {# загін} few {# загони} other {# загонів}} із гарнізону або Зони конфлікту',
  'cost.flip-any':
    '{mood, select, to {перевернути} other {переверніть}} долілиць {n, plural, =1 {виграну карту} one {# виграну карту} few {# виграні карти} other {# виграних карт}} конфлікту',
  'cost.trash-discarded':
    '{mood, select, to {знищити} other {знищте}} у своєму скиді {n, plural, =1 {карту} one {# карту} few {# карти} other {# карт}} ціною 1 очко переконливості або більше',
  'cost.trash-tech':
    '{mood, select, to {знищити} other {знищте}} {n, plural, =1 {свою плитку технології} one {# свою плитку технології} few {# свої плитки технологій} other {# своїх плиток технологій}}',
  'cost.trash-spies':
    '{mood, select, to {прибрати} other {приберіть}} {n, plural, =1 {свого шпигуна} one {# свого шпигуна} other {# своїх шпигунів}} з поля в коробку',
  'cost.give-intrigue':
    '{mood, select, to {віддати} other {віддайте}} суперникові {n, plural, =1 {карту інтриги} one {# карту інтриги} few {# карти інтриг} other {# карт інтриг}}',
  'if.influence':
    'якщо {mood, select, they {він має} other {ви маєте}} щонайменше {n, plural, one {# очко} few {# очки} other {# очок}} впливу на {faction_accusative}',
  'if.alliance': 'якщо у вас союз {faction_with}',
  'if.any-alliance': 'якщо {mood, select, they {він має} other {у вас є}} хоча б один союз',
  'if.bond': 'якщо в грі є інша ваша карта {faction_genitive}',
  'if.council-seat': 'якщо у вас є місце у Вищій Раді',
  'if.mentat-home': 'якщо Ментат у своїй локації',
  'if.enemy-troops-in-conflict': 'якщо суперник має загони в Зоні конфлікту',
  'if.owns':
    'якщо у вас щонайменше {n} {n, plural, one {примірник} few {примірники} other {примірників}} карти «{card}»',
  'if.owns-most': 'якщо у вас більше карт «{card}», ніж у кожного суперника',
  'if.tracks':
    'якщо ви маєте щонайменше {n, plural, one {# очко} few {# очки} other {# очок}} впливу на {tracks, plural, one {# фракцію} few {# фракції} other {# фракцій}}',
  'if.tracks-exactly':
    'якщо ви маєте щонайменше {n, plural, one {# очко} few {# очки} other {# очок}} впливу рівно на {tracks, plural, one {# фракцію} few {# фракції} other {# фракцій}}',
  'if.acquired': 'якщо в цей хід ви придбали карту «{card}»',
  'if.both': '{conditions}',
  'if.contracts':
    'якщо у вас щонайменше {n} {n, plural, one {виконаний контракт} few {виконані контракти} other {виконаних контрактів}}',
  'if.discarded': 'якщо ви скинули карту {faction_genitive}',
  'if.gained-spice': 'якщо в цей хід ви отримали прянощі',
  'if.influence-under-alliance':
    'якщо ви маєте щонайменше {n, plural, one {# очко} few {# очки} other {# очок}} впливу на фракцію, союз із якою має суперник',
  'if.maker-hooks': 'якщо у вас є Гаки Творця',
  'if.no-council-seat': 'якщо у вас немає місця у Вищій Раді',
  'if.conflict-level': 'якщо триває конфлікт {n, plural, =1 {I} =2 {II} other {III}}',
  'if.sandworms':
    'якщо в Зоні конфлікту у вас {n, plural, =1 {є піщаний хробак} one {щонайменше # піщаний хробак} few {щонайменше # піщані хробаки} other {щонайменше # піщаних хробаків}}',
  'if.spies': 'якщо у вас щонайменше {n} {n, plural, one {шпигун} few {шпигуни} other {шпигунів}} на полі',
  'if.spy-recalled': 'якщо в цей хід ви відкликали шпигуна',
  'if.spying-on-maker': 'якщо ваш шпигун стежить за локацією видобутку',
  'if.strength': 'якщо ваша сила щонайменше {n}',
  'if.swordmaster': 'якщо {mood, select, they {він має Майстра меча} other {у вас є Майстер меча}}',
  'if.team': 'якщо ваш командувач — {leader}',
  'if.units':
    'якщо в Зоні конфлікту у вас щонайменше {n} {n, plural, one {підрозділ} few {підрозділи} other {підрозділів}}',
  'if.units-deployed':
    'якщо в цей хід ви розгорнули щонайменше {n} {n, plural, one {підрозділ} few {підрозділи} other {підрозділів}}',
  'if.visited-faction': 'якщо в цей хід ви відправили агента в локацію фракції',
  'if.visited-maker': 'якщо в цей хід ви відправили агента в локацію видобутку',
  'if.gained-spice-of':
    'якщо в цей хід ви отримали щонайменше {n, plural, one {# прянощі} other {# прянощів}}',
  'if.visited': 'якщо в цей хід ви відправили агента в локацію {spaces}',
  'if.agent-at': 'якщо ваш агент у локації {spaces}',
  'if.commander': 'якщо ваш сардаукарський офіцер у Зоні конфлікту',
  'if.owns-commander': 'якщо у вас є сардаукарський офіцер',
  'if.persuasion':
    'якщо до цього розкриття карт ви набрали щонайменше {n} {n, plural, one {очко} few {очки} other {очок}} переконливості (наказ)',
  'if.tech': 'якщо у вас щонайменше {n} {n, plural, one {плитка} few {плитки} other {плиток}} технологій',
  'if.garrison':
    'якщо в гарнізоні у вас щонайменше {n} {n, plural, one {підрозділ} few {підрозділи} other {підрозділів}}',
  'if.has': 'якщо у вас є {what} або більше',
  'if.contract-completed': 'якщо в цей хід ви виконали контракт',
  'if.enemy-sandworm': 'якщо суперник має піщаного хробака в Зоні конфлікту',
  'if.navigation-slot': 'якщо ця карта навігації лежить у слоті {n}',
  'if.navigated': 'якщо ви граєте її, досягнувши 2 очок впливу на {faction_accusative}',
  'if.plain-intrigue': 'якщо ви позбулися не карти заплутаної інтриги',
}
