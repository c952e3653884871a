// What the words of the rulebooks and the icons mean, in a sentence or two, in Polish.

import type { glossary as en } from '../en/glossary.ts'
import type { Translated } from '../messages.ts'

export const glossary: Translated<typeof en> = {
  'glossary.faction': 'Jedna z czterech potęg Imperium. Agent wysłany na jej pole daje 1 wpływ u tej frakcji',
  'glossary.alliance':
    'Żeton bierze pierwszy gracz z wpływem 4 u frakcji, a potem ten, kto zajdzie dalej. Dopóki go masz, jest wart 1 punkt zwycięstwa',
  'glossary.solari': 'Pieniądze Imperium: płaci się nimi na wielu polach',
  'glossary.spice': 'Zbiera się ją na pustyni; można nią płacić, sprzedać ją i wymienić',
  'glossary.water': 'Zabiera się ją na pustynię; płaci się nią także na innych polach',
  'glossary.persuasion': 'Płaci za karty pozyskiwane w turze odkrywania. Reszta przepada',
  'glossary.strength':
    'W konflikcie 2 za każdego żołnierza, 3 za każdego czerwia pustyni i 1 za każdy miecz. Bez jednostek w konflikcie wynosi 0',
  'glossary.sword': '1 siły w konflikcie tej rundy, jeśli masz tam jednostkę',
  'glossary.victory-point':
    'Kto ma ich na końcu najwięcej, wygrywa. Gra kończy się po rundzie, w której ktoś ma 10 punktów, albo gdy talia konfliktów jest pusta',
  'glossary.influence':
    'Twoja pozycja u frakcji: 2 są warte 1 punkt zwycięstwa, 4 dają bonus, a może i sojusz',
  'glossary.influence-track': 'Twoja pozycja u frakcji: na 2 jest warta 1 punkt zwycięstwa, na 4 daje bonus',
  'glossary.bonus-spice':
    'Co rundę na każde pole stworzyciela bez agenta kładzie się 1 przyprawę. Kto tam zbiera, bierze całą',
  'glossary.agent': 'Wysyła się go na pole planszy kartą z ręki. Na koniec rundy wraca',
  'glossary.mentat': 'Jeszcze jeden agent w tej rundzie. Na koniec rundy wraca na swoje pole',
  'glossary.swordmaster': 'Jeszcze jeden agent do końca gry',
  'glossary.troop': 'Rekrutuje się go z zasobów do garnizonu, a stamtąd wysyła do konfliktu: 2 siły',
  'glossary.unit': 'Żołnierz albo czerw pustyni w konflikcie',
  'glossary.control':
    'Twoja flaga na polu: zdobywasz jego bonus, gdy ktoś wysyła tam agenta, i możesz wysłać żołnierza, gdy toczy się o nie konflikt',
  'glossary.maker': 'Pole na pustyni, na którym zbiera się przyprawę. Gromadzi się na nim bonusowa przyprawa',
  'glossary.combat-space':
    'Gdy wysyłasz tu agenta, możesz wysłać do konfliktu żołnierzy zrekrutowanych w tej turze i maksymalnie 2 innych z garnizonu',
  'glossary.first-player': 'Zaczyna tę rundę. Co rundę znacznik przechodzi na gracza po lewej',
  'glossary.supply': 'Twoi jeszcze niezrekrutowani żołnierze',
  'glossary.garrison': 'Twoi zrekrutowani żołnierze, którzy nie są w konflikcie',
  'glossary.conflict':
    'To, o co wszyscy walczą w tej rundzie. Trzej najsilniejsi zdobywają nagrody z karty konfliktu',
  'glossary.imperium-row': 'Pięć kart, które można pozyskać. Zabraną kartę zastępuje nowa z talii Imperium',
  'glossary.reserve': 'Karty, które można pozyskać zawsze, dopóki są',
  'glossary.deck':
    'Karty, które dobierzesz. Gdy jest pusta, tasuje się stos kart odrzuconych i staje się on nową talią',
  'glossary.hand':
    'Karty, które możesz zagrać: po jednej na każdego agenta; resztę pokazujesz w turze odkrywania',
  'glossary.discard-pile': 'Karty użyte i pozyskane. Tasuje się je, gdy talia jest pusta',
  'glossary.in-play': 'Karty zagrane i odkryte w tej rundzie',
  'glossary.intrigue-card':
    'Pozostaje tajna, dopóki nie zostanie zagrana: spisek w swojej turze, inne w walce albo na koniec gry',
  'glossary.intrigue-plot': 'Można zagrać w dowolnej chwili swojej tury',
  'glossary.intrigue-combat': 'W walce może ją zagrać ten, kto ma jednostkę w konflikcie',
  'glossary.intrigue-endgame': 'Można zagrać na koniec gry',
  'glossary.agent-icons': 'Karta może wysłać agenta na pole z jedną z jej ikon',
  'glossary.agent-box': 'Co się dzieje, gdy karta wysyła agenta',
  'glossary.reveal-box': 'Co karta daje w turze odkrywania',
  'glossary.persuasion-cost': 'Ile perswazji kosztuje karta',
  'glossary.acquire-effect': 'Co się dzieje od razu po pozyskaniu karty',
  'glossary.sandworm': '3 siły w konflikcie; podwaja nagrodę, którą tam zdobędziesz',
  'glossary.spy':
    'Obserwuje pola punktu obserwacyjnego. Przywołaj go, aby wysłać agenta na takie pole, choć stoi tam obcy, albo aby dobrać kartę',
  'glossary.observation-post': 'Miejsce dla jednego szpiega, połączone z polami, które on obserwuje',
  'glossary.infiltrate': 'Przywołaj szpiega obserwującego pole, aby wysłać tam agenta, choć stoi tam obcy',
  'glossary.gather-intelligence':
    'Przywołaj szpiega obserwującego pole, na które wysyłasz agenta, i dobierz kartę',
  'glossary.maker-hooks': 'Z nimi możesz wzywać czerwie pustyni tam, gdzie zbiera się przyprawę',
  'glossary.shield-wall':
    'Dopóki stoi, nie można wezwać czerwia pustyni do konfliktu o pole pod jego ochroną',
  'glossary.contract': 'Wypełnia się go tak, jak podano, i zdobywa nagrodę',
  'glossary.battle-icon':
    'Dwie karty z tą samą ikoną, cele i wygrane konflikty, odwraca się za 1 punkt zwycięstwa',
  'glossary.objective-card': 'Ikona walki, z którą zaczynasz grę',
  'glossary.training-track': 'Feyd-Rautha przesuwa się po nim i zdobywa to, co daje każde miejsce',
  'glossary.icon': 'Karta z tą ikoną może wysłać agenta na pole z taką samą ikoną',
  'glossary.icon.spy': 'Karta z tą ikoną może wysłać agenta na dowolne pole, które obserwuje twój szpieg',
}
