// What the words of the rulebook of classic Dune and the phases of its round mean, in a sentence or two, in Polish.

import type { glossary as en } from '../../en/classic/glossary.ts'
import type { Translated } from '../../messages.ts'

export const glossary: Translated<typeof en> = {
  'classic.glossary.territory': 'Część mapy. Ruch liczy się w terytoriach, a nie w sektorach',
  'classic.glossary.sand':
    'Otwarta pustynia: burza niszczy tu oddziały i przyprawę, tu pojawiają się czerwie',
  'classic.glossary.rock': 'Twardy grunt: ani burza, ani czerwie nie szkodzą tu oddziałom',
  'classic.glossary.stronghold':
    'Jest ich pięć: Arrakin, Kartagin, Sicz Tabr, Sicz Habbanja, Sicz Tueka. Kto na koniec rundy ma trzy, wygrywa; sojusznicy potrzebują czterech. W jednej mogą być oddziały najwyżej dwóch graczy',
  'classic.glossary.sector':
    'Jeden z 18 wycinków mapy. Burza przechodzi z jednego do drugiego; terytorium może leżeć w kilku',
  'classic.glossary.spice-bank': 'Wspólny zapas przyprawy. Nigdy się nie wyczerpuje',
  'classic.glossary.tleilaxu-tanks': 'Tu zabite oddziały i przywódcy czekają na odrodzenie',
  'classic.glossary.player-position':
    'Znak na skraju mapy. Gracz, do którego znaku burza dojdzie jako następnego, jest pierwszy w rundzie',
  'classic.glossary.far-side':
    'Tu jest rezerwa Fremenów: już na planecie, więc transport nic ich nie kosztuje',
  'classic.glossary.off-planet':
    'Tu jest rezerwa wszystkich prócz Fremenów. Sprowadzenie jej kosztuje przyprawę',
  'classic.glossary.city':
    'Arrakin lub Kartagin. Oddział tam daje ornitoptery, a każdy twój oddział zbiera 3 przyprawy zamiast 2',
  'classic.glossary.battle-wheel': 'Wskazuje potajemnie wybraną liczbę: dla burzy albo w planie bitwy',
  'classic.glossary.player-screen': 'Za nią leżą przyprawa i karty, których inni nie widzą',
  'classic.glossary.leader-disc':
    'Przywódca o danej sile. Dodaje się ją w planie bitwy; tyle samo przyprawy zyskuje zwycięzca, gdy zginie',
  'classic.glossary.force-token': 'Jeden z 20 oddziałów frakcji: w rezerwie, na mapie lub w zbiornikach',
  'classic.glossary.spice-token': 'Przyprawa na mapie: należy do tego, kto ją zbierze',
  'classic.glossary.storm-marker':
    'Pokazuje sektor, w którym jest burza. Nikt się tam nie rusza ani nie ląduje',
  'classic.glossary.spice-deck':
    'Wierzchnia karta mówi, gdzie nastąpi erupcja przyprawy; sześć kart to Szej-Hulud',
  'classic.glossary.treachery-deck': 'Broń, obrona i karty specjalne, licytowane co rundę',
  'classic.glossary.traitor-deck':
    'Po karcie na każdego przywódcę; na początku każdy zachowuje jedną z czterech: zdrajcę na cudzej służbie',
  'classic.glossary.storm-deck':
    'Używają jej Fremeni w trybie zaawansowanym: z góry wiedzą, jak daleko przesunie się burza',
  'classic.glossary.discard-pile': 'Zużyte karty, jawne dla wszystkich. Gdy talia się skończy, tasuje się je',
  'classic.glossary.discard-a':
    'Stos pierwszej erupcji w trybie zaawansowanym. Na jego ostatnim terytorium pojawi się następny czerw tej erupcji',
  'classic.glossary.discard-b':
    'Stos drugiej erupcji w trybie zaawansowanym. Na jego ostatnim terytorium pojawi się następny czerw tej erupcji',
  'classic.glossary.hand': 'Twoje karty podstępów. Ile ich jest, inni wiedzą tylko podczas licytacji',
  'classic.glossary.treachery-card':
    'Broń, obrona, karta specjalna lub bezwartościowa. Na licytacji kupuje się je w ciemno',
  'classic.glossary.traitor-card':
    'Wskazuje przywódcę, który potajemnie ci służy. Jeśli przeciwnik wyśle go do bitwy, możesz go ujawnić i od razu wygrać',
  'classic.glossary.territory-card': 'Mówi, gdzie nastąpi erupcja i ile będzie przyprawy',
  'classic.glossary.weapon':
    'Część planu bitwy: zabija przywódcę przeciwnika, chyba że użyto właściwej obrony',
  'classic.glossary.defense':
    'Część planu bitwy: Tarcza chroni przywódcę przed bronią miotającą, Wykrywacz trucizn przed trucizną',
  'classic.glossary.storm-card':
    'Mówi, o ile sektorów przesunie się burza w trybie zaawansowanym; Fremeni ją już widzieli',
  'classic.glossary.spice':
    'Pieniądz Diuny: płaci się nią za karty, transport i odrodzenie. Ile jej masz, to twoja tajemnica',
  'classic.glossary.player': 'Każdy przy stole; każdy prowadzi frakcję',
  'classic.glossary.first-player':
    'Czyj znak jest następny za burzą, przeciwnie do ruchu wskazówek zegara. Pierwszy licytuje, transportuje i atakuje',
  'classic.glossary.round': 'Dziewięć faz w stałej kolejności. Rund jest najwyżej dziesięć',
  'classic.glossary.phase': 'Część rundy. Jedna faza kończy się, zanim zacznie się następna',
  'classic.glossary.basic-game':
    'Jedna erupcja przyprawy na rundę, oddziały walczą z pełną siłą, a te z gwiazdką są zwykłe',
  'classic.glossary.advanced-game':
    'Dwie erupcje przyprawy na rundę, dochód z twierdz, przyprawa za pełną siłę w bitwie i nowe zdolności każdej frakcji',
  'classic.glossary.faction': 'Jedna z sześciu potęg, każda z własnymi zdolnościami',
  'classic.glossary.advantage': 'To, co potrafi tylko ta frakcja. Karta „Karama” może ją zablokować',
  'classic.glossary.special-victory':
    'Własna droga do zwycięstwa: przepowiednia Bene Gesserit oraz warunki Fremenów i Gildii, jeśli po dziesięciu rundach nikt inny nie wygrał',
  'classic.glossary.free-revival':
    'Tyle oddziałów wraca co rundę ze zbiorników za darmo. Kolejne kosztują po 2 przyprawy, razem najwyżej trzy',
  'classic.glossary.force': 'Walczy, zbiera przyprawę i trzyma twierdze. Każda frakcja ma ich 20',
  'classic.glossary.reserves': 'Oddziały, które można przetransportować na planetę',
  'classic.glossary.leader':
    'Dodaje siłę do planu bitwy i pozwala użyć broni i obrony. Może zginąć od broni albo okazać się zdrajcą',
  'classic.glossary.strength':
    'To, co liczy się w bitwie: oddziały na kole i żywy przywódca. Wygrywa wyższa suma, przy równej – agresor',
  'classic.glossary.shipment':
    'Rezerwa ląduje na jednym terytorium: 1 przyprawa za oddział w twierdzy, 2 gdzie indziej. Raz na rundę',
  'classic.glossary.movement':
    'Jedna grupa przechodzi z terytorium na terytorium: o jedno, z ornitopterami do trzech. Raz na rundę',
  'classic.glossary.ornithopter':
    'Z oddziałem w Arrakin lub Kartaginie twoja grupa porusza się o maksymalnie trzy terytoria',
  'classic.glossary.in-storm':
    'Do sektora burzy, z niego ani przez niego nikt się nie rusza i nie ląduje; nie toczy się przez niego bitew',
  'classic.glossary.spice-blow':
    'Przyprawa pojawia się na terytorium z karty, w sektorze z jej symbolem, chyba że jest tam burza',
  'classic.glossary.double-blow':
    'W trybie zaawansowanym są dwie erupcje przyprawy na rundę, każda z własnym stosem',
  'classic.glossary.sandworm':
    'Pożera wszystkie oddziały i przyprawę na terytorium ostatniej erupcji, ale nie Fremenów. Potem następuje Nexus',
  'classic.glossary.nexus': 'Jedyny czas, gdy zawiera się i zrywa sojusze. Następuje, gdy pojawił się czerw',
  'classic.glossary.hand-limit': 'Cztery karty podstępów, u Harkonnenów osiem. Kto tyle ma, nie licytuje',
  'classic.glossary.bid': 'Co najmniej o jeden więcej niż poprzednia i nie więcej, niż możesz zapłacić',
  'classic.glossary.pass':
    'Nie licytować tym razem. Kto spasował, może licytować znowu, gdy przyjdzie jego kolej',
  'classic.glossary.battle-plan':
    'Tworzony potajemnie: ile oddziałów angażujesz, przywódca i ewentualnie broń i obrona. Oba plany odkrywa się naraz',
  'classic.glossary.dial': 'Ile oddziałów angażujesz. Liczą się do sumy i tracisz je, nawet jeśli wygrasz',
  'classic.glossary.aggressor': 'Kto jest wcześniej w kolejności rundy. Agresor wygrywa remisy',
  'classic.glossary.opponent': 'Druga strona bitwy. Bitwa toczy się zawsze między dwoma graczami',
  'classic.glossary.winner':
    'Traci tylko oddziały ustawione na kole, może zachować zagrane karty i zdobywa przyprawę za zabitych przywódców',
  'classic.glossary.loser':
    'Traci wszystkie oddziały na terytorium i odrzuca zagrane karty. Przywódca przeżywa, chyba że zabiła go broń',
  'classic.glossary.victory': 'Trzy twierdze na koniec rundy, dla sojuszu cztery',
  'classic.glossary.losses':
    'Oddziały, które trafiają do zbiorników: wszystkie przegranego i tyle zwycięzcy, ile ustawił na kole',
  'classic.glossary.traitor':
    'Przywódca przekupiony przez przeciwnika. Kto ujawni zdrajcę, od razu wygrywa bitwę i nic nie traci',
  'classic.glossary.explosion':
    'Rusznica laserowa i Tarcza w jednej bitwie: wszystkie oddziały i cała przyprawa na terytorium przepadają, obaj przywódcy giną',
  'classic.glossary.alliance':
    'Dwóch graczy, którzy wygrywają razem z czterema twierdzami. Zawiera się go i zrywa tylko podczas Nexusa',
  'classic.glossary.ally': 'Sojusznicy nie walczą ze sobą, mogą za siebie płacić i użyczają sobie zdolności',
  'classic.glossary.bribe':
    'Przyprawa za obietnicę. Do końca rundy leży przed zasłonką i nie można jej wydać',
  'classic.glossary.deal': 'Jawna umowa między graczami, którzy nie są sojusznikami. Trzeba jej dotrzymać',
  'classic.glossary.control': 'W twierdzy są twoje oddziały i nie ma innych walczących',
  'classic.glossary.stronghold-income':
    'W trybie zaawansowanym: 2 przyprawy na rundę za Arrakin, 2 za Kartagin, 1 za Sicz Tueka',
  'classic.glossary.prescience':
    'Atrydzi oglądają karty przed licytacją i następną kartę przyprawy oraz poznają jedną część planu przeciwnika',
  'classic.glossary.prediction':
    'Przed grą Bene Gesserit zapisują, kto i kiedy wygra. Jeśli to się spełni, wygrywają Bene Gesserit',
  'classic.glossary.voice':
    'Bene Gesserit nakazują przeciwnikowi użyć lub nie użyć w bitwie kart danego rodzaju',
  'classic.glossary.advisor':
    'Pokojowy oddział Bene Gesserit w trybie zaawansowanym: nie walczy, nie zbiera przyprawy, nie trzyma twierdz',
  'classic.glossary.advisors':
    'Pokojowe oddziały Bene Gesserit w trybie zaawansowanym: nie walczą, nie zbierają przyprawy, nie trzymają twierdz',
  'classic.glossary.fighter': 'Oddział Bene Gesserit, który walczy jak każdy inny',
  'classic.glossary.fighters': 'Oddziały Bene Gesserit, które walczą jak każde inne',
  'classic.glossary.fedaykin': 'Trzy oddziały Fremenów z gwiazdką w trybie zaawansowanym, każdy wart dwa',
  'classic.glossary.sardaukar':
    'Pięć oddziałów Imperatora z gwiazdką w trybie zaawansowanym, każdy wart dwa, ale przeciw Fremenom jeden',
  'classic.glossary.captured-leaders':
    'W trybie zaawansowanym Harkonnenowie pojmują przywódcę pokonanego: by zabić go i zyskać przyprawę albo raz wysłać do bitwy',
  'classic.glossary.shield-wall':
    'Chroni Arrakin, Kartagin i Basen Imperialny przed burzą, dopóki nie zniszczą go rodowe atomówki',

  'classic.glossary.phase.setup': 'Wybór frakcji, rozdanie zdrajców i rozstawienie pierwszych oddziałów',
  'classic.glossary.phase.storm':
    'Burza się przesuwa. Oddziały i przyprawa na piaskach, przez które przechodzi, przepadają; potem ustala się pierwszego gracza',
  'classic.glossary.phase.spice-blow':
    'Odkrywa się kartę przyprawy: gdzieś pojawia się przyprawa albo przychodzi czerw i sojusze mogą się zmienić',
  'classic.glossary.phase.charity': 'Kto ma 0 lub 1 przyprawę, może dobrać z banku do 2',
  'classic.glossary.phase.bidding':
    'Licytuje się w ciemno po jednej karcie podstępu na każdego gracza z miejscem na ręce',
  'classic.glossary.phase.revival':
    'Wracają najwyżej trzy zabite oddziały, część za darmo. Przywódca może wrócić, gdy zginęło wszystkich pięciu',
  'classic.glossary.phase.shipment':
    'Po kolei: przetransportuj rezerwę na jedno terytorium, potem rusz jedną grupę',
  'classic.glossary.phase.battle':
    'Gdzie spotkały się oddziały różnych graczy, tam walczą według tajnych planów bitwy',
  'classic.glossary.phase.collection': 'Każdy oddział przy przyprawie zbiera 2, a jeśli masz miasto – 3',
  'classic.glossary.phase.mentat-pause':
    'Gracze biorą łapówki. Kto ma trzy twierdze, wygrywa; sojusz potrzebuje czterech',
  'classic.glossary.phase.over': 'Gra jest skończona',
}
