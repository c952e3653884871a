// The first game of classic Dune, in Polish.

import type { Translated } from '../../messages/messages.ts'
import type { text as en } from './en.ts'

export const text: Translated<typeof en> = {
  aim: 'O co tu chodzi\nSześć frakcji walczy o pustynną planetę Arrakis. Na mapie jest pięć twierdz. Kto na koniec rundy kontroluje trzy z nich, ten wygrywa.',
  yours:
    'Jesteś Rodem Atrydów\nTwoje oddziały stoją w Arrakin i Siczy Tueka. Brakuje jednej twierdzy: Kartaginu, w którym siedzą Harkonnenowie. W tej rundzie go zdobędziesz.',
  own: 'Co masz\nPrzyprawą płaci się za wszystko: za karty, za transport, za oddziały przywrócone do życia. Twoje karty podstępów, twój zdrajca i twoja przyprawa są tajne.',
  storm:
    'Burza\nKażda runda zaczyna się od burzy. Okrąża ona mapę przeciwnie do ruchu wskazówek zegara, sektor po sektorze; jest ich 18. Strony ostatniej bitwy w tajemnicy ustawiają na kołach po liczbie, a burza przechodzi tyle sektorów, ile wynosi suma. Ustaw 1, 2 lub 3.',
  swept:
    'Zmiecione przez burzę\nBurza przeszła przez południowy zachód. Na piaskach niszczy wszystko: Harkonnenowie stracili tam 3 oddziały, przepadło też 8 przypraw. Na skałach i w twierdzach jest bezpiecznie. Pierwszy w tej rundzie jest gracz, do którego burza się zbliża: ty.',
  blow: 'Erupcja przyprawy\nTeraz odkrywa się kartę przyprawy i na pustyni pojawia się przyprawa: 6 na Starej Wyrwie, tuż obok Arrakin. Zapamiętaj to miejsce, przyda się. Bywa jednak, że zamiast niej przychodzi czerw pustyni i pożera na terytorium wszystko.',
  charity:
    'Zasiłek KHOAM\nKto ma mniej niż 2 przyprawy, może uzupełnić zapas do 2. Fremeni nie mieli nic i wzięli 2.',
  bid: 'Licytacja\nTeraz licytuje się zakryte karty podstępów. Tylko ty, jako Atryda, widzisz, co jest na sprzedaż: „Tarcza”, która chroni przywódcę przed bronią miotającą. Zacznij od 1.',
  'bid.pass': 'Wtedy „Tarczę” dostanie ktoś inny, a tobie zabraknie jej w bitwie. Cofnij to i złóż ofertę.',
  'bid.more': 'Nie ma co od razu pokazywać, jak bardzo ci na niej zależy. Cofnij to i zacznij od 1.',
  raise:
    'Przebito twoją ofertę\nHarkonnenowie dają 2. Kartę dostaje i płaci za nią ten, kto zalicytuje ostatni. Zaoferuj 3.',
  'raise.more':
    'Dostaniesz ją i za mniej, a przyprawa przyda się jeszcze na transport. Cofnij to i zaoferuj 3.',
  worthless:
    'Niech biorą\n„Tarcza” jest twoja za 3 przyprawy. Następna karta jest bezwartościowa, a wiesz o tym tylko ty. Zostaw ją Harkonnenom: spasuj.',
  'worthless.all':
    'To pas także na wszystko, co będzie dalej. W prawdziwej grze wygodne, ale tu idziemy karta po karcie. Cofnij to i spasuj raz.',
  'worthless.bid':
    'Ta karta nic nie daje, tylko zajmuje miejsce na ręce, a są tam tylko cztery. Cofnij to i spasuj.',
  revive:
    'Powrót do życia\nStracone oddziały leżą w zbiornikach Tleilaxu. Co rundę do 3 z nich może wrócić do rezerwy: Atrydzi mają 2 za darmo, każdy następny kosztuje 2 przyprawy. Przywróć 3.',
  'revive.fewer': 'Tak byłoby taniej, ale oddziały przydadzą się w ataku. Cofnij to i przywróć 3.',
  ship: 'Transport\nZaczynasz. Raz na rundę możesz przetransportować oddziały z rezerwy: do twierdzy po 1 przyprawie za oddział, gdziekolwiek indziej po 2. Wybierz Kartagin.',
  'ship.none':
    'Wtedy nikogo nie zaatakujesz i trzecia twierdza będzie musiała poczekać. Cofnij to i wybierz Kartagin.',
  'ship.other':
    'Wylądować można prawie wszędzie. Ale brakuje ci trzeciej twierdzy: cofnij to i wybierz Kartagin.',
  'how-many': 'Ile?\nHarkonnenowie mają w Kartaginie 4 oddziały. Wyślij 5; to 5 przypraw.',
  'how-many.other':
    'Z mniejszymi siłami bitwa będzie ryzykowna, a więcej ci teraz nie trzeba. Cofnij to i wyślij 5.',
  move: 'Ruch\nPotem rusza jedna grupa: na sąsiednie terytorium, a jeśli masz oddział w Arrakin lub Kartaginie, ornitopterami nawet o trzy terytoria. Najpierw zdecyduj, skąd ruszy: wybierz Arrakin.',
  'move.none': 'Na Starej Wyrwie czeka na ciebie 6 przypraw. Cofnij to i wyrusz po nie.',
  'move.all': 'Wtedy Arrakin opustoszeje i stracisz twierdzę. Cofnij to i zostaw tam choć jeden oddział.',
  'move.one': 'Jeden oddział zbierze tylko 3 przyprawy. Cofnij to i wyślij dwa: zbiorą wszystkie 6.',
  'move.other': 'Ta grupa jest potrzebna na swoim miejscu. Cofnij to i wybierz Arrakin.',
  'where-to':
    'Dokąd?\nTerytoria, do których grupa może dojść, są podświetlone. Stara Wyrwa, gdzie leży przyprawa, jest tuż obok: wybierz ją.',
  'where-to.sector':
    'To Stara Wyrwa, ale przyprawa leży w jej środkowym sektorze, a oddziały zbierają ją tylko tam, gdzie stoją. Cofnij to i wybierz zaznaczony sektor.',
  'where-to.other': 'Można tam iść, ale przyprawa jest gdzie indziej. Cofnij to i wybierz Starą Wyrwę.',
  group:
    'Ile oddziałów?\nTe, które zostaną, utrzymają Arrakin. Do zebrania wszystkich 6 przypraw wystarczą dwa: wyślij 2.',
  battle:
    'Bitwa\nPozostali nie ruszyli się z miejsca. Dwie frakcje na jednym terytorium muszą walczyć: twoje 5 oddziałów przeciw 4. Obie strony układają tajny plan i ujawniają go jednocześnie.',
  prescience:
    'Jasnowidzenie\nAtrydzi mogą poznać jedną część planu przeciwnika, zanim ułożą własny. Zapytaj o broń.',
  'prescience.other':
    'To też się przydaje. Ale teraz ważniejsza jest broń, bo może zabić twojego przywódcę: cofnij to i zapytaj o nią.',
  dial: 'Koło bitewne\nHarkonnenowie użyją „Pistoletu maula”, broni miotającej. Teraz twój plan. Na kole wystawiasz oddziały: każdy liczy się za 1 i każdy zginie, nawet jeśli wygrasz. Z twoich 5 przynajmniej jeden musi ocaleć, żeby utrzymać Kartagin.',
  leader:
    'Przywódca\nDo bitwy idzie jeden przywódca, a jego siłę dodaje się do liczby na kole. Jeśli zabije go broń, siła się nie liczy.',
  cards:
    'Broń i obrona\nTwój „Chaumas” to trucizna: zabije przywódcę, jeśli przeciwnik nie ma „Wykrywacza trucizn”. „Tarcza” ocali twojego przed pistoletem.',
  plan: 'Twój plan\nUstaw od 1 do 4, wybierz przywódcę i obie karty, a potem zatwierdź plan.',
  'plan.nothing': 'Bez oddziałów na kole wszystko zależy od samego przywódcy. Cofnij to i wystaw choć kilka.',
  'plan.all':
    'Wygrasz, ale zginie cała piątka i nie będzie komu utrzymać Kartaginu. Cofnij to i zachowaj przynajmniej jeden oddział.',
  'plan.weapon':
    'Bez broni przywódca Harkonnenów przeżyje i jego siła się policzy. Cofnij to i zagraj kartę „Chaumas”.',
  'plan.defense':
    'Wtedy „Pistolet maula” zabije twojego przywódcę. Po to była „Tarcza”: cofnij to i ją zagraj.',
  traitor:
    'Zdrajca?\nKażdy gracz w tajemnicy przekupił cudzego przywódcę. Jeśli stanie on do bitwy przeciw tobie, ujawnisz go i od razu wygrasz bez strat. Twój zdrajca to Umman Kudu, ale przyszedł Piter de Vries. Tym razem nie ma kogo ujawnić.',
  won: 'Kartagin jest twój\nPiter nie żyje, więc Harkonnenom zostały tylko 2 na kole. Tracą tam wszystkie oddziały, ty te wystawione na kole, i dostajesz 3 przyprawy za Pitera. Zagrane karty możesz zachować: zachowaj je.',
  'won.discard':
    'Karty można odrzucić, ale te dwie są dobre i jeszcze się przydadzą. Cofnij to i zachowaj je.',
  collected:
    'Zbiór przyprawy\nTwoje oddziały na Starej Wyrwie zebrały wszystkie 6 przypraw. Każdy zbiera 2, a jeśli masz oddział w Arrakin lub Kartaginie, 3.',
  victory:
    'Pauza mentata\nRunda się skończyła, liczy się twierdze: Arrakin, Sicz Tueka, Kartagin. Wszystkie trzy są twoje. Zwyciężasz.',
  allies:
    'A jeśli nikt nie ma trzech?\nWtedy zaczyna się następna runda, najwyżej dziesiąta. Gdy przychodzi czerw pustyni, gracze mogą zawrzeć sojusz: dwaj sojusznicy potrzebują razem czterech twierdz. A każda frakcja ma własne reguły: jedni są bogaci, inni jeżdżą na czerwiach, jeszcze inni przepowiadają zwycięzcę.',
  last: 'Teraz umiesz grać\nPodstępy, sojusze i umowy przyjdą same. Czego nie znasz, to wskaż albo przytrzymaj, a w razie wątpliwości poproś o podpowiedź.',
}
