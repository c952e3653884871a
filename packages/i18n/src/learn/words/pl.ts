// The pages for learners, in Polish.

import type { Translated } from '../../messages/messages.ts'
import type { learn as en } from './en.ts'

export const learn: Translated<typeof en> = {
  'learn.title': 'Naucz się grać',
  'learn.about': 'Przy prawdziwym stole, krok po kroku. Wszystkiego można spróbować i wszystko cofnąć.',
  'learn.count': 'Ukończone lekcje: {n} z {of}',
  'learn.first': 'Pierwsza gra',
  'learn.minutes': '{n, plural, one {# minuta} few {# minuty} other {# minut}}',
  'learn.done': 'ukończono',
  'learn.left-at': 'jesteś na kroku {n}',
  'learn.step': '{n} z {of}',
  'learn.leave': 'Wyjdź',
  'learn.leave.about': 'Stąd można wrócić do lekcji w każdej chwili',
  'learn.restart': 'Od początku',
  'learn.restart.about': 'Lekcja od pierwszego kroku',
  'learn.back': 'Wstecz',
  'learn.next': 'Dalej',
  'learn.finish': 'Gotowe',
  'learn.fold': 'Zwiń tekst',
  'learn.show': 'Pokaż mi',
  'learn.take-back': 'Cofnij',
  'learn.try-again': 'Jeszcze raz',
  'learn.aside': 'Tak można, ale ta lekcja jest o czymś innym. Cofnij ruch i spróbuj inaczej.',
  'learn.early': 'Tak można, ale najpierw jest coś do przeczytania. Cofnij to i kliknij „Dalej”.',
  'learn.failed': 'Tym razem się nie udało. Spróbuj jeszcze raz.',
  'learn.over': 'Świetnie',
  'learn.over.first':
    'Cała runda za tobą. Teraz prawdziwa gra: trzy łatwe boty i podpowiedź do każdego ruchu, dopóki jej nie wyłączysz.',
  'learn.over.short': 'Zadanie wykonane.',
  'learn.over.next': 'Dalej: {lesson}',
  'learn.over.all': 'Wszystkie lekcje',
  'learn.play': 'Graj',
  'learn.again': 'Jeszcze raz',
  'puzzle.title': 'Znajdź ruch',
  'puzzle.about': 'Pozycje z prawdziwych partii z jednym wyraźnie najlepszym wyborem',
  'puzzle.count': 'rozwiązano {n} z {of}',
  'puzzle.find':
    'Runda {round}. Jeden ruch zwiększa twoje szanse na zwycięstwo znacznie bardziej niż pozostałe. Znajdź go.',
  'puzzle.worse': 'Jest lepszy ruch. Cofnij ten i spójrz jeszcze raz.',
  'puzzle.solved': 'Najlepszy ruch',
  'puzzle.next': 'Następna zagadka',
  'lesson.uprising-first': 'Pierwsza gra: „Powstanie”',
  'lesson.uprising-first.about': 'Jedna runda: od pierwszego agenta do pierwszych punktów zwycięstwa',
  'lesson.spies': 'Szpiedzy',
  'lesson.spies.about': 'Wejść tam, gdzie już ktoś jest',
  'lesson.sandworms': 'Czerwie pustyni i Mur Zaporowy',
  'lesson.sandworms.about': 'Wysadzić mur i je przywołać',
  'lesson.contracts': 'Kontrakty',
  'lesson.contracts.about': 'Wziąć kontrakt i go wypełnić',
  'lesson.combat': 'Walka i remisy',
  'lesson.combat.about': 'Wygrać wyrównany konflikt',
  'lesson.intrigue': 'Kiedy zagrywać karty intryg',
  'lesson.intrigue.about': 'Spisek, walka, koniec gry',
  'lesson.commanders': 'Dowódcy sardaukarów',
  'lesson.commanders.about': 'Zrekrutować dowódcę i wysłać do konfliktu',
  'lesson.tech': 'Płytki technologii',
  'lesson.tech.about': 'Pozyskać w Ambasadzie Ixian i użyć',
  'lesson.rivals': 'Samotnie przeciw rywalom',
  'lesson.rivals.about': 'Jak gra Ród Hagal i jak wygrać',
  'lesson.classic-first': 'Pierwsza gra: Diuna',
  'lesson.classic-first.about': 'Jedna runda Rodu Atrydów: od burzy do zwycięstwa',
  'lesson.classic-storm': 'Burza i erupcja przyprawy',
  'lesson.classic-storm.about': 'Zbierz przyprawę między dwiema burzami',
  'lesson.classic-bidding': 'Licytacja',
  'lesson.classic-bidding.about': 'Kup kartę na swoją kieszeń',
  'lesson.classic-battle': 'Plan bitwy',
  'lesson.classic-battle.about': 'Koło, przywódca, broń, obrona: wygraj bitwę',
  'lesson.classic-traitors': 'Zdrajcy',
  'lesson.classic-traitors.about': 'Przetrwaj beznadziejną bitwę',
  'lesson.classic-alliances': 'Sojusze',
  'lesson.classic-alliances.about': 'Nexus i zwycięstwo we dwóch',
  'lesson.classic-atreides': 'Ród Atrydów',
  'lesson.classic-atreides.about': 'Widzą to, co inni zgadują',
  'lesson.classic-bene-gesserit': 'Bene Gesserit',
  'lesson.classic-bene-gesserit.about': 'Rozkazują i przepowiadają zwycięzcę',
  'lesson.classic-emperor': 'Imperator',
  'lesson.classic-emperor.about': 'Wszyscy mu płacą',
  'lesson.classic-fremen': 'Fremeni',
  'lesson.classic-fremen.about': 'Jeżdżą na czerwiach',
  'lesson.classic-guild': 'Gildia Kosmiczna',
  'lesson.classic-guild.about': 'Transportuje za pół ceny',
  'lesson.classic-harkonnen': 'Ród Harkonnenów',
  'lesson.classic-harkonnen.about': 'Wielu zdrajców, wiele kart',
  'learn.games': 'O grach',
  'game.begin': 'Od czego zacząć',
  'game.adds': 'Co można dodać',
  'game.imperium.time': '60–120 minut przy stole, około 30 przeciw botom',
  'game.imperium.what':
    'Przewodzisz jednemu z rodów, które chcą Arrakis. Co rundę wysyłasz agentów na pola planszy kartami z ręki, a za to, co zostało, pozyskujesz lepsze karty. Agentów jest mało, a zajęte pole jest zajęte.',
  'game.imperium.turn':
    'Cztery frakcje nagradzają tych, którzy zabiegają o ich względy. Przyprawą, solarisami i wodą płaci się za żołnierzy, miejsce w radzie i nowych agentów. Na koniec rundy wojska rozstrzygają konflikt, a tajne karty intryg mogą wszystko odwrócić.',
  'game.imperium.win':
    'Wpływy, sojusze, konflikty i niektóre karty dają punkty zwycięstwa. Gdy ktoś ma 10, runda toczy się do końca i wygrywa ten, kto ma ich najwięcej.',
  'game.imperium.begin':
    'W „Powstanie” gra się tak samo, więc jego pierwsza gra uczy i tej, i mówi, co jest inne. Potem zagraj przeciw łatwym botom z podpowiedziami.',
  'game.uprising.time': '60–120 minut przy stole, około 30 przeciw botom',
  'game.uprising.what':
    'Wysyłaj agentów, buduj talię, walcz w konflikcie: wszystko, co jest w „Diunie: Imperium”, na nowej planszy. Nie potrzeba do niej innego pudełka.',
  'game.uprising.turn':
    'Szpiedzy w punktach obserwacyjnych otwierają pola zajęte przez innych. Kto ma haki stworzyciela, przywołuje czerwie pustyni, które podwajają nagrodę, o ile nie przeszkadza Mur Zaporowy. Ikony walki wygranych konfliktów łączą się w pary za punkty.',
  'game.uprising.win':
    'Grę kończy 10 punktów zwycięstwa. W sześć osób gra się w dwóch drużynach, każda z dowódcą. Jedna lub dwie osoby grają przeciw rywalom, którymi kieruje talia kart.',
  'game.uprising.begin':
    'Zagraj pierwszą grę: dziesięć minut, wszystko wyjaśnione przy stole. Potem trzy łatwe boty i podpowiedzi. Krótkie lekcje są na to, co nowe.',
  'game.bloodlines.time': 'Trochę dłużej niż gra, do której się go dodaje',
  'game.bloodlines.what':
    'Dodatek do „Imperium” i „Powstania”. Na planszy czekają dowódcy sardaukarów; kto zrekrutuje dowódcę, wybiera umiejętność, która działa w każdym jego konflikcie.',
  'game.bloodlines.turn':
    'Z modułem technologii Ambasada Ixian sprzedaje za przyprawę płytki: maszyny, które pomagają od razu, zawsze albo raz na rundę. Nowi liderzy grają według własnych zasad.',
  'game.bloodlines.begin':
    'Najpierw zagraj raz czy dwa bez niego. Potem lekcje o dowódcach i technologiach powiedzą wszystko, co nowe.',
  'game.classic.time': 'Dwie do czterech godzin przy stole, jedna do dwóch przeciw botom',
  'game.classic.what':
    'Sześć zupełnie różnych frakcji walczy o twierdze Arrakis. Każda ma zdolności, które łamią wspólne zasady: jedna widzi przyszłość, druga zna zdrajców, trzeciej płaci się za każdą kartę podstępu.',
  'game.classic.turn':
    'Burza przetacza się przez mapę, z piasku wybucha przyprawa, przychodzą czerwie. Licytujesz karty, których nie widzisz, transportujesz i przesuwasz oddziały, a w bitwie potajemnie ustalasz, ile z nich chcesz poświęcić. Przywódca może okazać się zdrajcą.',
  'game.classic.win':
    'Wygrywa ten, kto na koniec rundy ma trzy twierdze; sojusznicy potrzebują czterech. Jest o czym rozmawiać: sojusze, umowy, groźby.',
  'game.classic.begin':
    'Zagraj pierwszą grę: dziesięć minut, jedna runda, wszystko wyjaśnione przy stole. Potem tryb podstawowy przeciw łatwym botom, a krótkie lekcje przydadzą się, gdy trafisz na coś nowego.',
}
