// What the words of the rulebooks and the icons mean, in a sentence or two, in Polish.

import type { glossary as en } from '../en/glossary.ts'
import type { Translated } from '../messages.ts'

export const glossary: Translated<typeof en> = {
  'glossary.faction':
    'Jedna z czterech potęg Imperium. Agent wysłany na jej pole daje 1 punkt wpływu w tej frakcji',
  'glossary.alliance':
    'Zdobywa go pierwszy gracz, który ma 4 punkty wpływu we frakcji, a potem ten, kto go wyprzedzi. Dopóki masz sojusz, jest wart 1 punkt zwycięstwa',
  'glossary.solari': 'Pieniądze Imperium: płaci się nimi na wielu polach',
  'glossary.spice': 'Zbierana na pustyni; na polach płaci się nią, sprzedaje się ją i wymienia',
  'glossary.water': 'Zabierana na głęboką pustynię; płaci się nią też na innych polach',
  'glossary.persuasion': 'Płaci się nią za karty pozyskiwane w turze odkrywania. Reszta przepada',
  'glossary.strength':
    'W konflikcie: 2 za każdego żołnierza, 3 za każdego czerwia pustyni i 1 za każdy miecz. Bez jednostki wynosi 0',
  'glossary.sword': '1 do siły w konflikcie tej rundy, jeśli masz tam jednostkę',
  'glossary.victory-point':
    'Wygrywa ten, kto ma ich na koniec najwięcej. Gra kończy się po rundzie, w której ktoś ma 10, albo gdy talia konfliktu jest pusta',
  'glossary.influence':
    'Twoja pozycja we frakcji: 2 punkty są warte 1 punkt zwycięstwa, 4 dają bonus, a może i sojusz',
  'glossary.influence-track':
    'Twoja pozycja we frakcji: na polu 2 jest warta 1 punkt zwycięstwa, na polu 4 daje bonus',
  'glossary.bonus-spice':
    'W każdej rundzie na każde pole stworzyciela bez agenta trafia 1 przyprawa. Kto tam zbiera, bierze całą',
  'glossary.agent': 'Wysyłasz go na pole kartą z ręki. Wraca na koniec rundy',
  'glossary.mentat': 'Jeszcze jeden agent na tę rundę. Na koniec rundy wraca na swoje pole',
  'glossary.swordmaster': 'Jeszcze jeden agent do końca gry',
  'glossary.troop': 'Rekrutujesz go z zasobów do garnizonu, a stamtąd wysyłasz do konfliktu: siła 2',
  'glossary.unit': 'Żołnierz lub czerw pustyni w konflikcie',
  'glossary.control':
    'Twój znacznik kontroli na polu: zdobywasz jego bonus, gdy ktoś wysyła tam agenta, i możesz wysłać żołnierza, gdy konflikt toczy się o to pole',
  'glossary.maker': 'Pole na pustyni, gdzie zbiera się przyprawę. Gromadzi się na nim bonusowa przyprawa',
  'glossary.combat-space':
    'Wysyłając tu agenta, możesz wysłać do konfliktu żołnierzy zrekrutowanych w tej turze i maksymalnie 2 innych z garnizonu',
  'glossary.first-player': 'Ma pierwszą turę w tej rundzie. Co rundę znacznik przechodzi na gracza po lewej',
  'glossary.supply': 'Twoi żołnierze, którzy nie są jeszcze zrekrutowani',
  'glossary.garrison': 'Twoi zrekrutowani żołnierze, którzy nie są w konflikcie',
  'glossary.conflict':
    'To, o co wszyscy walczą w tej rundzie. Trzej najsilniejsi zdobywają nagrody z karty konfliktu',
  'glossary.imperium-row':
    'Pięć kart, które można pozyskać. Pozyskaną kartę zastępuje karta z talii Imperium',
  'glossary.reserve': 'Karty, które można pozyskać zawsze, dopóki są',
  'glossary.deck':
    'Karty, które będziesz dobierać. Gdy jest pusta, tasujesz stos kart odrzuconych i masz nową talię',
  'glossary.hand': 'Karty, które możesz zagrać: po jednej na agenta, pozostałe odkrywasz w turze odkrywania',
  'glossary.discard-pile': 'Użyte i pozyskane karty. Tasujesz je, gdy talia jest pusta',
  'glossary.in-play': 'Karty zagrane lub odkryte przez ciebie w tej rundzie',
  'glossary.intrigue-card':
    'Tajna, dopóki jej nie zagrasz: spisek w swojej turze, inne podczas walki lub na koniec gry',
  'glossary.intrigue-plot': 'Można zagrać w dowolnej chwili swojej tury',
  'glossary.intrigue-combat': 'Podczas walki może ją zagrać ten, kto ma jednostkę w konflikcie',
  'glossary.intrigue-endgame': 'Można zagrać na koniec gry',
  'glossary.agent-icons': 'Karta może wysłać agenta na pole z jedną ze swoich ikon',
  'glossary.agent-box': 'Co się dzieje, gdy karta wysyła agenta',
  'glossary.reveal-box': 'Co karta daje w turze odkrywania',
  'glossary.persuasion-cost': 'Ile perswazji trzeba, aby pozyskać kartę',
  'glossary.acquire-effect': 'Co się dzieje od razu po pozyskaniu karty',
  'glossary.sandworm': 'Siła 3 w konflikcie; podwaja nagrodę, którą tam zdobywasz',
  'glossary.spy':
    'Obserwuje pola przy punkcie obserwacyjnym. Przywołaj go, aby wysłać agenta na jedno z nich, nawet zajęte, albo aby dobrać kartę',
  'glossary.observation-post': 'Miejsce dla jednego szpiega, połączone z polami, które on obserwuje',
  'glossary.infiltrate':
    'Przywołaj szpiega, który obserwuje pole, aby wysłać tam swojego agenta, nawet jeśli jest zajęte',
  'glossary.gather-intelligence':
    'Przywołaj szpiega, który obserwuje pole, na które wysyłasz agenta, i dobierz kartę',
  'glossary.maker-hooks': 'Tam, gdzie zbiera się przyprawę, pozwalają przywołać czerwie pustyni do konfliktu',
  'glossary.shield-wall':
    'Dopóki stoi, nie można przywołać czerwia pustyni do konfliktu o pole pod jego ochroną',
  'glossary.contract': 'Spełnij podany na nim warunek, a zdobędziesz nagrodę',
  'glossary.battle-icon':
    'Dwie karty z tą samą ikoną (cele i wygrane karty konfliktu) zakrywa się za 1 punkt zwycięstwa',
  'glossary.objective-card': 'Ikona walki, z którą zaczynasz grę',
  'glossary.training-track': 'Feyd-Rautha przesuwa się po nim i zdobywa to, co daje każde miejsce',
  'glossary.rival':
    'Przeciwnik-automat: nikt nim nie gra. Jego agentów wysyłają karty Rodu Hagal, a do czego dąży, mówi jego własna karta',
  'glossary.house-hagal':
    'Jego karty mówią rywalom, co robić. Dla każdego ich agenta odkrywa się kartę, a potem kolejne, aż któraś wskaże otwarte pole',
  'glossary.scheme':
    'Co robi rywal, gdy umieszcza ostatniego szpiega ze swoich zasobów. Pozostali jego szpiedzy wracają',
  'glossary.priority-list':
    'Frakcje w kolejności, w jakiej woli je rywal. Lista rozstrzyga remisy i mówi, dokąd idą szpiedzy',
  'glossary.streamlined-rivals':
    'Rywale, którzy nie zdobywają punktów zwycięstwa i nie mogą wygrać. Gdy mają mistrza miecza, nic już nie zbierają',
  'glossary.smart-politics':
    'Rywal omija pole frakcji, jeśli ma z nią sojusz i prowadzi albo jeśli ma tam wpływ 2 lub większy, ale do prowadzącego brakuje mu co najmniej 2',
  'glossary.brutal-escalation': 'W konflikcie III każdy rywal odkrywa po miecze dwie karty zamiast jednej',
  'glossary.expert-deployment':
    'W konflikcie I lub II rywal z wystarczającą przewagą nikogo w tej turze nie rozmieszcza: 4 siły w grze podstawowej, 3 jednostki w „Powstaniu”',
  'glossary.row-churn':
    'Po każdej twojej turze odkrywania rzuca się dwiema kośćmi. Karty na tych miejscach rzędu Imperium opuszczają grę i są zastępowane; 6 niczego nie usuwa',
  'glossary.sardaukar-commander':
    'Szczególny żołnierz: siła 2. Wysyłając agenta na jego pole, możesz zapłacić 2 solarisy, aby go pozyskać i zrekrutować oraz wziąć umiejętność; później rekrutujesz go z zasobów za 2 solarisy, raz na turę',
  'glossary.skill':
    'Działa, dopóki twój dowódca sardaukarów jest w konflikcie, raz na rundę, bez względu na ich liczbę. Nie możesz mieć dwóch takich samych umiejętności',
  'glossary.deep-cover':
    'Takiego szpiega można umieścić także w punkcie obserwacyjnym zajętym przez szpiegów przeciwników',
  'glossary.command':
    'Działa w twojej turze odkrywania, gdy zdobędziesz w niej 6 punktów perswazji, nawet jeśli są już wydane',
  'glossary.combat-icon':
    'W tej turze możesz wysyłać jednostki do konfliktu, jak po wysłaniu agenta na pole walki: zrekrutowane w tej turze i maksymalnie 2 inne z garnizonu',
  'glossary.wild-battle-icon': 'Na koniec gry można ją połączyć w parę z dowolną inną twoją ikoną walki',
  'glossary.tech-tile':
    'Pozyskuje się ją za przyprawę, przede wszystkim w turze z agentem wysłanym na pole Landsraadu. Daje coś od razu, do końca gry albo jedno i drugie',
  'glossary.tech-discount':
    'Płytka kosztuje o 1 przyprawę mniej. Łączy się ze zniżką za miejsce w Wysokiej Radzie, ale nie z drugą taką samą',
  'glossary.flip': 'Użyta płytka leży zakryta do początku następnej rundy',
  'glossary.ixian-embassy':
    'Trzy stosy płytek technologii. W turze z agentem wysłanym na pole Landsraadu możesz pozyskać jedną z wierzchnich; z miejscem w Wysokiej Radzie kosztują o 1 przyprawę mniej',
  'glossary.twisted-intrigue':
    'Karty intrygi Pitera de Vriesa z jego własnej talii. Na ręce to zwykłe karty intrygi',
  'glossary.navigation-card':
    'Sternik Y’rkoon wykłada cztery takie karty zakryte i zagrywa następną, gdy osiąga 2 punkty wpływu w dowolnej frakcji',
  'glossary.tactics-token':
    'Chani przesuwa go za każdego swojego żołnierza wycofanego lub straconego z konfliktu i zdobywa to, co daje tor. Z końca wraca na start',
  'glossary.icon': 'Karta z tą ikoną może wysłać agenta na pole z taką samą ikoną',
  'glossary.icon.spy': 'Karta z tą ikoną może wysłać agenta na dowolne pole, które obserwuje twój szpieg',
}
