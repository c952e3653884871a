// The advantages of the factions of classic Dune, in Polish.

import type { factions as en } from '../../en/classic/factions.ts'
import type { Translated } from '../../messages.ts'

export const factions: Translated<typeof en> = {
  'classic.hook.looksAtAuction':
    'podczas licytacji widzisz każdą kartę podstępu, zanim zacznie się jej licytacja',
  'classic.hook.looksAtSpice': 'przed fazą transportu i ruchu widzisz następną kartę przyprawy',
  'classic.hook.usesPrescience':
    'w swojej bitwie, przed ułożeniem planów, poznajesz jedną część planu przeciwnika: wartość na kole, przywódcę, broń lub obronę',
  'classic.hook.hasKwisatzHaderach':
    'gdy w bitwach zginie 7 twoich oddziałów, Kwisatz Haderach dodaje 2 do siły jednego twojego przywódcy w jednej bitwie na rundę i tego przywódcy nie można ogłosić zdrajcą',
  'classic.hook.predicts':
    'na początku gry w tajemnicy przepowiadasz, która frakcja i w której rundzie zwycięży; jeśli to się spełni, zwyciężasz tylko ty',
  'classic.hook.accompanies':
    'gdy inna frakcja transportuje oddziały z kosmosu, możesz za darmo {where, select, advisor {wysłać z nią 1 doradczynię} other {wysłać 1 oddział na Polarną Depresję}}',
  'classic.hook.usesVoice':
    'w swojej bitwie, przed ułożeniem planów, możesz nakazać przeciwnikowi zagrać lub nie zagrywać jednego rodzaju kart',
  'classic.hook.worthlessIsKarama': 'karty bezwartościowe służą ci jako „Karama”',
  'classic.hook.startsWithAdvisor': 'zaczynasz z 1 doradczynią na dowolnym terytorium',
  'classic.hook.alwaysGetsCharity':
    'w każdej rundzie otrzymujesz 2 przyprawy zasiłku KHOAM, bez względu na to, ile przyprawy masz',
  'classic.hook.hasAdvisors':
    'twoje żetony mają dwie strony: wojownicy i doradczynie; doradczynie żyją ze wszystkimi w zgodzie, ale niczego nie kontrolują i nie zbierają',
  'classic.hook.earnsFromCards': 'przyprawa, którą inni płacą za karty podstępów, trafia do ciebie',
  'classic.hook.paysAllyRevival':
    'w każdej rundzie możesz zapłacić za odrodzenie jeszcze {n, plural, one {# oddziału} other {# oddziałów}} sojusznika',
  'classic.hook.elite':
    '{elite, select, sardaukar {twoich 5 sardaukarów liczy się} other {twoich 3 fedajkinów liczy się}} w bitwie podwójnie{against, select, fremen {, ale nie przeciw Fremenom} other {}}; w rundzie można przywrócić tylko jednego z nich',
  'classic.hook.ridesWorms':
    'czerwie nie szkodzą twoim oddziałom i możesz dosiąść czerwia, by dotrzeć na dowolne terytorium',
  'classic.hook.grantsAllyRevival':
    'możesz pozwolić sojusznikowi przywrócić za darmo {n, plural, one {# oddział} few {# oddziały} other {# oddziałów}}',
  'classic.hook.range':
    'twoje oddziały poruszają się o maksymalnie {n, plural, one {# terytorium} few {# terytoria} other {# terytoriów}}',
  'classic.hook.guardsTheDesert':
    'zwyciężasz na końcu 10. rundy, jeśli nikt nie zwyciężył, w Siczy Tabr i Siczy Habbanja nie ma obcych oddziałów, a w Siczy Tueka nie ma Atrydów, Harkonnenów ani Imperatora',
  'classic.hook.winsWithoutWinner': 'zwyciężasz na końcu 10. rundy, jeśli nikt inny nie zwyciężył',
  'classic.hook.drawsStormCards': 'burza porusza się według kart burzy, a następną z nich widzisz',
  'classic.hook.halvesStormLosses':
    'na piaskach burza zabija tylko połowę twoich oddziałów; rezerwa może wejść prosto w burzę i połowa z niej ginie',
  'classic.hook.placesWorms':
    'każdy czerw po pierwszym w fazie pojawia się na wybranym przez ciebie terytorium piaszczystym',
  'classic.hook.fightsWithoutSpice': 'twoje oddziały walczą z pełną siłą bez przyprawy',
  'classic.hook.earnsFromShipments': 'przyprawa, którą inni płacą za transport z kosmosu, trafia do ciebie',
  'classic.hook.shipsLikeGuild':
    'transportujesz za pół ceny: z rezerwy, z jednego terytorium na inne albo z powrotem do rezerwy',
  'classic.hook.actsOutOfOrder': 'swoją turę transportu i ruchu wykonujesz, kiedy chcesz',
  'classic.hook.drawsBonusCard': 'kupując kartę podstępu, dobierasz jeszcze jedną za darmo',
  'classic.hook.callsForAlly': 'możesz ujawniać swoich zdrajców w bitwach sojusznika',
  'classic.hook.captures':
    'wygrywając bitwę, pojmujesz jednego przywódcę przegranego: zabij go i zyskaj 2 przyprawy albo użyj go w jednej swojej bitwie',

  'classic.ally.usesPrescience': 'możesz użyć jasnowidzenia wobec przeciwnika sojusznika',
  'classic.ally.usesVoice': 'możesz użyć Głosu wobec przeciwnika sojusznika',
  'classic.ally.ridesWorms': 'możesz ocalić oddziały sojusznika przed czerwiami',
  'classic.ally.shipsLikeGuild':
    'sojusznik transportuje po twojej cenie, z rezerwy albo z jednego terytorium na inne, i płaci tobie',
  'classic.ally.guardsTheDesert': 'w ostatniej rundzie sojusznik zwycięża razem z tobą',
  'classic.ally.winsWithoutWinner': 'w ostatniej rundzie sojusznik zwycięża razem z tobą',

  'classic.special.see-plan': 'w swojej bitwie: zobacz cały plan przeciwnika, zanim skończysz własny',
  'classic.special.revive':
    'w fazie odrodzenia: przywróć za darmo do 3 swoich oddziałów albo jednego przywódcę',
  'classic.special.worm': 'w fazie erupcji przyprawy: przywołaj czerwia na dowolne terytorium piaszczyste',
  'classic.special.cancel-shipment': 'odwołaj transport innego gracza z kosmosu',
  'classic.special.swap-cards':
    'podczas licytacji: weź od jednego gracza w ciemno dowolną liczbę kart podstępów i oddaj tyle samo',
}
