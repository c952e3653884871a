// What components say besides their effects, in Polish: spaces, abilities, contracts, House Hagal cards and the like.

import type { printed as en } from '../en/printed.ts'
import type { Translated } from '../messages.ts'

export const printed: Translated<typeof en> = {
  price: '{what_nominative}',
  'space.requires':
    'co najmniej {n, plural, one {# punkt} few {# punkty} other {# punktów}} wpływu u {faction_genitive}',
  'space.control': 'gracz kontrolujący to pole {effect} za każdym razem, gdy ktoś wysyła tu agenta',
  'space.on-reveal': 'w turze odkrywania, jeśli twój agent nadal tu jest: {effects}',
  'space.combat':
    'możesz wysłać do konfliktu żołnierzy: wszystkich zrekrutowanych w tej turze i maksymalnie 2 innych z garnizonu',
  'space.maker': 'w fazie „Stworzyciele” otrzymuje 1 bonusową przyprawę, jeśli nie ma tu agenta',
  'space.only-for': 'tylko dla lidera: {leader}',
  'space.once': 'każdy gracz może wysłać tu agenta tylko raz na grę',
  'space.cheaper': 'kosztuje o {what} mniej, jeśli którykolwiek gracz ma mistrza miecza',
  'ability.start': 'przed pierwszą rundą {effects}',
  'ability.visit': 'gdy wysyłasz agenta na pole {spaces}: {effects}',
  'ability.deployed': 'gdy wyślesz do konfliktu co najmniej {n} żołnierzy w jednej turze: {effects}',
  'ability.first-deployed':
    'gdy po raz pierwszy wyślesz do konfliktu co najmniej {n} żołnierzy w jednej turze, {effects}',
  'ability.deck-top': 'możesz w każdej chwili podejrzeć wierzchnią kartę swojej talii',
  'ability.starting-goods': 'na początku gry zdobądź dodatkowo {what}',
  'ability.space-cost': 'pola {icon_genitive} kosztują cię o {what} mniej',
  'ability.solari-paid': 'gdy płacisz solarisami za pole planszy: {effects}',
  'ability.blocking': 'agenci przeciwników nie blokują twoich agentów na polach {icons_genitive}',
  'ability.harvest': 'gdy zbierasz przyprawę: {effects}',
  'ability.harvest-less': 'zdobądź o {what} mniej',
  'ability.council-seat': 'gdy zajmujesz miejsce w Wysokiej Radzie: {effects}',
  'ability.reveal': 'w turze odkrywania: {effects}',
  'ability.influence-reached':
    'gdy osiągasz {n, plural, one {# punkt} few {# punkty} other {# punktów}} wpływu u {faction_genitive}: {effects}',
  'ability.may-visit': 'gdy wysyłasz agenta na pole {spaces}, możesz {effects}',
  'ability.teammate-visit': 'gdy gracz twojej drużyny wysyła agenta na pole {spaces}: {effects}',
  'ability.opponent-visit': 'gdy przeciwnik wysyła agenta na pole {spaces}: {effects}',
  'ability.starting-deck': 'w twojej talii startowej nie ma karty „{cards}”',
  'ability.contract-offer':
    'kontrakty „{contracts}” są odłożone dla ciebie: tylko ty możesz je brać zamiast odkrytego kontraktu',
  'ability.turn': 'raz w każdej swojej turze: {effects}',
  'ability.flip': 'w jednej ze swoich tur zakryj tę płytkę do następnej rundy: {effects}',
  'ability.agent-turn': 'po wysłaniu agenta zakryj tę płytkę do następnej rundy: {effects}',
  'ability.round-start': 'na początku każdej rundy: {effects}',
  'ability.trashed': 'gdy niszczysz kartę inną niż karta intrygi: {effects}',
  'ability.intrigue-drawn': 'za każdą kartę intrygi, którą dobierasz lub kradniesz w swojej turze: {effects}',
  'ability.spice-gained':
    'gdy w jednej turze zdobywasz co najmniej {n, plural, one {# przyprawę} few {# przyprawy} other {# przypraw}}: {effects}',
  'ability.contract-completed': 'gdy wypełniasz kontrakt: {effects}',
  'ability.conflict-won': 'gdy wygrywasz konflikt: {effects}',
  'ability.commander-recruited': 'gdy rekrutujesz dowódcę sardaukarów: {effects}',
  'ability.sandworm-instead':
    'nie przywołujesz czerwi pustyni; zamiast każdego, nawet jeśli Mur Zaporowy chroni miejsce walki: {effects}',
  'ability.endgame': 'na koniec gry: {effects}',
  'ability.any-influence-reached':
    'gdy osiągasz {n, plural, one {# punkt} few {# punkty} other {# punktów}} wpływu w dowolnej frakcji: {effects}',
  'ability.starting-less': 'na początku gry zdobądź o {what} mniej',
  'ability.one-space-cost': 'pole „{space}” kosztuje cię o {what} mniej',
  'ability.all-space-cost': 'pola planszy kosztują cię o {what} mniej',
  'ability.card-icons': 'każda twoja karta ma też ikonę agenta „{icons}”',
  'ability.one-card-icons': 'twoja karta „{card}” ma też inne ikony agenta ({icons})',
  'ability.gather': 'gdy możesz przywołać szpiega, aby zebrać dane, musisz to zrobić',
  'ability.requirement': 'możesz wysyłać agentów na pole {spaces} bez wymaganego wpływu',
  'ability.tech-cost':
    'płytki technologii kosztują cię o {n, plural, one {# przyprawę} few {# przyprawy} other {# przypraw}} mniej',
  'ability.own-tech-cost':
    'płytka na liderze kosztuje cię o {n, plural, one {# przyprawę} few {# przyprawy} other {# przypraw}} mniej',
  'ability.commander-cost':
    'dowódcy sardaukarów kosztują cię o {n, plural, one {# solarisa} few {# solarisy} other {# solarisów}} mniej',
  'ability.theft': 'twoich kart intryg nie można ukraść, jeśli masz ich mniej niż {n}',
  'ability.battle-icons': 'wszystkie twoje ikony walki liczą się jako „{icon}”',
  'training.start': 'start → {next}',
  'training.place': '{place}: {effects} → {next}',
  'training.end': '{place}: {effects}',
  'tactics.token':
    'znacznik taktyki zaczyna na polu {n} toru i przesuwa się o jedno pole za każdego twojego żołnierza wycofanego lub straconego z konfliktu',
  'tactics.place': 'na polu {n}: {effects}',
  'tactics.end': 'na polu {n}: {effects}; potem znacznik wraca na start',

  'battle-icon': '{icon}',
  'objective.first-player': 'właściciel tej karty jest pierwszym graczem',
  'objective.players': 'liczba graczy: {counts}',
  count: '{n}',
  'post.spaces': '{spaces}',
  'hagal.sends': 'wysyła agenta na pole „{where}”',
  'hagal.harvests': 'wysyła agenta na pole „{where}”, jeśli jest tam bonusowa przyprawa, i zbiera przyprawę',
  'hagal.richest':
    'wysyła agenta na pole {where}, zależnie od tego, gdzie jest więcej bonusowej przyprawy (przy remisie: całej przyprawy), i zbiera przyprawę',
  'hagal.worms':
    'jeśli ma haki stworzyciela i czerwie mogą przyjść, przywołuje czerwie pustyni z tego pola i bierze tylko bonusową przyprawę',
  'hagal.gains': '{goes}: {effects}',
  'hagal.also': '{goes}; {effects}',
  'hagal.if': '{condition}, {goes}',
  'hagal.otherwise': 'w przeciwnym razie {goes}',
  'hagal.needs': 'wysyła agenta na pole „{where}”, ale tylko {condition}',
  'hagal.again': 'w przeciwnym razie odkrywa się kolejną kartę',
  'hagal.spy': 'umieszcza szpiega w pierwszym wolnym punkcie obserwacyjnym w tej kolejności: {posts}',
  'hagal.spy-again': 'potem dla agenta odkrywa się kolejną kartę',
  'hagal.reshuffle': 'wszystkie karty Rodu Hagal tasuje się w nową talię',
  'hagal.swords':
    '{n, plural, =0 {nie dodaje mieczy do swojej siły} one {dodaje do swojej siły # miecz} few {dodaje do swojej siły # miecze} other {dodaje do swojej siły # mieczy}}',
  'hagal.solo': 'tylko w grze solo',
  'hagal.two-players': 'tylko w grze dla 2 graczy',
  'rival.swordmaster':
    '{n, plural, one {# zasób} few {# zasoby} other {# zasobów}} łącznie: solarisy, przyprawa, karty intryg i woda',
  'rival.priorities': '{factions}',
  'rival.streamlined': 'może być uproszczonym rywalem',
  'contract.visit': 'wyślij agenta na pole „{space}”',
  'contract.harvest':
    'wyślij agenta na pole stworzyciela i zdobądź w tej turze co najmniej {n, plural, one {# przyprawę} few {# przyprawy} other {# przypraw}}',
  'contract.acquire': 'pozyskaj kartę „{card}”',
  'contract.at-once': 'wypełniany natychmiast po zdobyciu',
  'contract.alliance': 'zawrzyj sojusz, którego nie masz',
  'contract.trashes-intrigue': 'aby go wziąć, {cost}',
  'card.start': 'możesz wyłożyć tę kartę z ręki: {effects}',
  'icons-of-contracts': 'ta karta ma ikony agentów pól wskazanych na twoich niewypełnionych kontraktach',
  'tech.cost': '{n, plural, one {# przyprawa} few {# przyprawy} other {# przypraw}}',
  'tech.hagal': 'rywal może ją pozyskać',
  'tech.hagal-nothing': 'przy pozyskaniu nic nie daje rywalowi',
  'tech.hagal-acquire': 'rywal, pozyskując ją, {effects}',
  'tech.hagal-only': 'rywalowi daje tylko efekt pozyskania',
  'navigation.lasting': 'w slocie {n} działa też dalej, do końca gry',
  'hagal.tech':
    'jeśli ma mistrza miecza, pozyskuje o {what} taniej najdroższą dostępną dla rywali płytkę technologii, na którą go stać',
  'hagal.with-leader': 'tylko jeśli ktoś gra tym liderem ({leader})',
  'rival.influence': 'zaczyna z {n, plural, one {# punktem} other {# punktami}} wpływu u {faction_genitive}',
}
