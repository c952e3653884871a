// The first game of Uprising, in Polish.

import type { Translated } from '../../messages/messages.ts'
import type { text as en } from './en.ts'

export const text: Translated<typeof en> = {
  aim: 'O co chodzi\nPrzewodzisz rodowi w walce o Arrakis. Decydują punkty zwycięstwa, które są zaznaczone tutaj. Gdy na koniec rundy ktoś ma 10, gra się kończy i wygrywa ten, kto ma ich najwięcej.',
  own: 'Co masz\nPłacisz solarisami, przyprawą i wodą. Obok nich są twoi agenci i żołnierze w garnizonie.',
  board:
    'Gdzie to się dzieje\nIkony pola pokazują, ile kosztuje i co daje. Nie trzeba się ich uczyć: wskaż pole albo przytrzymaj na nim palec, a przeczytasz wszystko słowami.',
  hand: 'Twoje karty\nCo rundę dostajesz pięć kart. Ikony pod nazwą karty pokazują, na które pola może wysłać agenta.',
  arrakeen:
    'Wyślij agenta\nKarta „{card}” ma niebieską ikonę miasta, więc otwiera niebieskie pola. Wybierz kartę, a potem pole „{space}”.',
  'arrakeen.reveal':
    'To inny rodzaj tury: kończy dla ciebie rundę, a agenci zostaliby w domu. Najpierw ich wyślij.',
  'arrakeen.other':
    'W prawdziwej grze byłby to dobry ruch. W tej lekcji cofnij go jednak i idź tam, gdzie wskazuje ramka: Arrakin od razu pokaże najwięcej.',
  draw: 'Co daje pole\nŻołnierz jest już w twoim garnizonie. Kartę dobierasz w wybranej chwili, bo tego nie można cofnąć. Dobierz ją teraz.',
  'draw.deploy':
    'Żołnierzy możesz wysłać i wcześniej, kolejność wybierasz ty. Najpierw jednak dobierzmy kartę.',
  'draw.end':
    'Na koniec tury karta i tak do ciebie trafi, ale nie da się już wtedy na nią spojrzeć i zdecydować, co dalej. Cofnij ruch i najpierw ją dobierz.',
  deploy:
    'Żołnierze do konfliktu\nSkrzyżowane miecze na polu „{space}” znaczą: możesz stąd wysłać do konfliktu żołnierzy zrekrutowanych w tej turze i maksymalnie dwóch innych z garnizonu. Każdy ma siłę 2. Wyślij wszystkich trzech.',
  'deploy.end': 'Bez żołnierzy w konflikcie nic tam w tej rundzie nie wygrasz. Najpierw wyślij trzech.',
  end: 'Zakończ turę\nJeden agent na turę i to wszystko. Zakończ turę i zobacz, co zrobią inni.',
  others:
    'Przeciwnicy po swoich turach\nKażdy miał jedną turę. Przeciwnik „{rival}” ma teraz agenta na polu „{space}”: zajęte pole jest do końca rundy zamknięte dla pozostałych.',
  secrets:
    'Wpływowi przyjaciele\nKarta „{card}” otwiera pola wszystkich czterech frakcji. Każde z nich daje też 1 punkt wpływu w swojej frakcji. Wyślij drugiego agenta na pole „{space}”.',
  'secrets.other':
    'Tam też można pójść. Za chwilę przyda się jednak karta intrygi, która czeka gdzie indziej: cofnij ruch i idź tam, gdzie wskazuje ramka.',
  influence:
    'Wpływ\nTwój znacznik na torze frakcji „{faction}” przesunął się w górę. 2 punkty wpływu dają 1 punkt zwycięstwa; 4 dają bonus, a temu, kto był pierwszy, także sojusz, czyli jeszcze jeden punkt.',
  intrigue: 'Karta intrygi\nTę kartę pole ci jeszcze oferuje. Dobierz ją.',
  plot: 'Twoja tajemnica\nNikt inny nie widzi tej karty. Spiski zagrywa się w swojej turze, inne karty podczas walki lub na koniec gry. „{card}” może być jednym i drugim: w walce jest warta trzy miecze. Na razie ją zachowaj.',
  'plot.early': 'Teraz dałaby ci solarisy. W walce rozstrzygnie wszystko: cofnij ruch i zachowaj ją.',
  'end-again': 'Zakończ turę\nTo był drugi agent. Zakończ turę.',
  reveal:
    'Odkryj karty\nNie masz już agentów, więc odkrywasz karty, które zostały na ręce. Każdy robi to raz w rundzie.',
  persuasion:
    'Co dają odkryte karty\nTeraz działa dolna ramka każdej karty: za perswazję, niebieskie romby, pozyskujesz karty, a miecze dodają się do twojej siły w konflikcie.',
  buy: 'Pozyskaj kartę\nLiczba w rombie to koszt. Wybierz dowolną kartę, na którą cię stać. Trafi na stos kart odrzuconych, a dobierzesz ją w jednej z kolejnych rund.',
  'buy.end': 'Niewydana perswazja przepada. Cofnij ruch i najpierw coś pozyskaj.',
  'end-reveal':
    'Pozyskaj więcej albo zakończ turę\nJeśli coś zostało i karta jest dość tania, weź i ją. Potem zakończ turę.',
  combat:
    'Walka\nWszyscy odkryli karty. Masz 7: trzech żołnierzy po 2 i jeden miecz. Przeciwnik „{rival}” ma 8. Na razie zajmujesz drugie miejsce.',
  play: 'Pora na intrygi\nPodczas walki każdy, kto ma żołnierzy w konflikcie, może zagrywać karty intryg. Zagraj kartę „{card}”: trzy miecze więcej.',
  'play.pass': 'Wtedy zostaniesz na drugim miejscu. Cofnij ruch i zagraj kartę: 7 i 3 to więcej niż 8.',
  reward:
    'Konflikt jest twój\nNagrodą jest 1 punkt wpływu w dowolnej frakcji. We frakcji „{faction}” masz już 1: zdobądź go tam.',
  'reward.other':
    'Wpływ przydaje się wszędzie. Drugi punkt u Bene Gesserit od razu daje jednak punkt zwycięstwa: cofnij ruch i wybierz tę frakcję.',
  points:
    'Dwa punkty naraz\nDrugi punkt wpływu dał punkt zwycięstwa. A karta konfliktu ma tę samą ikonę walki co twoja karta celu: taka para też jest warta punkt.',
  makers:
    'Co czeka na chętnych\nW tej rundzie nikogo nie było na polu „{space}”, więc trafiła tam 1 przyprawa. Przybywa jej, aż ktoś po nią przyjdzie. Wszyscy agenci wrócili, a żołnierze z konfliktu trafili do zasobów.',
  round:
    'Następna runda\nLeży tu nowa karta konfliktu, każdy ma pięć nowych kart, zaczyna następny gracz. Późniejsze konflikty są warte więcej, więc opłaca się zachować na nie żołnierzy i intrygi.',
  base: 'A gra podstawowa?\nW „Diunę: Imperium” gra się tak samo. Ma inne pola i karty, nie ma w niej szpiegów, czerwi pustyni ani ikon walki, za to można na jedną rundę zatrudnić mentata jako trzeciego agenta.',
  last: 'Już umiesz grać\nReszta jest napisana na kartach. Czego nie znasz, to wskaż albo przytrzymaj, a w razie wątpliwości poproś o podpowiedź.',
}
