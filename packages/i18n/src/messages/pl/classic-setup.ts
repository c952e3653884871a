// The words for setting up classic Dune, in Polish.

import type { classicSetup as en } from '../en/classic-setup.ts'
import type { Translated } from '../messages.ts'

export const classicSetup: Translated<typeof en> = {
  'page.module.advanced': 'Tryb zaawansowany',
  'page.module.advanced.about': 'Przyprawa w bitwie, dochód z twierdz, więcej zdolności frakcji.',
  'page.module.pairs': 'Dwie osoby, po dwie frakcje',
  'page.module.pairs.about': 'Cztery frakcje w dwóch stałych sojuszach.',

  'page.setup.factions': 'Frakcje',
  'page.setup.faction': 'Frakcja na miejscu {n}',
  'page.setup.leaders.recommended': 'Zalecane w instrukcji, rozlosowane',
  'page.setup.optional': 'Zasady opcjonalne',

  'page.refused.pairs': 'Dwie osoby z dwiema frakcjami każda potrzebują czterech frakcji.',
  'page.refused.factions': 'Każdy gracz potrzebuje własnej frakcji.',
  'page.refused.positions': 'Pozycje nie pasują do liczby graczy.',
  'page.refused.option': 'Zasada opcjonalna ma niedozwoloną wartość.',

  'page.option.allianceVariant': 'Sojusze',
  'page.option.allianceVariant.1': 'Po 2, zwycięstwo z 4 twierdzami',
  'page.option.allianceVariant.2': 'Po 2, zwycięstwo z 3 twierdzami',
  'page.option.allianceVariant.3': 'Po 3, zwycięstwo z 4 twierdzami',
  'page.option.allianceVariant.4': 'Po 3, zwycięstwo z 3 twierdzami',
  'page.option.allianceVariant.5': 'Dowolnej wielkości, zwycięstwo z 3 twierdzami',
  'page.option.battleInsideStorm': 'Oddziały w sektorze objętym burzą walczą',
  'page.option.contestedStrongholdCounts': 'Twierdza, w której przeciwników rozdziela burza, liczy się obu',
  'page.option.fremenExtraWormScope': 'Czerwie, które umieszczają Fremeni',
  'page.option.fremenExtraWormScope.phase': 'Po pierwszym w fazie',
  'page.option.fremenExtraWormScope.blow': 'Po pierwszym w każdej erupcji',
  'page.option.rideForEachWorm':
    'W trybie podstawowym Fremeni jadą na czerwiu tyle razy, ile odkryto kart „Szej-Hulud”',
  'page.option.passIsFinal': 'Kto pasuje, nie licytuje już tej karty',
  'page.option.gholaTakesFaceDown': '„Ghola Tleilaxu” przywraca też zakrytych przywódców',
  'page.option.repositionAllowed': 'Oddziały mogą poruszać się w obrębie terytorium',
  'page.option.traitorCallerLeaderFree': 'Przywódca gracza, który ujawnił zdrajcę, może walczyć ponownie',
  'page.option.predictionCoversMostStrongholds': 'Przepowiednia obejmuje zwycięstwo liczbą twierdz',
  'page.option.bgPaidShipmentFightersOnly':
    'Oddziały Bene Gesserit z płatnego transportu lądują jako wojownicy',
  'page.option.bgPolarSinkInAdvanced':
    'Także w trybie zaawansowanym Bene Gesserit mogą wysłać oddział na Polarną Depresję',
  'page.option.prescienceDialShowsSpice': 'Jasnowidzenie wartości na kole pokazuje też wydaną przyprawę',
  'page.option.atreidesKaramaScope': 'Specjalnym efektem „Karamy” Atrydzi widzą plan',
  'page.option.atreidesKaramaScope.opponent': 'Swojego przeciwnika',
  'page.option.atreidesKaramaScope.allyBattle': 'Także przeciwnika sojusznika',
  'page.option.atreidesKaramaScope.any': 'Dowolnego gracza',
  'page.option.emperorGivesSpice': 'Imperator może dawać przyprawę sojusznikom',
  'page.option.karamaDuration': '„Karama” blokuje zdolność',
  'page.option.karamaDuration.phase': 'Do końca fazy',
  'page.option.karamaDuration.use': 'Na jedno użycie',
  'page.option.firstStormDamage': 'Pierwsza burza niszczy oddziały',
  'page.option.firstStormDamage.path': 'Na całej drodze',
  'page.option.firstStormDamage.final': 'Tam, gdzie się zatrzyma',
  'page.option.firstStormDamage.none': 'Nigdzie',
  'page.option.fremenDefaultWinShared': 'Sojusznik dzieli z Fremenami zwycięstwo ostatniej rundy',
  'page.option.bribesInBasic': 'Łapówki w trybie podstawowym',
  'page.option.swapFactions': 'Rozdanymi frakcjami można się zamienić',
  'page.option.atreidesNotes': 'Notatki prowadzą tylko Atrydzi',
  'page.option.openHandSizes': 'Liczba kart na ręce jest zawsze widoczna',
}
