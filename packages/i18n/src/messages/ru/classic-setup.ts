// The words for setting up classic Dune, in Russian.

import type { classicSetup as en } from '../en/classic-setup.ts'
import type { Translated } from '../messages.ts'

export const classicSetup: Translated<typeof en> = {
  'page.module.advanced': 'Усложнённый режим',
  'page.module.advanced.about': 'Пряность в бою, доход от крепостей, новые преимущества фракций.',
  'page.module.pairs': 'По две фракции двум игрокам',
  'page.module.pairs.about': 'Четыре фракции в двух постоянных союзах.',

  'page.setup.factions': 'Фракции',
  'page.setup.faction': 'Фракция на месте {n}',
  'page.setup.leaders.recommended': 'Рекомендованные правилами, по жребию',
  'page.setup.optional': 'Правила на выбор',

  'page.refused.pairs': 'По две фракции двум игрокам — это четыре фракции.',
  'page.refused.factions': 'Каждому игроку нужна своя фракция.',
  'page.refused.positions': 'Позиции не подходят к числу игроков.',
  'page.refused.option': 'У правила на выбор недопустимое значение.',

  'page.option.allianceVariant': 'Союзы',
  'page.option.allianceVariant.1': 'По 2, победа с 4 крепостями',
  'page.option.allianceVariant.2': 'По 2, победа с 3 крепостями',
  'page.option.allianceVariant.3': 'По 3, победа с 4 крепостями',
  'page.option.allianceVariant.4': 'По 3, победа с 3 крепостями',
  'page.option.allianceVariant.5': 'Любого размера, победа с 3 крепостями',
  'page.option.battleInsideStorm': 'Отряды в одном секторе бури сражаются',
  'page.option.contestedStrongholdCounts': 'Общая крепость в буре засчитывается обоим',
  'page.option.fremenExtraWormScope': 'Черви, которых размещают Фримены',
  'page.option.fremenExtraWormScope.phase': 'После первого в фазе',
  'page.option.fremenExtraWormScope.blow': 'После первого в каждом выбросе',
  'page.option.rideForEachWorm':
    'В основном режиме фримены едут на черве столько раз, сколько вышло карт Шай-Хулуда',
  'page.option.passIsFinal': 'Кто пасует, больше не торгуется за эту карту',
  'page.option.gholaTakesFaceDown': '«Гхола» восстанавливает и лидеров лицом вниз',
  'page.option.repositionAllowed': 'Отряды можно перебрасывать внутри территории',
  'page.option.traitorCallerLeaderFree': 'Лидер раскрывшего предателя может сражаться снова',
  'page.option.predictionCoversMostStrongholds': 'Предсказание действует и при победе по числу крепостей',
  'page.option.bgPaidShipmentFightersOnly': 'За плату Бене Гессерит высаживаются воинами',
  'page.option.bgPolarSinkInAdvanced':
    'И в усложнённом режиме Бене Гессерит могут отправить отряд в Полярную Впадину',
  'page.option.prescienceDialShowsSpice': 'Предвидение силы показывает и пряность',
  'page.option.atreidesKaramaScope': 'Своей «Карамой» Атрейдесы видят план',
  'page.option.atreidesKaramaScope.opponent': 'Своего противника',
  'page.option.atreidesKaramaScope.allyBattle': 'И противника союзника',
  'page.option.atreidesKaramaScope.any': 'Любого игрока',
  'page.option.emperorGivesSpice': 'Император может давать пряность союзникам',
  'page.option.karamaDuration': '«Карама» останавливает преимущество',
  'page.option.karamaDuration.phase': 'До конца фазы',
  'page.option.karamaDuration.use': 'На одно применение',
  'page.option.firstStormDamage': 'Первая буря губит',
  'page.option.firstStormDamage.path': 'На всём пути',
  'page.option.firstStormDamage.final': 'Там, где остановится',
  'page.option.firstStormDamage.none': 'Никого',
  'page.option.fremenDefaultWinShared': 'Союзник делит с Фрименами победу последнего раунда',
  'page.option.bribesInBasic': 'Подкуп в основном режиме',
  'page.option.swapFactions': 'Розданными фракциями можно обменяться',
  'page.option.atreidesNotes': 'Записи ведут только Атрейдесы',
  'page.option.openHandSizes': 'Число карт на руках видно всегда',
}
