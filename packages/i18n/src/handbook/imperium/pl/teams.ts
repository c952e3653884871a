// Six players: two teams, each a Commander and two Allies, in Polish.

import type { Told } from '../../outline.ts'
import type { teams as outline } from '../outline/teams.ts'

export const teams: Told<typeof outline> = {
  'teams.seats':
    'Dwie drużyny po trzy osoby: wódz Muad’Dib z dwoma sojusznikami przeciw wodzowi Szaddamowi Corrino IV z dwoma. Zgodnie z ruchem wskazówek: Muad’Dib, sojusznik Szaddama, sojusznik Muad’Diba, Szaddam, sojusznik Muad’Diba, sojusznik Szaddama.',
  'teams.win':
    'Sojusznicy zaczynają z 1 punktem zwycięstwa, wodzowie z 4. Koniec następuje, gdy jeden gracz ma 10; wygrywa drużyna z większą sumą punktów. Przy remisie: suma przyprawy, solarisów, wody, żołnierzy w garnizonach.',
  'teams.talk':
    'Członkowie drużyny rozmawiają otwarcie. Prywatne rozmowy w drużynie i pokazywanie kart są wyłączone, chyba że stół je włączy.',
  'teams.setup':
    'W sześć osób zawsze gra się z modułem KHOAM (oba kontrakty „Sardaukar” odłożone dla Szaddama), z trzecią nagrodą i talią konfliktu z 9 kart: pięć Konfliktów II na czterech Konfliktach III.',
  'teams.commander-setup':
    'Wódz ma własną talię 10 kart, 3 szpiegów, 1 wodę i osobisty tor na 0, ale nie ma żołnierzy, znacznika walki ani znaczników kontroli. Sojusznicy przygotowują się zwyczajnie.',
  'teams.objectives':
    'Cele dostają tylko sojusznicy, a każda drużyna ma jednego skoczka i jeden krysnóż: gdy drużyna ma oba cele ze skoczkiem, posiadacz karty dla 4 i 6 graczy zamienia się z siedzącym obok sojusznikiem przeciwników.',
  'teams.board':
    'Plansza ma 24 pola: Wsparcie wojskowe i gospodarcze (Wysokie rody), Kontrowersyjna technologia i Ekspedycja (Światy peryferyjne) zamiast pól Imperatora i Fremenów; dochodzą Kartagin i pole stworzyciela Erg Habbanja. Punktów obserwacyjnych jest 15.',
  'teams.personal-boards':
    'Plansze osobiste (bez punktów obserwacyjnych): Sardaukar i Niezmierzone bogactwo tylko dla Szaddama, Wytrwali wojownicy i Władza nad pustynią tylko dla Muad’Diba. Leżą tam sojusze Imperatora i Fremenów – jedyne, które wódz może zdobyć.',
  'teams.faction-spaces':
    'Wysokie rody: Wsparcie wojskowe kosztuje 2 przyprawy i daje Posiłki; Wsparcie gospodarcze daje 1 przyprawę i Wymianę. Światy peryferyjne: Kontrowersyjna technologia kosztuje 2 przyprawy i daje kartę intrygi i kartę oraz pozwala zniszczyć kartę; Ekspedycja daje kontrakt.',
  'teams.planet-spaces':
    'Kartagin, miasto i pole walki, daje żołnierza i kartę intrygi; nie można go kontrolować. Erg Habbanja, pole handlu przyprawą, walki i stworzyciela, kosztuje 1 wodę i daje 2 przyprawy, bonusową przyprawę i kartę.',
  'teams.personal-spaces':
    'Pola Szaddama: Sardaukar kosztuje 3 przyprawy i daje 4 żołnierzy i kartę intrygi; Niezmierzone bogactwo daje 3 solarisy. Pola Muad’Diba, oba to pola walki: Wytrwali wojownicy kosztują 1 wodę i dają 2 żołnierzy; Władza nad pustynią daje kartę i 1 przyprawę.',
  'teams.icons':
    'Ikona Imperatora to Wysokie rody, dla Szaddama także Imperator; ikona Fremenów to Światy peryferyjne, dla Muad’Diba także Fremeni. Przy ikonie dowolnej frakcji wódz może wybrać osobisty tor; sojusznik nigdy go nie przesuwa.',
  'teams.bonuses':
    'Na głównych torach wpływu stoją tylko sojusznicy. Bonusy za 4: Wysokie rody 2 żołnierzy, Gildia Kosmiczna 3 solarisy, Bene Gesserit karta intrygi, Światy peryferyjne szpieg.',
  'teams.personal-track':
    'Osobisty tor. Dla każdego w drużynie: na 1 – 1 przyprawa (Muad’Dib) lub 1 solaris (Szaddam); na 3 – 1 woda (Muad’Dib) lub można umieścić szpiega (Szaddam). Dla wodza: na 2 – 1 punkt zwycięstwa; na 4 – sojusz i 1 punkt zwycięstwa.',
  'teams.conditions':
    'Gdy warunek pyta o wpływ wodza w głównej frakcji, liczy się wpływ tego sojusznika, który ma najwięcej.',
  'teams.activate':
    'Każda tura wodza aktywuje jednego sojusznika. Którego – lewego czy prawego – mówi strzałka na agencie; z mistrzem miecza (dwie strzałki) i w turze odkrywania wódz wybiera sam.',
  'teams.activated-gets':
    'W turze wodza wpływ na głównych torach (z punktami, bonusem i sojuszem) zdobywa lub traci aktywowany sojusznik; on dostaje też miecze i jednostki i decyduje o ich wysłaniu. Traceni żołnierze też są jego.',
  'teams.commander-keeps':
    'Wódz zatrzymuje zasoby, karty, karty intryg, kontrakty, szpiegów, miejsce w Wysokiej Radzie, wszystkie inne punkty zwycięstwa i osobisty wpływ oraz płaci koszty w zasobach i kartach.',
  'teams.one-ally':
    'Wszystkie efekty jednej tury odkrywania wodza idą do jednego sojusznika. W turze wodza jednostki aktywowanego sojusznika są też jego, zrekrutowane i wysłane przez obu; zakaz wysyłania wiąże sojusznika. Kart konfliktu się nie dzieli.',
  'teams.swords':
    'Miecze wodza dla sojusznika, który jeszcze nie odkrył kart, zaznacza się od razu, nawet bez jednostek. W swojej turze odkrywania sojusznik dodaje własną siłę albo spada do 0, gdy nie ma jednostek w konflikcie.',
  'teams.after-reveal':
    'W turze wodza aktywowany sojusznik może wysyłać i wycofywać żołnierzy nawet po swojej turze odkrywania. Kto dopiero wtedy wchodzi do konfliktu, ma siłę jednostek bez wcześniej odkrytych mieczy.',
  'teams.swordmaster':
    'Mistrz miecza kosztuje 8 lub 6 solarisów i służy jedną rundę: na koniec rundy, w której go wysłano, wraca do pudełka. Jego żeton premii od razu i na stałe daje 2 miecze w każdej twojej turze odkrywania.',
  'teams.worms':
    'Haki stworzyciela i czerwie są tylko dla drużyny Muad’Diba. Gdy ktoś z niej bierze haki, żeton dostają obaj sojusznicy; Muad’Dib korzysta z haków aktywowanego. Drużynie Szaddama Sicz Tabr daje tylko żołnierza i wodę.',
  'teams.throne':
    'Rząd Tronu: na początku gry (o ile nie wybrano inaczej) i kartą „Namiot imperialny” Szaddam przenosi tam z rzędu Imperium kartę niefremeńską. Pozyskuje stamtąd tylko jego drużyna; nie ma limitu ani uzupełniania i nie należy do rzędu Imperium.',
  'teams.combat':
    'Walczą tylko sojusznicy, każdy sam, o trzy nagrody. Wódz może zagrywać karty „Walka”, póki sojusznik ma jednostkę w konflikcie, każdą dla jednego takiego sojusznika. Wodzowie nie dostają nagród ani kart konfliktu.',
  'teams.concede':
    'Gdy remisują dwaj sojusznicy jednej drużyny, jeden może ustąpić: drugi bierze wyższą nagrodę (i wygrywa, jeśli to pierwsze miejsce), ustępujący następną, a przy remisie o trzecie nic.',
  'teams.reinforce':
    'Posiłki: 3 żołnierzy do podziału między sojuszników drużyny, którzy mogą ich od razu wysłać do konfliktu nawet bez pola walki. Niczego innego na Wsparciu wojskowym wysłać nie można.',
  'teams.trade':
    'Wymiana: z jednym członkiem drużyny; każdy może oddać dowolną ilość jednego rodzaju zasobu albo kart intryg. Można nie oddać nic, a dary mogą być różnego rodzaju.',
  'teams.bloodlines':
    '„Bloodlines”: dowódcy sardaukarów na polach Wsparcie wojskowe, Dostawa zaopatrzenia, Wysoka Rada, Sala zebrań, Uzyskaj poparcie i Sardaukar Szaddama, ostatni w banku. Bez dwóch umiejętności Zaciekłość; Liet-Kynes nie jest zalecany.',
  'teams.sardaukar-muaddib':
    'Drużyna Muad’Diba nie może mieć dowódców sardaukarów. Wysyłając agenta na pole z dowódcą, jej gracz może zapłacić 2 przyprawy, by dobrać kartę intrygi i usunąć go z gry. Zniszczenie karty „Wzorowy sardaukar” nic jej nie daje.',
  'teams.sardaukar-shaddam':
    'Dowódcę sardaukarów pozyskanego przez Szaddama rekrutuje się dla aktywowanego sojusznika, który wybiera umiejętność i odtąd go posiada; później tylko ten sojusznik może go rekrutować z zasobów.',
  'teams.tech':
    '„Flota ornitopterów” nic nie daje wodzowi, który nie ma kart konfliktu. Drużyna Muad’Diba może pozyskać „Plastalowe ostrza” i „Naczelne dowództwo sardaukarów”; Szaddam używa ich tylko przy pozyskiwaniu dowódcy sardaukarów.',
}
