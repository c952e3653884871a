// Leader abilities and what is special about some Leaders, in Polish.

import type { Told } from '../../outline.ts'
import type { leaders as outline } from '../outline/leaders.ts'

export const leaders: Told<typeof outline> = {
  'leaders.abilities':
    'Lider ma dwie zdolności: lewa działa zgodnie z tekstem, prawa tylko wtedy, gdy zagrywasz kartę „Sygnet” w turze agenta. (Sternik Y’rkoon nie ma zdolności Sygnetu.)',
  'leaders.signet':
    'Zdolność Sygnetu stosuje się jak każdą ramkę agenta; dobrowolne są w niej tylko strzałki i „możesz”.',
  'leaders.signet-uprising': 'Zagrywając „Sygnet”, możesz użyć zdolności swojego lidera, ale nie musisz.',
  'leaders.setup-base':
    'Niektórzy liderzy zmieniają przygotowanie: Glossu „Bestia” Rabban zaczyna z dodatkową 1 przyprawą i 1 solarisem; baron Vladimir Harkonnen po całym przygotowaniu wybiera dwa żetony.',
  'leaders.setup-uprising': 'Staban Tuek zaczyna bez karty „Dyplomacja”, z talią 9 kart.',
  'leaders.masterstroke':
    'Baron Vladimir Harkonnen potajemnie wybiera dwa z czterech żetonów. Mistrzowskie posunięcie odkrywa je raz na grę, gdy pierwszy raz w jednej swojej turze wyślesz do konfliktu co najmniej czterech żołnierzy; czerwie się nie liczą.',
  'leaders.paul':
    'Paul Atryda i karta „Wykrywacz trucizn” nie pozwalają obejrzeć wierzchniej karty pustej talii; tasuje się ją dopiero, gdy trzeba dobrać kartę.',
  'leaders.jessica':
    'Lady Jessika zaczyna tą stroną karty. Jej wspomnienia to żołnierze poza zasobami, aż wrócą; Innej Pamięci można użyć i bez nich. Matka wielebna Jessika powtarza tylko to, co wydrukowano w ramce efektu pola.',
  'leaders.reaching-two':
    'Dla Lady Margot Fenring i Księżniczki Irulany osiągnięcie 2 punktów wpływu to także ich przekroczenie (z 1 na 3). Tylko przy zdobywaniu, a po stracie – ponownie.',
  'leaders.feyd':
    'Znacznik Feyda zaczyna na lewym końcu toru treningu. Na prawym końcu zostaje do końca gry i nic więcej nie daje.',
  'leaders.gurney':
    'Siłę Gurneya Hallecka sprawdza się raz, w dowolnej chwili tury odkrywania; zdobyta perswazja zostaje, nawet gdy siła potem spadnie.',
  'leaders.shaddam':
    'Gdy Szaddam Corrino IV zagra „Sygnet”, do końca tej tury nie można wysyłać do konfliktu jednostek, nawet czerwi, niezależnie od użycia zdolności. Wysłane wcześniej w tej turze zostają.',
  'leaders.bloodlines':
    '„Bloodlines” ma 9 liderów, niektórych z własnymi elementami: Esmar Tuek ma pole, Piter de Vries 12 spaczonych intryg, Sternik Y’rkoon 10 kart nawigacji, Chani znacznik taktyki. Kota Odax z Ix wymaga modułu Technologie.',
  'leaders.chani':
    'Tor Chani ma 11 miejsc, start na 3 (w sześć osób na 1). Znacznik przesuwa się za każdego żołnierza, który opuszcza konflikt: wycofanego lub straconego, także na jego koniec. Na 6 – 1 przyprawa, na 11 – 1 woda, potem start; nadmiar przepada.',
  'leaders.esmar':
    'Z Esmarem Tuekiem dochodzi dla wszystkich Sicz Tueka: bezpłatne pole handlu przyprawą, walki i stworzyciela, bez punktu obserwacyjnego. Bierzesz całą bonusową przyprawę oraz 1 przyprawę albo kartę. Jego Sygnet może dołożyć tam przyprawę dla tego samego agenta.',
  'leaders.yrkoon':
    'Sternik Y’rkoon zaczyna bez wody i karty „Sygnet”. Z 5 dobranych kart nawigacji wykłada 4 zakryte i może je oglądać; ilekroć osiąga 2 punkty wpływu we frakcji, zagrywa następną od lewej.',
  'leaders.hungry':
    'Głód przyprawy Sternika Y’rkoona działa raz na turę – czyjąkolwiek – w której zdobył co najmniej 3 przyprawy. Faza Walki nie jest turą.',
  'leaders.duncan':
    'Wysłany do konfliktu agent Duncana Idaho zwalnia swoje pole. W konflikcie jest jednostką o sile 2 (z mistrzem miecza 3), ale nie żołnierzem i nie może się wycofać. Można go przywołać; najpóźniej wraca w Przywołaniu.',
  'leaders.piter':
    'Piter de Vries na początku każdej rundy dobiera kartę spaczonej intrygi. Na ręce jest jak każda karta intrygi (liczy się, można ją ukraść lub zniszczyć), ale po użyciu nigdy nie trafia do wspólnej talii.',
  'leaders.fenring': 'Hrabia Hasimir Fenring nie dostaje solarisów za zniszczoną kartę intrygi.',
}
