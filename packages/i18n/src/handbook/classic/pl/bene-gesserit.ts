// Bene Gesserit, in Polish.

import type { Told } from '../../outline.ts'
import type { beneGesserit as outline } from '../outline/bene-gesserit.ts'

export const beneGesserit: Told<typeof outline> = {
  'bene-gesserit.start':
    'Bene Gesserit zaczynają z 1 oddziałem na Polarnej Depresji, 19 w rezerwie i 5 przyprawami; w każdej rundzie przywracają za darmo 1 oddział. Siła każdego ich przywódcy to 5.',
  'bene-gesserit.start-advanced':
    'W trybie zaawansowanym Bene Gesserit zaczynają z 1 doradczynią na dowolnym terytorium (umieszczaną na końcu; jeśli jest tam sama, staje się wojownikiem), 19 oddziałami w rezerwie i 5 przyprawami. Siła każdego ich przywódcy to 5.',
  'bene-gesserit.prediction':
    'Przed rozdaniem zdrajców Bene Gesserit w tajemnicy przepowiadają, która inna frakcja i w której rundzie zwycięży. Przepowiedni nikt nie widzi, chyba że się spełni.',
  'bene-gesserit.prediction-victory':
    'Jeśli przepowiedziana frakcja zwycięży w przepowiedzianej rundzie, sama lub w sojuszu, choćby z Bene Gesserit, zamiast niej zwyciężają same Bene Gesserit. Mogą też zwyciężyć zwyczajnie.',
  'bene-gesserit.accompany':
    'Za każdym razem, gdy inna frakcja transportuje oddziały z rezerwy poza planetą, Bene Gesserit mogą za darmo wysłać 1 oddział z rezerwy na Polarną Depresję. Zachowują też zwykły transport.',
  'bene-gesserit.accompany-what':
    'Bene Gesserit mogą towarzyszyć każdemu transportowi spoza planety, także Gildii, ale nie wejściu rezerwy Fremenów, transportowi między terytoriami ani powrotowi do rezerwy.',
  'bene-gesserit.voice':
    'Głos: w swojej bitwie, przed ułożeniem planów, Bene Gesserit mogą jawnie nakazać przeciwnikowi zagrać albo zakazać mu zagrania karty jednego rodzaju.',
  'bene-gesserit.voice-kinds':
    'Głosem można wskazać broń trującą lub miotającą, „Rusznicę laserową”, „Tarczę”, „Wykrywacz trucizn”, kartę bezwartościową lub „Taniego bohatera”, ale nie przywódcę ani wartość na kole. Rozkaz jest jeden na bitwę.',
  'bene-gesserit.voice-obey':
    'Głosu trzeba usłuchać, jeśli to możliwe; spośród kilku pasujących kart wybierasz ty. Jeśli nie masz żądanej karty, układasz plan swobodnie.',
  'bene-gesserit.voice-cheap-hero':
    'Jeśli Głos zakazał „Taniego bohatera”, a nie masz przywódcy, walczysz bez nich i bez kart. Jeśli nakazał go zagrać, nie możesz wysłać przywódcy.',
  'bene-gesserit.alliance':
    'Sojusz: gdy walczy sojusznik, Bene Gesserit mogą użyć Głosu wobec jego przeciwnika.',
  'bene-gesserit.sides':
    'Żetony Bene Gesserit mają dwie strony: wojownicy, czyli zwykłe oddziały, i doradczynie. Na jednym terytorium nigdy nie ma naraz wojowników i doradczyń.',
  'bene-gesserit.charity':
    'W trybie zaawansowanym Bene Gesserit w każdej fazie Zasiłku KHOAM mogą wziąć 2 przyprawy, bez względu na to, ile jej mają.',
  'bene-gesserit.karama':
    'Bene Gesserit nie mają specjalnego efektu „Karamy”, ale każdą kartę bezwartościową mogą zagrać jako „Karamę”.',
  'bene-gesserit.advisors-join':
    'W trybie zaawansowanym, gdy inna frakcja transportuje oddziały spoza planety, Bene Gesserit mogą za darmo umieścić 1 doradczynię z rezerwy w tym samym sektorze tego samego terytorium, nawet w twierdzy z dwiema frakcjami.',
  'bene-gesserit.advisors-fighters':
    'Doradczyni nie może dołączyć do wojowników Bene Gesserit. Gdzie stoją wojownicy, muszą najpierw stać się doradczyniami, inaczej nie ma towarzyszenia.',
  'bene-gesserit.advisors-locked':
    'Doradczynie, które wylądowały na terytorium w tej rundzie, nie staną się tam do jej końca wojownikami, dopóki są na nim cudze oddziały. Jeśli odejdą, obowiązują zasady nowego terytorium.',
  'bene-gesserit.advisors-limits':
    'Doradczynie nie walczą, nie zbierają przyprawy, nie dają dochodu, nie kontrolują twierdz i nikomu tam nie przeszkadzają. Nie dają ornitopterów (latają, jeśli dają je wojownicy) ani prawa do „Rodowych atomówek”.',
  'bene-gesserit.advisors-die':
    'Burza, czerwie, „Rodowe atomówki” i eksplozja „Rusznicy laserowej” i „Tarczy” niszczą doradczynie tak jak każdy oddział.',
  'bene-gesserit.shipment':
    'Płatny transport Bene Gesserit ląduje na niezajętym terytorium jako wojownicy, na zajętym jako wojownicy lub doradczynie, do wyboru, a gdzie są już ich żetony, tą samą stroną.',
  'bene-gesserit.movement':
    'Doradczynie, które wejdą na niezajęte terytorium, stają się wojownikami, na zajętym do wyboru. Wojownicy po ruchu pozostają wojownikami. Grupa, która dołącza do swoich żetonów, odwraca się na tę samą stronę.',
  'bene-gesserit.intrusion':
    'Infiltracja: gdy na terytorium z wojownikami Bene Gesserit wchodzą cudze oddziały, transportem, ruchem lub na czerwiu, wszystkich tych wojowników można odwrócić na stronę doradczyń.',
  'bene-gesserit.wartime':
    'Po fazie Odrodzenia Bene Gesserit jawnie decydują dla każdego terytorium, czy wszystkie doradczynie stają się tam wojownikami. Nie wolno, gdy któraś jest w burzy, jest tam sojusznik albo w twierdzy dwóch innych graczy.',
  'bene-gesserit.alone':
    'Doradczynie, które zostały na terytorium same, od razu stają się wojownikami, jeśli żadna nie jest w burzy, aż do początku fazy Bitwy. Pozostawione same po bitwie odwraca się w następnej fazie Burzy.',
}
