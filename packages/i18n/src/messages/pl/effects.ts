// What effects say, in Polish. `mood` chooses the verb: `they` the third person, `to` the infinitive, otherwise the
// imperative. Amounts are in the accusative. A condition is a clause with „jeśli” in the present, which fits players
// of any gender, and stands inside a sentence after what it is the condition of.

import type { effects as en } from '../en/effects.ts'
import type { Translated } from '../messages.ts'

export const effects: Translated<typeof en> = {
  'amount.solari':
    '{form, select, nominative {{n, plural, one {# solaris} few {# solarisy} other {# solarisów}}} other {{n, plural, one {# solarisa} few {# solarisy} other {# solarisów}}}}',
  'amount.spice':
    '{form, select, nominative {{n, plural, one {# przyprawa} few {# przyprawy} other {# przypraw}}} other {{n, plural, one {# przyprawę} few {# przyprawy} other {# przypraw}}}}',
  'amount.water':
    '{form, select, nominative {{n, plural, one {# woda} other {# wody}}} other {{n, plural, one {# wodę} other {# wody}}}}',
  'amount.persuasion':
    '{n, plural, one {# punkt perswazji} few {# punkty perswazji} other {# punktów perswazji}}',
  'amount.swords': '{n, plural, one {# miecz} few {# miecze} other {# mieczy}}',
  'amount.vp': '{n, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} other {# punktów zwycięstwa}}',
  'amount.cards': '{n, plural, one {# kartę} few {# karty} other {# kart}}',
  'amount.intrigue': '{n, plural, one {# kartę intrygi} few {# karty intryg} other {# kart intryg}}',
  'amount.twisted':
    '{n, plural, one {# kartę spaczonej intrygi} few {# karty spaczonych intryg} other {# kart spaczonych intryg}}',
  'amount.per': '{what} za {each}',
  'counter.cards-in-play': 'każdą swoją wyłożoną kartę {faction_genitive}',
  'counter.revealed': 'każdą odkrytą przez ciebie kartę {faction_genitive}',
  'counter.sandworms': 'każdego swojego czerwia pustyni w konflikcie',
  'counter.contracts': 'każdy swój wypełniony kontrakt',
  'counter.sword-cards': 'każdą inną odkrytą przez ciebie kartę, która daje miecze',
  'counter.tracks':
    'każdą frakcję, w której masz co najmniej {n, plural, one {# punkt} few {# punkty} other {# punktów}} wpływu',
  'counter.unit-kinds': 'każdy rodzaj swoich jednostek w konflikcie',
  'influence.all':
    '{n, plural, one {# punkt wpływu} few {# punkty wpływu} other {# punktów wpływu}} w każdej frakcji',
  'influence.any':
    '{n, plural, one {# punkt wpływu} few {# punkty wpływu} other {# punktów wpływu}} w dowolnej frakcji',
  'influence.each':
    'po {n, plural, one {# punkcie wpływu} few {# punkty wpływu} other {# punktów wpływu}} u {factions_genitive}',
  'influence.one':
    '{n, plural, one {# punkt wpływu} few {# punkty wpływu} other {# punktów wpływu}} u {faction_genitive}',
  'influence.opponent-ahead':
    '{n, plural, one {# punkt wpływu} few {# punkty wpływu} other {# punktów wpływu}} we frakcji, w której przeciwnik ma większy wpływ niż {mood, select, they {on} other {ty}}',
  'influence.navigated-other':
    '{n, plural, one {# punkt wpływu} few {# punkty wpływu} other {# punktów wpływu}} w innej frakcji, w której masz co najmniej 2 punkty wpływu',
  'influence.low':
    '{n, plural, one {# punkt wpływu} few {# punkty wpływu} other {# punktów wpływu}} w każdej frakcji, w której masz najwyżej {atMost, plural, one {# punkt} few {# punkty} other {# punktów}} wpływu',
  'influence.place':
    '{n, plural, one {# punkt wpływu} few {# punkty wpływu} other {# punktów wpływu}} w {place, plural, =1 {pierwszej} =2 {drugiej} =3 {trzeciej} other {czwartej}} frakcji ze swojej listy priorytetów',
  'influence.least':
    '{n, plural, one {# punkt wpływu} few {# punkty wpływu} other {# punktów wpływu}} we frakcji ze swoim najmniejszym wpływem',
  'influence.most':
    '{n, plural, one {# punkt wpływu} few {# punkty wpływu} other {# punktów wpływu}} we frakcji, w której ma największy wpływ',
  'influence.alliance':
    '{n, plural, one {# punkt wpływu} few {# punkty wpływu} other {# punktów wpływu}} we frakcji, z którą zapewni mu to sojusz, a jeśli takiej nie ma, we frakcji, w której ma najmniejszy wpływ',
  'influence.several':
    'po {n, plural, one {# punkcie wpływu} few {# punkty wpływu} other {# punktów wpływu}} w {factions, plural, =2 {dwóch} =3 {trzech} other {#}} różnych frakcjach',
  'influence.some':
    '{n, plural, one {# punkt wpływu} few {# punkty wpływu} other {# punktów wpływu}} u {factions_genitive}',
  'influence.spied':
    '{n, plural, one {# punkt wpływu} few {# punkty wpływu} other {# punktów wpływu}} w każdej frakcji, którą obserwują twoi szpiedzy',
  'space-with': '{icon_genitive}',
  'space-of-faction': 'frakcji',
  'spied-maker': 'stworzyciela obserwowane przez twojego szpiega',
  'commander-space': 'z dowódcą sardaukarów',
  'one-space': '„{space}”',
  'any-space': 'dowolnego rodzaju',

  have: '{what_nominative}',
  gain: '{mood, select, they {zdobywa} to {zdobyć} other {zdobądź}} {what}',
  may: 'możesz {effect_to}',
  'may-also': 'możesz też {effect_to}',
  optionally: 'opcjonalnie {effect}',
  draw: '{mood, select, they {dobiera} to {dobrać} other {dobierz}} {n, plural, one {# kartę} few {# karty} other {# kart}}',
  'draw.several': '{mood, select, they {dobiera} to {dobrać} other {dobierz}} {what}',
  'draw.per':
    '{mood, select, they {dobiera} to {dobrać} other {dobierz}} {n, plural, one {# kartę} few {# karty} other {# kart}} za {each}',
  intrigue:
    '{mood, select, they {dobiera} to {dobrać} other {dobierz}} {n, plural, one {# kartę intrygi} few {# karty intryg} other {# kart intryg}}',
  recruit:
    '{mood, select, they {rekrutuje} to {zrekrutować} other {zrekrutuj}} {n, plural, one {# żołnierza} other {# żołnierzy}}',
  'recruit-and-deploy':
    '{mood, select, to {zrekrutować} other {zrekrutuj}} {n, plural, one {# żołnierza} other {# żołnierzy}}; w turze odkrywania możesz od razu wysłać {n, plural, one {go} other {ich}} do konfliktu',
  'recruit-to-stay':
    '{mood, select, they {rekrutuje} to {zrekrutować} other {zrekrutuj}} {n, plural, one {# żołnierza, którego} other {# żołnierzy, których}} nie można wysłać do konfliktu w tej turze',
  trash: '{mood, select, they {niszczy} to {zniszczyć} other {zniszcz}} kartę',
  'trash.must': '{mood, select, they {niszczy} to {zniszczyć} other {zniszcz}} kartę',
  'trash.from':
    '{mood, select, they {niszczy} to {zniszczyć} other {zniszcz}} {from, select, hand {kartę z ręki} other {jedną ze swoich wyłożonych kart}}',
  'trash.must-from':
    '{mood, select, they {niszczy} to {zniszczyć} other {zniszcz}} {from, select, hand {kartę z ręki} other {jedną ze swoich wyłożonych kart}}',
  'trash.then-cost': 'jeśli kosztuje co najmniej 1 punkt perswazji, {effects}',
  'trash.then-faction': 'jeśli to karta {faction_genitive}, {effects}',
  'trash-this': '{mood, select, to {zniszczyć} other {zniszcz}} tę kartę',
  discard:
    '{mood, select, they {odrzuca} to {odrzucić} other {odrzuć}} {n, plural, one {# kartę} few {# karty} other {# kart}}',
  deploy:
    '{mood, select, to {wysłać} other {wyślij}} {n, plural, one {# żołnierza} other {maksymalnie # żołnierzy}} z garnizonu do konfliktu',
  'deploy.any':
    '{mood, select, to {wysłać} other {wyślij}} dowolną liczbę żołnierzy z garnizonu do konfliktu',
  'deploy-from-supply':
    '{mood, select, to {wysłać} other {wyślij}} {n, plural, one {# żołnierza} other {# żołnierzy}} z zasobów do konfliktu',
  'deploy-or-garrison':
    '{mood, select, to {wysłać} other {wyślij}} {n, plural, one {# żołnierza} other {# żołnierzy}} z zasobów do konfliktu (lub do garnizonu, jeśli nie można wysyłać jednostek)',
  retreat:
    '{mood, select, to {wycofać} other {wycofaj}} {n, plural, one {# żołnierza} other {maksymalnie # żołnierzy}} z konfliktu do garnizonu',
  'retreat.any':
    '{mood, select, to {wycofać} other {wycofaj}} dowolną liczbę żołnierzy z konfliktu do garnizonu',
  'lose-troop':
    '{mood, select, they {traci} to {stracić} other {strać}} 1 żołnierza {from, select, garrison {z garnizonu} any {z garnizonu lub konfliktu} other {z konfliktu}}',
  repel: '{mood, select, to {wycofać} other {wycofaj}} 1 żołnierza przeciwnika z konfliktu do jego garnizonu',
  'take-reserve': '{mood, select, to {wziąć} other {weź}} 1 kartę „{card}” z rezerwy',
  acquire:
    '{mood, select, to {pozyskać za darmo} other {pozyskaj za darmo}} kartę o koszcie do {n, plural, one {# punktu} other {# punktów}} perswazji{to, select, deck {{mood, select, to { i położyć} other { i połóż}} ją na wierzchu talii} hand {{mood, select, to { i wziąć} other { i weź}} ją na rękę} other {}}',
  'acquire.exactly':
    '{mood, select, to {pozyskać za darmo} other {pozyskaj za darmo}} kartę o koszcie dokładnie {n, plural, one {# punktu} other {# punktów}} perswazji{to, select, deck {{mood, select, to { i położyć} other { i połóż}} ją na wierzchu talii} hand {{mood, select, to { i wziąć} other { i weź}} ją na rękę} other {}}',
  'acquire.for-solari':
    '{mood, select, to {pozyskać} other {pozyskaj}} kartę, płacąc solarisami zamiast perswazją{to, select, deck {{mood, select, to {, i położyć} other {, i połóż}} ją na wierzchu talii} hand {{mood, select, to {, i wziąć} other {, i weź}} ją na rękę} other {}}',
  'acquire.from-row': '{mood, select, to {pozyskać} other {pozyskaj}} za darmo kartę z rzędu Imperium',
  'take-from-discard':
    '{mood, select, to {wziąć} other {weź}} na rękę 1 kartę {faction_genitive} ze swojego stosu kart odrzuconych',
  'steal-intrigue':
    '{mood, select, they {kradnie} to {ukraść} other {ukradnij}} 1 losową kartę intrygi każdemu przeciwnikowi, który ma ich co najmniej 4',
  harvest:
    '{mood, select, to {zebrać} other {zbierz}} {n, plural, =0 {całą bonusową przyprawę z tego pola} one {# przyprawę i całą bonusową przyprawę z tego pola} few {# przyprawy i całą bonusową przyprawę z tego pola} other {# przypraw i całą bonusową przyprawę z tego pola}}',
  'double-harvest':
    '{mood, select, to {podwoić} other {podwój}} przyprawę zebraną w tej turze, ale nie bonusową',
  'faction-influence':
    '{mood, select, to {zdobyć} other {zdobądź}} {n, plural, one {# punkt wpływu} few {# punkty wpływu} other {# punktów wpływu}} zamiast 1 za odwiedzone pole frakcji',
  'faction-influence.there':
    '{mood, select, to {zdobyć} other {zdobądź}} za to {n, plural, one {# punkt wpływu} few {# punkty wpływu} other {# punktów wpływu}} zamiast 1',
  visit: '{mood, select, to {zdobyć} other {zdobądź}} wpływ u {faction_genitive} za odwiedzone pole',
  discount:
    'w tej turze karta „{card}” kosztuje o {n, plural, one {# punkt} few {# punkty} other {# punktów}} perswazji mniej',
  'acquire-on-top': '{mood, select, to {kłaść} other {kładź}} pozyskane karty na wierzchu talii',
  'faction-icons':
    '{mood, select, to {dodać karcie zagrywanej przez ciebie w tej turze ikony wszystkich czterech frakcji} other {karta zagrana przez ciebie w tej turze ma też ikony wszystkich czterech frakcji}}',
  'card-icons':
    '{mood, select, to {dodać karcie zagrywanej przez ciebie w tej turze inne ikony agenta ({icons})} other {karta zagrana przez ciebie w tej turze ma też inne ikony agenta ({icons})}}',
  boost:
    'następna karta {faction_genitive} zagrana przez ciebie w tej rundzie ma wszystkie ikony agentów; wysyłając nią agenta, dodatkowo {effects}',
  'ignore-requirements':
    '{mood, select, to {wysłać} other {wyślij}} agenta w tej turze bez względu na wymogi wpływu',
  'ignore-enemy-agents': 'agenci przeciwników nie blokują twojego następnego agenta w tej turze',
  'forbid-space':
    '{mood, select, to {wybrać} other {wybierz}} pole planszy: w tej rundzie przeciwnicy nie mogą wysłać tam swojego następnego agenta',
  'swordmaster.once':
    '{mood, select, they {zdobywa} to {zdobyć} other {zdobądź}} trzeciego agenta na jedną rundę i żeton premii mistrza miecza: 2 miecze w każdej turze odkrywania',
  'remove-commander': '{mood, select, to {usunąć} other {usuń}} z gry dowódcę sardaukarów z tego pola',
  'set-aside-row-card':
    '{mood, select, to {odłożyć} other {odłóż}} na bok kartę z rzędu Imperium; w turze odkrywania w tej rundzie możesz pozyskać ją o 1 punkt perswazji taniej',
  'recall-agent': '{mood, select, to {przywołać} other {przywołaj}} jednego ze swoich agentów do lidera',
  pass: '{mood, select, to {spasować} other {spasuj}} w tej turze',
  'pass.now': '{mood, select, they {pasuje} to {spasować} other {spasuj}} w tej turze',
  'look-draw-or-trash':
    '{mood, select, to {podejrzeć wierzchnią kartę swojej talii, a następnie dobrać ją lub zniszczyć} other {podejrzyj wierzchnią kartę swojej talii, a następnie dobierz ją lub zniszcz}}',
  'look-and-decide':
    '{mood, select, to {podejrzeć} other {podejrzyj}} wierzchnią kartę swojej talii, a następnie {mood, select, to {zostawić ją, odrzucić lub zapłacić} other {zostaw ją, odrzuć lub zapłać}} {n, plural, one {# solarisa} few {# solarisy} other {# solarisów}}, aby ją dobrać',
  'shuffle-discard-into-deck':
    '{mood, select, to {wtasować} other {wtasuj}} swój stos kart odrzuconych do talii',
  'council-seat':
    '{mood, select, to {zająć} other {zajmij}} miejsce w Wysokiej Radzie (2 punkty perswazji w każdej turze odkrywania)',
  swordmaster: '{mood, select, to {wziąć} other {weź}} trzeciego agenta do końca gry',
  mentat: '{mood, select, to {wziąć} other {weź}} mentata z jego pola jako dodatkowego agenta na tę rundę',
  'mentat.won': '{mood, select, to {wziąć} other {weź}} mentata jako dodatkowego agenta na następną rundę',
  control: '{mood, select, to {przejąć} other {przejmij}} kontrolę nad polem „{space}”',
  signet:
    '{mood, select, they {używa swojej zdolności} to {użyć zdolności swojego lidera} other {użyj zdolności swojego lidera}} oznaczonej sygnetem',
  'ignores-requirements': 'ta karta wysyła agenta bez względu na wymogi wpływu',
  spy: '{mood, select, they {umieszcza} to {umieścić} other {umieść}} {n, plural, one {szpiega} other {maksymalnie # szpiegów}}',
  'spy.at':
    '{mood, select, to {umieścić} other {umieść}} szpiega w punkcie obserwacyjnym przy polu {spaces}{shared, select, yes {, nawet jeśli stoi tam szpieg innego gracza} other {}}',
  'spy.shared':
    '{mood, select, they {umieszcza} to {umieścić} other {umieść}} {n, plural, one {szpiega, nawet w punkcie zajętym przez szpiega innego gracza} other {maksymalnie # szpiegów, nawet w punktach zajętych przez szpiegów innych graczy}}',
  'spy.visited':
    '{mood, select, to {umieścić} other {umieść}} szpiega w punkcie obserwacyjnym przy polu, na które trafił twój agent w tej turze{shared, select, yes {, nawet jeśli stoi tam szpieg innego gracza} other {}}',
  'spy.then': 'jeśli obserwuje pole {spaces}, {effects}',
  'remove-shield-wall':
    '{mood, select, they {wysadza Mur Zaporowy, jeśli ma haki stworzyciela} to {wysadzić Mur Zaporowy} other {wysadź Mur Zaporowy}}',
  'maker-hooks': '{mood, select, they {bierze} to {wziąć} other {weź}} haki stworzyciela',
  sandworm:
    '{mood, select, to {przywołać} other {przywołaj}} do konfliktu {n, plural, one {# czerwia pustyni} few {# czerwie pustyni} other {# czerwi pustyni}}',
  contract: '{mood, select, to {wziąć} other {weź}} kontrakt (2 solarisy, jeśli nie ma kontraktów)',
  'complete-contract':
    '{mood, select, to {wypełnić} other {wypełnij}} dowolny swój kontrakt bez względu na jego warunek',
  'reveal-contracts':
    '{mood, select, to {odkryć} other {odkryj}} {n, plural, one {# kontrakt} few {# kontrakty} other {# kontraktów}} z banku, {mood, select, to {wziąć jeden, a pozostałe zniszczyć} other {weź jeden, a pozostałe zniszcz}}',
  'move-spies':
    '{mood, select, to {kazać każdemu przeciwnikowi przenieść szpiega, który obserwuje pole, na które trafił twój agent w tej turze} other {każdy przeciwnik musi przenieść szpiega, który obserwuje pole, na które trafił twój agent w tej turze}}',
  'acquire-commander':
    '{mood, select, they {płaci} to {zapłacić} other {zapłać}} {n, plural, one {# solarisa} few {# solarisy} other {# solarisów}}, aby pozyskać i zrekrutować dowódcę z tego pola i wziąć umiejętność',
  'commander-of-the-bank':
    '{mood, select, to {pozyskać i zrekrutować} other {pozyskaj i zrekrutuj}} dowódcę sardaukarów z banku i {mood, select, to {wziąć} other {weź}} umiejętność',
  'recruit-commander':
    '{mood, select, they {płaci} to {zapłacić} other {zapłać}} {n, plural, one {# solarisa} few {# solarisy} other {# solarisów}}, aby zrekrutować dowódcę sardaukarów z zasobów',
  'commander-discount':
    'w tej turze dowódcy sardaukarów kosztują cię o {n, plural, one {# solarisa} few {# solarisy} other {# solarisów}} mniej',
  skill: '{mood, select, to {wziąć} other {weź}} umiejętność',
  'combat-icon':
    'w tej turze {mood, select, to {wysyłać} other {wysyłaj}} jednostki do konfliktu tak, jakby twój agent trafił na pole walki',
  'acquire-tech': '{mood, select, they {pozyskuje} to {pozyskać} other {pozyskaj}} płytkę technologii',
  'acquire-tech.less':
    '{mood, select, they {pozyskuje} to {pozyskać} other {pozyskaj}} płytkę technologii o {n, plural, one {# przyprawę} few {# przyprawy} other {# przypraw}} taniej',
  'lose-influence':
    '{mood, select, they {traci} to {stracić} other {strać}} {n, plural, one {# punkt wpływu} few {# punkty wpływu} other {# punktów wpływu}} w jednej frakcji',
  'lose-all':
    '{mood, select, they {traci} to {stracić} other {strać}} {what, select, spice {całą swoją przyprawę} solari {wszystkie swoje solarisy} other {całą swoją wodę}}',
  rob: '{mood, select, they {zabiera} to {zabrać} other {zabierz}} {what} każdemu przeciwnikowi, który tyle ma',
  'bonus-spice':
    '{mood, select, to {położyć} other {połóż}} {n, plural, one {# bonusową przyprawę} few {# bonusowe przyprawy} other {# bonusowych przypraw}} na polu „{space}”',
  'take-bonus-spice':
    '{mood, select, to {wziąć} other {weź}} {n, plural, one {# bonusową przyprawę} few {# bonusowe przyprawy} other {# bonusowych przypraw}} z pola stworzyciela',
  'deploy-agent':
    '{mood, select, to {przenieść} other {przenieś}} agenta wysłanego w tej turze do konfliktu (siła 2, z mistrzem miecza 3; nie można go wycofać)',
  'draw-twisted':
    '{mood, select, they {dobiera} to {dobrać} other {dobierz}} {n, plural, one {# kartę spaczonej intrygi} few {# karty spaczonych intryg} other {# kart spaczonych intryg}}',
  'plot-course':
    '{mood, select, to {dobrać} other {dobierz}} {draw, plural, one {# kartę} few {# karty} other {# kart}} nawigacji i {mood, select, to {wyłożyć} other {wyłóż}} {lay} z nich zakryte od lewej do prawej w dowolnej kolejności; pozostałe wracają do pudełka',
  'play-navigation': '{mood, select, to {zagrać} other {zagraj}} swoją następną kartę nawigacji',
  'secret-project':
    '{mood, select, to {podejrzeć} other {podejrzyj}} spodnią płytkę każdego stosu technologii i {mood, select, to {położyć} other {połóż}} jedną z nich zakrytą na liderze; pozyskując technologię, możesz wybrać także ją',
  'trash-from-hand':
    '{mood, select, to {zniszczyć kartę z ręki i, jeśli kosztuje co najmniej 1 punkt perswazji, {effects}} other {zniszcz kartę z ręki; jeśli kosztuje co najmniej 1 punkt perswazji, możesz {effects_to}}}',
  'return-this': '{mood, select, to {wziąć} other {weź}} tę kartę z powrotem na rękę',
  'deploy-recruits':
    '{mood, select, to {wysłać} other {wyślij}} do konfliktu dowolnych żołnierzy zrekrutowanych w tej turze',
  'no-deployment': 'w tej turze nie można wysyłać jednostek do konfliktu',
  'sort-top-three':
    'jeśli twoja talia liczy co najmniej 3 karty, {mood, select, to {podejrzeć trzy wierzchnie: jedną dobrać, jedną odrzucić i jedną zniszczyć} other {podejrzyj trzy wierzchnie: jedną dobierz, jedną odrzuć i jedną zniszcz}}',
  'secret-factions': 'wybierz w tajemnicy dwie frakcje',
  masterstroke: 'ujawnij te frakcje i zdobądź po 1 punkcie wpływu w każdej z nich',
  train:
    '{mood, select, to {przesunąć} other {przesuń}} znacznik Feyda o jedno pole w prawo na torze treningu i {mood, select, to {rozpatrzyć} other {rozpatrz}} efekt tego pola',
  memory:
    '{mood, select, to {przenieść} other {przenieś}} 1 żołnierza z zasobów do Bene Gesserit jako wspomnienie',
  'other-memories':
    '{mood, select, to {zwrócić wszystkie wspomnienia do zasobów, dobrać 1 kartę za każde i odwrócić} other {zwróć wszystkie wspomnienia do zasobów, dobierz 1 kartę za każde i odwróć}} kartę lidera',
  'repeat-space': '{mood, select, to {powtórzyć} other {powtórz}} efekty tego pola',
  'recruit-on-acquire':
    '{mood, select, to {rekrutować} other {rekrutuj}} {n, plural, one {# żołnierza} other {# żołnierzy}} za każdą pozyskaną kartę',
  'sends-anywhere':
    'wyślij jednego ze swoich agentów, od lidera lub z pola planszy, na dowolne pole, nawet zajęte',

  'for-ally':
    '{mood, select, to {pozwolić aktywowanemu sojusznikowi {effect}} other {aktywowany sojusznik {effect_they}}}',
  'for-each-ally':
    '{mood, select, to {pozwolić każdemu sojusznikowi {effect}} other {każdy twój sojusznik {effect_they}}}',
  'for-team':
    '{mood, select, to {pozwolić każdemu graczowi twojej drużyny {effect}} other {każdy gracz twojej drużyny {effect_they}}}',
  trade:
    '{mood, select, to {wymienić się} other {wymień się}} z graczem swojej drużyny: każdy może oddać drugiemu dowolną liczbę jednego zasobu lub kart intryg',
  reinforce:
    '{mood, select, to {zrekrutować} other {zrekrutuj}} {n, plural, one {# żołnierza} other {# żołnierzy}}, dzieląc ich między sojuszników swojej drużyny; mogą ich od razu wysłać do konfliktu',
  'pay-together':
    '{mood, select, to {zniszczyć} other {zniszcz}} tę kartę i {mood, select, to {zapłacić} other {zapłać}} {cost} (sojusznicy mogą się dołożyć), aby {effects_to}',
  'assign-contracts':
    '{mood, select, to {dać} other {daj}} każdemu sojusznikowi jeden z odkrytych kontraktów, a potem {mood, select, to {odkryć} other {odkryj}} nowe',
  'throne-row':
    '{mood, select, to {przenieść} other {przenieś}} kartę inną niż karta Fremenów z rzędu Imperium do rzędu Tronu',
  'each-opponent':
    '{mood, select, to {kazać każdemu przeciwnikowi {effect}} other {każdy przeciwnik {effect_they}}}',
  'one-opponent':
    '{mood, select, to {kazać wybranemu przeciwnikowi {effect}} other {wybrany przez ciebie przeciwnik {effect_they}}}',
  once: '{effects} ({per, select, turn {raz na turę} round {raz na rundę} other {raz na grę}})',
  several: '{of}',
  choose:
    '{mood, select, they {wybiera} to {wybrać} other {wybierz}} {n, plural, =1 {jedno} =2 {dwie opcje} few {# opcje} other {# opcji}}: {of}',
  pay: '{cost}, a następnie {effects}',
  'pay-to': '{cost}, aby {effects_to}',
  when: '{condition}: {effects}',
  'when-do': '{condition}, {effects}',
  'when-inside': '{effects}, {condition}',
  'when-also': '{condition}, dodatkowo {effects}',
  'when-pay': '{condition}, {cost}, aby {effects_to}',
  either:
    '{mood, select, to {{yes}, {condition}; w przeciwnym razie {no}} other {{condition}, {yes}; w przeciwnym razie {no}}}',
  'on-reveal': 'w turze odkrywania w tej rundzie: {effects}',
  'cost.pay': '{mood, select, they {płaci} to {zapłacić} other {zapłać}} {what}',
  'cost.influence':
    '{mood, select, to {stracić} other {strać}} {n, plural, one {# punkt wpływu w jednej frakcji} few {# punkty wpływu w jednej lub kilku frakcjach} other {# punktów wpływu w jednej lub kilku frakcjach}}',
  'cost.discard':
    '{mood, select, to {odrzucić} other {odrzuć}} {n, plural, one {kartę} few {# karty} other {# kart}}',
  'cost.flip':
    '{mood, select, to {zakryć} other {zakryj}} wygraną kartę konfliktu z ikoną „{icon}” lub z uniwersalną ikoną walki',
  'cost.recall-spies':
    '{mood, select, to {przywołać} other {przywołaj}} {n, plural, one {szpiega} other {# szpiegów}}',
  'cost.retreat':
    '{mood, select, to {wycofać} other {wycofaj}} {n, plural, one {# żołnierza} other {# żołnierzy}} do garnizonu',
  'cost.retreat-some': '{mood, select, to {wycofać} other {wycofaj}} {least}–{most} żołnierzy do garnizonu',
  'cost.trash':
    '{mood, select, to {zniszczyć} other {zniszcz}} {n, plural, one {kartę} few {# karty} other {# kart}}',
  'cost.trash-from-hand': '{mood, select, to {zniszczyć} other {zniszcz}} z ręki kartę {faction_genitive}',
  'cost.trash-in-play':
    '{mood, select, to {zniszczyć} other {zniszcz}} inną swoją wyłożoną kartę {faction_genitive}',
  'cost.trash-intrigue':
    '{mood, select, to {zniszczyć} other {zniszcz}} {n, plural, one {kartę intrygi} few {# karty intryg} other {# kart intryg}}',
  'cost.trash-this': '{mood, select, to {zniszczyć} other {zniszcz}} tę kartę',
  'cost.troops':
    '{mood, select, to {stracić} other {strać}} {n, plural, one {# żołnierza} other {# żołnierzy}} z konfliktu',
  'cost.lose-troops':
    '{mood, select, to {stracić} other {strać}} {n, plural, one {# żołnierza} other {# żołnierzy}} z garnizonu lub konfliktu',
  'cost.flip-any':
    '{mood, select, to {zakryć} other {zakryj}} {n, plural, one {wygraną kartę} few {# wygrane karty} other {# wygranych kart}} konfliktu',
  'cost.trash-discarded':
    '{mood, select, to {zniszczyć} other {zniszcz}} {n, plural, one {kartę} few {# karty} other {# kart}} o koszcie co najmniej 1 punktu perswazji ze swojego stosu kart odrzuconych',
  'cost.trash-tech':
    '{mood, select, to {zniszczyć} other {zniszcz}} {n, plural, one {swoją płytkę} few {# swoje płytki} other {# swoich płytek}} technologii',
  'cost.trash-spies':
    '{mood, select, to {odłożyć} other {odłóż}} {n, plural, one {swojego szpiega} other {# swoich szpiegów}} z planszy do pudełka',
  'cost.give-intrigue':
    '{mood, select, to {oddać} other {oddaj}} przeciwnikowi {n, plural, one {kartę intrygi} few {# karty intryg} other {# kart intryg}}',
  'if.influence':
    'jeśli {mood, select, they {ma} other {masz}} co najmniej {n, plural, one {# punkt} few {# punkty} other {# punktów}} wpływu u {faction_genitive}',
  'if.alliance': 'jeśli masz sojusz {faction_with}',
  'if.any-alliance': 'jeśli {mood, select, they {ma} other {masz}} co najmniej jeden sojusz',
  'if.bond': 'jeśli masz inną wyłożoną kartę {faction_genitive}',
  'if.council-seat': 'jeśli masz miejsce w Wysokiej Radzie',
  'if.mentat-home': 'jeśli mentat jest na swoim polu',
  'if.enemy-troops-in-conflict': 'jeśli przeciwnik ma żołnierzy w konflikcie',
  'if.owns':
    'jeśli masz co najmniej {n, plural, one {# egzemplarz} few {# egzemplarze} other {# egzemplarzy}} karty „{card}”',
  'if.owns-most': 'jeśli masz więcej kart „{card}” niż każdy z przeciwników',
  'if.tracks':
    'jeśli masz co najmniej {n, plural, one {# punkt} few {# punkty} other {# punktów}} wpływu w {tracks, plural, one {# frakcji} other {# frakcjach}}',
  'if.tracks-exactly':
    'jeśli masz co najmniej {n, plural, one {# punkt} few {# punkty} other {# punktów}} wpływu w dokładnie {tracks, plural, one {# frakcji} other {# frakcjach}}',
  'if.acquired': 'jeśli w tej turze karta „{card}” trafiła do ciebie',
  'if.both': '{conditions}',
  'if.contracts':
    'jeśli masz co najmniej {n, plural, one {# wypełniony kontrakt} few {# wypełnione kontrakty} other {# wypełnionych kontraktów}}',
  'if.discarded': 'jeśli odrzucona karta to karta {faction_genitive}',
  'if.gained-spice': 'jeśli w tej turze udało ci się zdobyć przyprawę',
  'if.influence-under-alliance':
    'jeśli masz co najmniej {n, plural, one {# punkt} few {# punkty} other {# punktów}} wpływu we frakcji, z którą sojusz ma przeciwnik',
  'if.maker-hooks': 'jeśli masz haki stworzyciela',
  'if.no-council-seat': 'jeśli nie masz miejsca w Wysokiej Radzie',
  'if.conflict-level': 'jeśli trwa konflikt {n, plural, =1 {I} =2 {II} other {III}}',
  'if.sandworms':
    'jeśli masz {n, plural, one {czerwia pustyni} few {co najmniej # czerwie pustyni} other {co najmniej # czerwi pustyni}} w konflikcie',
  'if.spies': 'jeśli masz co najmniej {n, plural, one {# szpiega} other {# szpiegów}} na planszy',
  'if.spy-recalled': 'jeśli w tej turze twój szpieg został przywołany',
  'if.spying-on-maker': 'jeśli twój szpieg obserwuje pole stworzyciela',
  'if.strength': 'jeśli twoja siła wynosi co najmniej {n}',
  'if.swordmaster': 'jeśli {mood, select, they {ma} other {masz}} mistrza miecza',
  'if.team': 'jeśli twoim wodzem jest {leader}',
  'if.units':
    'jeśli masz co najmniej {n, plural, one {# jednostkę} few {# jednostki} other {# jednostek}} w konflikcie',
  'if.units-deployed':
    'jeśli w tej turze do konfliktu {n, plural, one {trafiła co najmniej # twoja jednostka} few {trafiły co najmniej # twoje jednostki} other {trafiło co najmniej # twoich jednostek}}',
  'if.visited-faction': 'jeśli w tej turze twój agent trafił na pole frakcji',
  'if.visited-maker': 'jeśli w tej turze twój agent trafił na pole stworzyciela',
  'if.gained-spice-of':
    'jeśli w tej turze udało ci się zdobyć co najmniej {n, plural, one {# przyprawę} few {# przyprawy} other {# przypraw}}',
  'if.visited': 'jeśli w tej turze twój agent trafił na pole {spaces}',
  'if.agent-at': 'jeśli masz agenta na polu {spaces}',
  'if.commander': 'jeśli masz dowódcę sardaukarów w konflikcie',
  'if.owns-commander': 'jeśli masz dowódcę sardaukarów',
  'if.persuasion':
    'jeśli w tej turze odkrywania masz w sumie co najmniej {n, plural, one {# zdobyty punkt} few {# zdobyte punkty} other {# zdobytych punktów}} perswazji (rozkaz)',
  'if.tech': 'jeśli masz co najmniej {n, plural, one {# płytkę} few {# płytki} other {# płytek}} technologii',
  'if.garrison':
    'jeśli masz co najmniej {n, plural, one {# jednostkę} few {# jednostki} other {# jednostek}} w garnizonie',
  'if.has': 'jeśli masz {what} lub więcej',
  'if.contract-completed': 'jeśli w tej turze wypełniono twój kontrakt',
  'if.enemy-sandworm': 'jeśli przeciwnik ma czerwia pustyni w konflikcie',
  'if.navigation-slot': 'jeśli ta karta nawigacji leży w slocie {n}',
  'if.navigated': 'jeśli zagrywasz ją po osiągnięciu 2 punktów wpływu u {faction_genitive}',
  'if.plain-intrigue': 'jeśli pozbywasz się karty innej niż spaczona intryga',
}
