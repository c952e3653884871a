// What happened, in Polish: the lines of the log. Verbs are in the present, which tells nothing about the player;
// names stay in the nominative, behind a colon or in quotes.

import type { events as en } from '../en/events.ts'
import type { Translated } from '../messages.ts'

export const events: Translated<typeof en> = {
  'event.leader': '{seat} wybiera lidera: {leader}',
  'event.token': '{seat} wybiera w tajemnicy frakcję',
  'event.token.seen': '{seat} wybiera w tajemnicy frakcję: {faction}',
  'event.phase': '{phase}',
  'event.round': 'Runda {round}: {conflict}; pierwszy gracz: {firstPlayer}',
  'event.turn': 'Tura: {seat}',
  'event.turn-ended': '{seat} kończy turę',
  'event.passed': '{seat} pasuje w tej turze',
  'event.agent-sent': '{seat} wysyła agenta na pole „{space}” kartą „{card}”',
  'event.agent-sent.from': '{seat} przenosi agenta z pola „{from}” na pole „{space}” kartą „{card}”',
  'event.agent-recalled': '{seat} przywołuje agenta z pola „{space}”',
  'event.reveal-turn':
    '{count, plural, =0 {{seat} nie odkrywa żadnej karty} other {{seat} odkrywa: {cards}}}',
  'event.revealed': '{seat} dobiera i odkrywa: {cards}',
  'event.gained': '{seat} zdobywa {amount} ({source})',
  'event.paid': '{seat} płaci {amount} ({source})',
  'event.drew': '{seat} dobiera {n, plural, one {# kartę} few {# karty} other {# kart}}',
  'event.drew.seen': '{seat} dobiera: {cards}',
  'event.shuffled': '{seat} tasuje talię',
  'event.looked': '{seat} podgląda wierzch talii',
  'event.looked.seen': '{seat} podgląda wierzch talii: {cards}',
  'event.drew-intrigue': '{seat} dobiera {n, plural, one {# kartę} few {# karty} other {# kart}} intrygi',
  'event.drew-intrigue.seen': '{seat} dobiera {n, plural, one {kartę} other {karty}} intrygi: {cards}',
  'event.intrigue-shuffled': 'Odrzucone karty intrygi tworzą nową, potasowaną talię',
  'event.stole-intrigue': '{seat} zabiera kartę intrygi, którą traci {from}',
  'event.stole-intrigue.seen': '{seat} zabiera kartę intrygi „{card}”, którą traci {from}',
  'event.intrigue-played': '{seat} zagrywa kartę intrygi „{card}”',
  'event.chose': '{seat} wybiera: {effect} ({source})',
  'event.discarded': '{seat} odrzuca kartę „{card}”',
  'event.trashed':
    '{seat} niszczy kartę „{card}” {from, select, hand {z ręki} discard {ze stosu kart odrzuconych} deck {z talii} other {spośród wyłożonych}}',
  'event.took-from-discard': '{seat} bierze ze stosu kart odrzuconych kartę „{card}”',
  'event.acquired':
    '{seat} pozyskuje {from, select, aside {odłożoną kartę} other {kartę}} „{card}”{to, select, deck { i kładzie ją na wierzchu talii} hand { i bierze ją na rękę} other {}}',
  'event.row-refilled': 'Nowa karta w Rzędzie Imperium: {card}',
  'event.set-aside': '{seat} odkłada na bok kartę „{card}”',
  'event.space-forbidden': '{seat} zamyka dla przeciwników pole „{space}”',
  'event.influence':
    '{seat} zdobywa {n, plural, one {# punkt} few {# punkty} other {# punktów}} wpływu u {faction_genitive} (teraz {now})',
  'event.influence.lost':
    '{seat} traci {n, plural, one {# punkt} few {# punkty} other {# punktów}} wpływu u {faction_genitive} (teraz {now})',
  'event.alliance': '{to} zdobywa sojusz z {faction_instrumental}',
  'event.alliance.from': '{to} zdobywa sojusz z {faction_instrumental}, który traci {from}',
  'event.alliance.back': '{from} traci sojusz z {faction_instrumental}',
  'event.returned-to-hand': '{seat} bierze z powrotem na rękę kartę „{card}”',
  'event.intrigue-trashed': '{seat} niszczy kartę intrygi „{card}”',
  'event.spy-placed': '{seat} umieszcza szpiega ({spaces})',
  'event.spy-recalled': '{seat} przywołuje szpiega ({spaces})',
  'event.sandworms':
    '{seat} przywołuje do konfliktu {n, plural, one {# czerwia pustyni} few {# czerwie pustyni} other {# czerwi pustyni}}',
  'event.maker-hooks': '{seat} bierze haki stworzyciela',
  'event.shield-wall': '{seat} wysadza Mur Zaporowy',
  'event.contract-offered': 'Nowy kontrakt: {contract} ({reward})',
  'event.contract-taken': '{seat} bierze kontrakt: {contract} ({reward})',
  'event.contract-completed': '{seat} wypełnia kontrakt: {contract} ({reward})',
  'event.conflict-taken': '{seat} zabiera kartę konfliktu „{conflict}”',
  'event.battle-icons': '{seat} odwraca karty z ikonami walki i zdobywa 1 punkt zwycięstwa: {cards}',
  'event.flipped': '{seat} odwraca kartę: {conflict}',
  'event.trained': '{seat} przesuwa się na torze treningu: {place}',
  'event.memory': '{seat} przenosi żołnierza z zasobów do Bene Gesserit jako wspomnienie',
  'event.recruited': '{seat} rekrutuje {n, plural, one {# żołnierza} other {# żołnierzy}}',
  'event.deployed':
    '{seat} wysyła do konfliktu {n, plural, one {# żołnierza} other {# żołnierzy}}{from, select, supply { z zasobów} other {}}',
  'event.retreated': '{seat} wycofuje do garnizonu {n, plural, one {# żołnierza} other {# żołnierzy}}',
  'event.troops-lost':
    '{seat} traci {n, plural, one {# żołnierza} other {# żołnierzy}} {from, select, garrison {z garnizonu} other {z konfliktu}}',
  'event.masterstroke': '{seat} ujawnia wybrane frakcje: {factions}',
  'event.council-seat': '{seat} zajmuje miejsce w Wysokiej Radzie',
  'event.swordmaster': '{seat} otrzymuje trzeciego agenta',
  'event.mentat': '{seat} bierze Mentata',
  'event.control': '{seat} przejmuje kontrolę nad polem „{space}”',
  'event.combat-pass': '{seat} pasuje',
  'event.reward':
    '{seat} zdobywa nagrodę za {place, plural, =1 {pierwsze} =2 {drugie} other {trzecie}} miejsce: {conflict}',
  'event.conflict-over': 'Koniec konfliktu: jednostki opuszczają planszę',
  'event.bonus-spice': 'Bonusowa przyprawa na polu „{space}”: {now}',
  'event.recalled': 'Wszyscy agenci wracają; pierwszy gracz: {firstPlayer}',
}
