// The words for setting up classic Dune, in Ukrainian.

import type { classicSetup as en } from '../en/classic-setup.ts'
import type { Translated } from '../messages.ts'

export const classicSetup: Translated<typeof en> = {
  'page.module.advanced': 'Ускладнений режим',
  'page.module.advanced.about': 'Прянощі в бою, дохід від твердинь, нові переваги фракцій.',
  'page.module.pairs': 'По дві фракції двом гравцям',
  'page.module.pairs.about': 'Чотири фракції у двох постійних союзах.',

  'page.setup.factions': 'Фракції',
  'page.setup.faction': 'Фракція на місці {n}',
  'page.setup.leaders.recommended': 'Рекомендовані правилами, за жеребом',
  'page.setup.optional': 'Правила на вибір',

  'page.refused.pairs': 'По дві фракції двом гравцям — це чотири фракції.',
  'page.refused.factions': 'Кожному гравцеві потрібна своя фракція.',
  'page.refused.positions': 'Позиції не відповідають кількості гравців.',
  'page.refused.option': 'Правило на вибір має недопустиме значення.',

  'page.option.allianceVariant': 'Союзи',
  'page.option.allianceVariant.1': 'По 2, перемога з 4 твердинями',
  'page.option.allianceVariant.2': 'По 2, перемога з 3 твердинями',
  'page.option.allianceVariant.3': 'По 3, перемога з 4 твердинями',
  'page.option.allianceVariant.4': 'По 3, перемога з 3 твердинями',
  'page.option.allianceVariant.5': 'Будь-якого розміру, перемога з 3 твердинями',
  'page.option.battleInsideStorm': 'Загони в одному секторі бурі б’ються',
  'page.option.contestedStrongholdCounts': 'Спільна твердиня в бурі зараховується обом',
  'page.option.fremenExtraWormScope': 'Хробаки, яких розміщують Фримени',
  'page.option.fremenExtraWormScope.phase': 'Після першого у фазі',
  'page.option.fremenExtraWormScope.blow': 'Після першого в кожному викиді',
  'page.option.rideForEachWorm':
    'У базовому режимі фримени їдуть на хробаку стільки разів, скільки відкрито карт Шай-Хулуда',
  'page.option.passIsFinal': 'Хто пасує, більше не торгується за цю карту',
  'page.option.gholaTakesFaceDown': '«Ґхола Тлейлаксу» відновлює й лідерів долілиць',
  'page.option.repositionAllowed': 'Загони можна переміщувати в межах території',
  'page.option.traitorCallerLeaderFree': 'Лідер того, хто розкрив зрадника, може битися знову',
  'page.option.predictionCoversMostStrongholds': 'Передбачення діє й за перемоги за кількістю твердинь',
  'page.option.bgPaidShipmentFightersOnly': 'За плату Бене Ґессерит висаджуються воїнами',
  'page.option.bgPolarSinkInAdvanced':
    'І в ускладненому режимі Бене Ґессерит можуть відправити загін до Полярної западини',
  'page.option.prescienceDialShowsSpice': 'Ясновидіння сили показує й прянощі',
  'page.option.atreidesKaramaScope': 'Своєю «Карамою» Атріди бачать план',
  'page.option.atreidesKaramaScope.opponent': 'Свого супротивника',
  'page.option.atreidesKaramaScope.allyBattle': 'І супротивника союзника',
  'page.option.atreidesKaramaScope.any': 'Будь-якого гравця',
  'page.option.emperorGivesSpice': 'Імператор може давати прянощі союзникам',
  'page.option.karamaDuration': '«Карама» зупиняє перевагу',
  'page.option.karamaDuration.phase': 'До кінця фази',
  'page.option.karamaDuration.use': 'На одне застосування',
  'page.option.firstStormDamage': 'Перша буря губить',
  'page.option.firstStormDamage.path': 'На всьому шляху',
  'page.option.firstStormDamage.final': 'Там, де зупиниться',
  'page.option.firstStormDamage.none': 'Нікого',
  'page.option.fremenDefaultWinShared': 'Союзник ділить із Фрименами перемогу останнього раунду',
  'page.option.bribesInBasic': 'Підкуп у базовому режимі',
  'page.option.swapFactions': 'Розданими фракціями можна обмінятися',
  'page.option.atreidesNotes': 'Нотатки ведуть лише Атріди',
  'page.option.openHandSizes': 'Кількість карт на руках видно завжди',
}
