// House Hagal and the Rivals in games of one and two, in Polish.

import type { Told } from '../../outline.ts'
import type { rivals as outline } from '../outline/rivals.ts'

export const rivals: Told<typeof outline> = {
  'rivals.turn':
    'Rywal ma tylko tury agenta i nie ma talii: odkrywa się karty Rodu Hagal, aż któraś wskaże wolne i niezamknięte pole. Nie obchodzi go koszt ani efekt pola; dostaje tylko to, co pokazuje karta.',
  'rivals.turn-uprising':
    'Rywal ma tylko tury agenta: odkrywa się karty Rodu Hagal, aż któraś wskaże wolne i niezamknięte pole. Nic nie płaci i dostaje tylko to, co pokazuje karta. Z dwóch pól na karcie liczy się tylko to, którego warunek jest spełniony.',
  'rivals.influence-cards':
    'Bonus karty Rodu Hagal za 2 punkty wpływu nigdy nie zatrzymuje rywala; traci on tylko bonus. Karta Siczy Tabr wymaga jednak 2 punktów wpływu u Fremenów, inaczej odkrywa się następną.',
  'rivals.reshuffle':
    'Gdy talia Rodu Hagal się skończy albo odkryto kartę „Przetasowanie”, tasuje się wszystkie jej karty i gra dalej.',
  'rivals.troops':
    'Żołnierze zrekrutowani przez rywala na polu walki idą do konfliktu, inaczej do garnizonu. Z pola walki wysyła też maksymalnie dwóch z garnizonu.',
  'rivals.harvest':
    '„Zbieranie przyprawy” wysyła rywala tam, gdzie jest najwięcej bonusowej przyprawy (remis: najwięcej w sumie); gdy jej nie ma, odkrywa się następną kartę. Solo bierze całą, w dwie osoby bonusowa trafia do banku.',
  'rivals.harvest-uprising':
    'Karta stworzyciela wymaga bonusowej przyprawy na polu, inaczej odkrywa się następną. Rywal ją bierze i, mając haki przy konflikcie dostępnym dla czerwi, przywołuje 1 (Basen Hagga) lub 2 (Głęboka Pustynia); inaczej bierze wydrukowaną przyprawę.',
  'rivals.wall':
    'Rywal usuwa Mur Zaporowy tylko wtedy, gdy ma haki stworzyciela. Żołnierze zrekrutowani wcześniej w turze przez jego Plan też idą do konfliktu, jeśli agent trafia potem na pole walki.',
  'rivals.influence':
    'Rywal zdobywa 1 punkt wpływu za ikonę wpływu. Znaczniki sojuszu bierze i traci jak gracz, ale nigdy nie dostaje bonusu za 4.',
  'rivals.influence-uprising':
    'Dowolny wpływ rywal bierze tam, gdzie ma najmniej, przy remisie według listy priorytetów; ikona z numerem to miejsce na liście. Punkty i sojusze zdobywa jak gracz, ale bez bonusu za 4.',
  'rivals.spies':
    'Karta umieszczenia szpiega daje go do wolnego punktu podanego rodzaju, jeśli jest; potem odkrywa się następną kartę dla agenta. Inne ikony szpiega: pierwszy wolny punkt frakcji z listy. Rywale nie używają Infiltracji ani Zebrania danych.',
  'rivals.scheme': 'Gdy rywal umieszcza trzeciego szpiega, dwaj pozostali wracają i działa jego Plan.',
  'rivals.combat':
    'Na początku Walki każdy rywal z jednostką w konflikcie odkrywa po kolei kartę Rodu Hagal i dodaje jej miecze. Rywale nie zagrywają kart intryg.',
  'rivals.rewards':
    'Nagrody według zasad dla trzech lub mniej graczy; rywal remisujący o drugie miejsce bierze trzecią nagrodę jak gracz. Jego wizyta daje bonus kontroli, a efekty na przeciwników dotyczą i jego, jeśli ma to, czego potrzeba.',
  'rivals.rewards-uprising':
    'Rywale biorą nagrody w całości: podwojone przez czerwia, z kartą i ikoną walki, kontrolą i obroną. Za punkty zwycięstwa płacą zawsze, gdy mogą; kontrakt to dla nich 2 solarisy, zniszczenie karty nic.',
  'rivals.two-base':
    'W dwie osoby w grze podstawowej: jeden rywal z trzema agentami, bez lidera, garnizonu, zasobów i punktów. Póki ma agentów, działa po każdej turze agenta pierwszego gracza. Może odebrać miejsca i sojusze, ale nic nie zyskuje.',
  'rivals.two-base-more':
    'W dwie osoby używa się 28 kart Rodu Hagal (bez „Arrakin (1 gracz)”). Znacznik pierwszego gracza przechodzi między wami. Gdy rywal wygra konflikt o kontrolowane pole, znacznik kontroli z niego znika.',
  'rivals.solo-base':
    'Solo w grze podstawowej: dwaj rywale z liderami, u których działa tylko Sygnet (bez Paula Atrydy i Heleny Richese), po dwóch agentów, 27 z 31 kart Rodu Hagal. Każdy ma 1 wodę i 0 punktów; zaczyna rywal po lewej.',
  'rivals.solo-base-levels':
    'Łatwo, Najemnik: masz na początku o 1 solarisa i 1 przyprawę więcej, a rywale zaczynają bez garnizonu. Średnio, Sardaukar: każdy rywal ma 3 żołnierzy w garnizonie i kartę intrygi, a pole Mentat kosztuje cię 5 solarisów.',
  'rivals.solo-base-swordmaster':
    'Obaj rywale dostają mistrza miecza, gdy tylko odkryta zostanie określona karta konfliktu: piąta w grze na poziomie Najemnik, czwarta na Sardaukarze, trzecia na Mentacie i Kwisatz Haderachu.',
  'rivals.solo-base-hard':
    'Mentat to Sardaukar z Umiejętnym rozmieszczeniem: rywal z przewagą co najmniej 4 punktów siły w Konflikcie I i II nikogo nie wysyła, a w Konflikcie III wszystkich, których może. Kwisatz Haderach to Mentat, a ty nie możesz zdobyć mistrza miecza.',
  'rivals.solo-base-points':
    'Rywale w grze solo biorą całe nagrody i od razu zamieniają 3 karty intryg, 3 wody, 7 solarisów lub 7 przypraw na 1 punkt zwycięstwa. Punktują za 2 punkty wpływu i sojusze, mogą wygrać; każdy jakby miał dwie „Przyprawa musi płynąć”.',
  'rivals.solo-base-choices':
    'Gdy rywal musi wybrać frakcję, bierze tę, w której ma najmniej wpływu; przy remisie i we wszystkim innym wybierasz ty.',
  'rivals.setup-uprising':
    'Solo grasz przeciw dwóm rywalom z 36 kartami Rodu Hagal, w dwie osoby przeciw jednemu z 37. Każdy ma 3 żołnierzy w garnizonie, dwóch agentów, 1 wodę, 3 szpiegów, 0 punktów i kartę celu (w dwie osoby ornitopter).',
  'rivals.order-uprising':
    'Rywal wysyła jednego agenta na turę, póki ich ma. Solo znacznik pierwszego gracza obchodzi wszystkich; w dwie osoby przechodzi między wami, a rywal zawsze działa zaraz po pierwszym graczu, w każdej kolejności.',
  'rivals.swordmaster-uprising':
    'Rywal sumuje solarisy, przyprawę, karty intryg i wodę; gdy osiągnie swoją wartość mistrza miecza, płaci tyle w tej kolejności i dostaje trzeciego agenta. Odtąd mistrz miecza kosztuje cię 6.',
  'rivals.points-uprising':
    'Gdy ma mistrza miecza, rywal zamienia 7 solarisów, 7 przypraw, 3 karty intryg lub 3 wody na 1 punkt zwycięstwa, kiedy tylko je ma.',
  'rivals.levels-uprising':
    'Poziomy. Najemnik: rywale bez garnizonu, ty dostajesz kartę intrygi. Sardaukar: bez zmian. Mentat: Przemyślana polityka, Brutalna eskalacja i Umiejętne rozmieszczenie. Kwisatz Haderach: jak Mentat, a ty nie możesz zdobyć mistrza miecza.',
  'rivals.politics':
    'Przemyślana polityka: rywal pomija karty Wierna służba, Dostawa zaopatrzenia, Sekrety i Fremsak, jeśli ma ten sojusz i prowadzi co najmniej o 1 albo ma tam co najmniej 2 punkty wpływu, a do prowadzącego brakuje mu 2 lub więcej.',
  'rivals.escalation':
    'Brutalna eskalacja: w Konflikcie III rywal odkrywa po miecze dwie karty. Umiejętne rozmieszczenie: w Konflikcie I i II rywal z przewagą co najmniej 3 jednostek nikogo nie wysyła, w Konflikcie III wszystkich, których może. Obie zasady można włączyć w każdej grze z rywalami.',
  'rivals.streamlined':
    'Uproszczeni rywale (w dwie osoby): Lady Amber Metulli lub Glossu „Bestia” Rabban nie mogą wygrać ani punktować. Zbierają zasoby tylko do zdobycia mistrza miecza; potem wzięta bonusowa przyprawa trafia do banku. Sojusze nadal biorą.',
  'rivals.churn':
    'Odświeżanie rzędu Imperium (opcjonalne): po każdej twojej turze odkrywania rzuca się dwiema kośćmi; karty na tych miejscach rzędu, licząc od lewej, opuszczają grę i są zastępowane. 6 nic nie usuwa, równe liczby jedną kartę.',
  'rivals.bloodlines-cards':
    '„Bloodlines” dodaje 6 kart Rodu Hagal i 6 kart rywali. Dwie karty Siczy Tueka dochodzą tylko, gdy gracz wybrał Esmara Tueka; rywal Kota Odax z Ix tylko solo z modułem Technologie.',
  'rivals.tueks-sietch':
    'Karta Siczy Tueka wysyła tam rywala, jeśli pole jest wolne i leży na nim bonusowa przyprawa: 1 przyprawa i bonusowa, z wysyłaniem jednostek jak na polu walki. Inaczej odkrywa się następną kartę.',
  'rivals.commanders':
    'Mając mistrza miecza i 2 solarisy, rywal płaci 2 i pozyskuje dowódcę tam, dokąd wysłał agenta. Dowódców wysyła pierwszych i nie ma umiejętności: każdy daje 4 siły w konflikcie, a potem trafia do pudełka.',
  'rivals.commanders-streamlined':
    'Uproszczony rywal, który ma mistrza miecza, usuwa z gry dowódcę z pola, na które wysłał agenta.',
  'rivals.losses':
    'Rywal, który musi stracić żołnierza, traci zwykłego przed dowódcą, a z garnizonu przed konfliktem.',
  'rivals.commanders-base':
    'W grze podstawowej rywale solo, mając mistrza miecza, pozyskują dowódców za 2 solarisy; w dwie osoby rywal od początku usuwa z gry dowódcę z odwiedzonego pola.',
  'rivals.base-leaders':
    'W grze podstawowej rywalami solo mogą być Esmar Tuek i Piter de Vries. Sygnet Tueka bierze 1 bonusową przyprawę stamtąd, gdzie jest jej najwięcej (remis: najwięcej w sumie), jeśli jest; Sygnet de Vriesa działa jak na karcie.',
  'rivals.deep-cover':
    'Szpieg rywala z głęboką przykrywką idzie do pierwszego punktu frakcji z listy, nie zważając na innych. Zmuszony do odejścia idzie do pierwszego wolnego punktu z listy poza opuszczanym; gdy takiego nie ma, przepada.',
  'rivals.tech':
    'Solo rywal nie zważa na technologie, póki nie ma mistrza miecza; potem zbiera przyprawę na płytki ze znakiem Rodu Hagal i płaci 7 przypraw za punkt tylko podczas Konfliktu III. W dwie osoby rywal pomija technologie.',
  'rivals.tech-acquire':
    'Jedna z czterech kart „Pozyskaj technologię” każe rywalowi kupić najdroższą płytkę, na którą go stać, o 1 przyprawę taniej (remis: najwyższy stos); potem odkrywa się kartę dla agenta. Kota Odax z Ix może to zrobić także Sygnetem.',
  'rivals.tech-mark':
    'Gdy żadna odkryta płytka nie ma znaku Rodu Hagal, wierzchnia płytka największego stosu opuszcza grę i odkrywa się następną, aż znak się pojawi; przy równych stosach bierze się najwyższy.',
  'rivals.tech-reveal':
    '„Strefa dostaw”, „Panoptikon” i „Baza szkoleniowa” dają rywalowi efekty odkrywania zaraz po jego ostatnim agencie w rundzie, a Rozkaz zawsze liczy się jako spełniony. Efekt pozyskania „Strefy dostaw” rywal pomija.',
  'rivals.tech-use':
    'Większość płytek działa dla rywala tak jak dla ciebie. Z płytek „Skarbiec z zamkiem genetycznym”, „Kule świętojańskie”, „Samoniszczące się wiadomości” i „Serwoodbiorniki” używa tylko efektu pozyskania; Skarbiec daje mu kartę intrygi.',
  'rivals.tech-flip':
    '„Szybkie desantowce” rywal zakrywa, gdy pierwszy raz w rundzie idzie na pole niebędące polem walki, a „Drony szpiegowskie” przy pierwszej okazji w każdej rundzie za 1 solarisa, także zaraz po pozyskaniu.',
}
