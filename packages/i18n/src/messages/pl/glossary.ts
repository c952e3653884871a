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
  'glossary.agent': 'Wysyłasz go na pole, zagrywając kartę z ręki. Wraca na koniec rundy',
  'glossary.mentat': 'Dodatkowy agent na tę rundę. Na koniec rundy wraca na swoje pole',
  'glossary.swordmaster': 'Dodatkowy agent do końca gry',
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
    'Rywal omija pole frakcji, jeśli ma z nią sojusz i prowadzi albo jeśli ma tam co najmniej 2 punkty wpływu, ale do prowadzącego brakuje mu co najmniej 2',
  'glossary.brutal-escalation': 'W konflikcie III każdy rywal odkrywa po miecze dwie karty zamiast jednej',
  'glossary.expert-deployment':
    'W konflikcie I lub II rywal z wystarczającą przewagą nie wysyła nikogo w tej turze do konfliktu: 4 siły w grze podstawowej, 3 jednostki w „Powstaniu”',
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
    'Karty intryg Pitera de Vriesa z jego własnej talii. Na ręce to zwykłe karty intryg',
  'glossary.navigation-card':
    'Sternik Y’rkoon wykłada cztery takie karty zakryte i zagrywa następną, gdy osiąga 2 punkty wpływu w dowolnej frakcji',
  'glossary.tactics-token':
    'Chani przesuwa go za każdego swojego żołnierza wycofanego lub straconego z konfliktu i zdobywa to, co daje tor. Z końca wraca na start',
  'glossary.icon': 'Karta z tą ikoną może wysłać agenta na pole z taką samą ikoną',
  'glossary.icon.spy': 'Karta z tą ikoną może wysłać agenta na dowolne pole, które obserwuje twój szpieg',
  'glossary.cost':
    'To, co trzeba najpierw zapłacić. Bez tego nie można wejść na pole; przed strzałką zapłata zależy od ciebie',
  'glossary.requirement':
    'To, co musi być spełnione, zanim czegoś użyjesz: wpływ we frakcji, żeton, inna karta',
  'glossary.effect':
    'To, co robi karta, pole lub płytka. Efekty jednej tury rozpatrujesz w dowolnej kolejności',
  'glossary.reward':
    'To, co karta konfliktu daje za miejsce w walce. Jeśli masz tam czerwia pustyni, nagroda jest podwojona',
  'glossary.bonus':
    'To, co zdobywasz, gdy twoja kostka dotrze na to pole toru wpływu, z sojuszem czy bez niego',
  'glossary.board-space':
    'Miejsce na planszy dla agenta. Aby go tam wysłać, potrzebujesz karty z tą samą ikoną, a pole musi być wolne',
  'glossary.leader':
    'Postać, którą grasz. Lewa zdolność działa zgodnie z opisem, prawa – gdy zagrasz „Sygnet”',
  'glossary.control-bonus':
    'Dostaje go ten, kto kontroluje to pole, za każdym razem, gdy ktoś wysyła tam agenta',
  'glossary.imperium-deck': 'Karty, które uzupełniają rząd Imperium',
  'glossary.imperium-card':
    'Karta do twojej talii, pozyskiwana za perswazję. W turze działa albo ramka agenta, albo ramka odkrywania',
  'glossary.intrigue-deck': 'Stąd dobiera się karty intryg. Gdy jest pusta, tasuje się odrzucone',
  'glossary.conflict-card':
    'Odkrywana na początku każdej rundy: o co toczy się walka i nagrody za trzy pierwsze miejsca',
  'glossary.setup':
    'Przed pierwszą rundą: wybór liderów; każdy zaczyna z 1 wodą, 3 żołnierzami w garnizonie i takimi samymi dziesięcioma kartami',
  'glossary.round':
    'Pięć faz: początek rundy, tury graczy, walka, stworzyciele, przywołanie. Rund jest najwyżej dziesięć',
  'glossary.phase': 'Część rundy. Pięć faz następuje zawsze w tej samej kolejności',
  'glossary.phase-round-start': 'Odkrywa się kartę konfliktu tej rundy, a każdy dobiera pięć kart',
  'glossary.phase-player-turns':
    'Po kolei każdy wysyła jednego agenta albo odkrywa resztę kart. Faza kończy się, gdy odkryli wszyscy',
  'glossary.phase-combat':
    'Kto ma jednostki w konflikcie, może zagrywać karty walki; potem najsilniejsi biorą nagrody',
  'glossary.phase-makers': 'Na każdym polu stworzyciela bez agenta kładzie się 1 bonusową przyprawę',
  'glossary.phase-recall':
    'Jeśli ktoś ma 10 punktów albo talia konfliktu jest pusta, gra się kończy. W przeciwnym razie agenci wracają, a znacznik pierwszego gracza przechodzi dalej',
  'glossary.endgame': 'Zagrywa się karty końca gry; potem wygrywa ten, kto ma najwięcej punktów zwycięstwa',
  'glossary.agent-turn':
    'Zagraj jedną kartę, aby wysłać agenta na wolne pole, i rozpatrz efekty pola i karty w dowolnej kolejności',
  'glossary.reveal-turn':
    'Odkryj wszystkie karty, które masz na ręce, rozpatrz ich ramki odkrywania i pozyskaj nowe. To twoja ostatnia tura w rundzie',
  'glossary.player': 'Każdy przy stole, ty też. Gra toczy się zgodnie z ruchem wskazówek zegara',
  'glossary.opponent':
    'Każdy inny gracz spoza twojej drużyny. To, co dotyczy każdego przeciwnika, idzie od ciebie zgodnie z ruchem wskazówek zegara',
  'glossary.winner':
    'Kto na koniec ma najwięcej punktów zwycięstwa. Przy remisie decyduje przyprawa, potem solarisy, woda i żołnierze w garnizonie',
  'glossary.tie':
    'Przy remisie o pierwsze miejsce nikt nie wygrywa konfliktu, a remisujący biorą drugą nagrodę. O drugie – trzecią, o trzecie – nic',
  'glossary.first-place': 'Największa siła w konflikcie. Wygrywa tylko ten, kto jest na tym miejscu sam',
  'glossary.second-place': 'Druga siła w konflikcie; tę nagrodę biorą też remisujący o pierwsze miejsce',
  'glossary.third-place':
    'Trzecia siła w konflikcie. Nagroda tylko przy czterech lub sześciu graczach albo po remisie o drugie miejsce',
  'glossary.completed-contract':
    'Kontrakt, który dał już nagrodę. Zostaje u ciebie zakryty; niektóre karty liczą takie kontrakty',
  'glossary.draw-card': 'Weź wierzchnią kartę swojej talii',
  'glossary.trash':
    'Karta z ręki, ze stosu kart odrzuconych lub wyłożona opuszcza twoją talię do końca gry. Nie musisz tego robić',
  'glossary.trash-this': 'Ta karta opuszcza grę',
  'glossary.discard': 'Wybrana karta z ręki trafia na stos kart odrzuconych',
  'glossary.recall-agent':
    'Jeden z twoich agentów wraca z planszy do lidera i może być znów wysłany w tej rundzie. W „Powstaniu” nie ten wysłany w tej turze',
  'glossary.deploy':
    'Jednostki trafiają do konfliktu. W turze z polem walki: wszystkie zrekrutowane w tej turze i maksymalnie 2 inne z garnizonu',
  'glossary.retreat': 'Żołnierze wracają z konfliktu do garnizonu. Czerwie pustyni nie mogą się wycofać',
  'glossary.lose': 'Stracony żołnierz wraca do twoich zasobów, nie do garnizonu',
  'glossary.signet-ring': 'Uruchamia prawą zdolność twojego lidera',
  'glossary.council-seat': 'Do końca gry daje 2 punkty perswazji w każdej twojej turze odkrywania',
  'glossary.steal-intrigue': 'Każdy przeciwnik z czterema lub więcej kartami intryg oddaje ci losowo jedną',
  'glossary.recall-spy':
    'Jeden z twoich szpiegów wraca z punktu obserwacyjnego do zasobów, zwykle jako koszt',
  'glossary.spy-at': 'Umieść szpiega w wolnym punkcie obserwacyjnym połączonym z polem z tą ikoną',
  'glossary.conflict-level':
    'I, II lub III. Im wyższy, tym większe nagrody; ostatnie cztery rundy są poziomu III',
  'glossary.arrow':
    'Przed nią jest koszt, za nią to, co dostajesz. Aby zająć pole, musisz zapłacić jego koszt; gdzie indziej to twój wybór, raz',
  'glossary.bond': 'Działa, jeśli masz wyłożoną inną kartę tej frakcji',
  'glossary.ally':
    'Członek drużyny, który walczy. Sojusznik aktywowany przez wodza dostaje to, czego wódz nie może użyć',
  'glossary.team': 'Wódz i dwaj sojusznicy, którzy wygrywają razem: ich punkty zwycięstwa się sumują',
  'glossary.throne-row':
    'Karty przeniesione tu przez Szaddama z rzędu Imperium. Może je pozyskać tylko jego drużyna',
  'glossary.trade':
    'Z jednym członkiem drużyny: każdy może dać dowolną liczbę jednego zasobu, karty intryg albo nic',
  'glossary.reinforce':
    'Trzech żołnierzy do podziału między sojuszników drużyny; można ich od razu wysłać do konfliktu',
  'glossary.harvest': 'Wyślij agenta na pole stworzyciela i zdobądź w tej turze co najmniej tyle przyprawy',
}
