// What happened, in Polish: the lines of the log. Verbs are in the present, which tells nothing about the player;
// names stay in the nominative, behind a colon or in quotes.

import type { events as en } from '../en/events.ts'
import type { Translated } from '../messages.ts'

export const events: Translated<typeof en> = {
  'event.leader': '{seat_is, select, you {wybierasz} other {{seat} wybiera}} lidera: {leader}',
  'event.token': '{seat_is, select, you {wybierasz} other {{seat} wybiera}} w tajemnicy frakcję',
  'event.token.seen':
    '{seat_is, select, you {wybierasz} other {{seat} wybiera}} w tajemnicy frakcję: {faction}',
  'event.phase': '{phase}',
  'event.round':
    'Runda {round}: {conflict}; {firstPlayer_is, select, you {zaczynasz ty} other {pierwszy gracz: {firstPlayer}}}',
  'event.turn': '{seat_is, select, you {twoja tura} other {tura: {seat}}}',
  'event.turn-ended': '{seat_is, select, you {kończysz} other {{seat} kończy}} turę',
  'event.passed': '{seat_is, select, you {pasujesz} other {{seat} pasuje}} w tej turze',
  'event.agent-sent':
    '{seat_is, select, you {zagrywasz} other {{seat} zagrywa}} kartę „{card}” i {seat_is, select, you {wysyłasz} other {wysyła}} agenta na pole „{space}”',
  'event.agent-sent.from':
    '{seat_is, select, you {zagrywasz} other {{seat} zagrywa}} kartę „{card}” i {seat_is, select, you {przenosisz} other {przenosi}} agenta z pola „{from}” na pole „{space}”',
  'event.agent-recalled':
    '{seat_is, select, you {przywołujesz} other {{seat} przywołuje}} agenta z pola „{space}”',
  'event.agent-recalled.conflict':
    '{seat_is, select, you {przywołujesz} other {{seat} przywołuje}} agenta z konfliktu',
  'event.agent-deployed':
    '{seat_is, select, you {przenosisz} other {{seat} przenosi}} do konfliktu agenta z pola „{space}”',
  'event.reveal-turn':
    '{count, plural, =0 {{seat_is, select, you {nie odkrywasz} other {{seat} nie odkrywa}} żadnej karty} other {{seat_is, select, you {odkrywasz} other {{seat} odkrywa}}: {cards}}}',
  'event.revealed':
    '{seat_is, select, you {dobierasz} other {{seat} dobiera}} i {seat_is, select, you {odkrywasz} other {odkrywa}}: {cards}',
  'event.gained': '{seat_is, select, you {zdobywasz} other {{seat} zdobywa}} {amount} ({source})',
  'event.paid': '{seat_is, select, you {płacisz} other {{seat} płaci}} {amount} ({source})',
  'event.drew':
    '{seat_is, select, you {dobierasz} other {{seat} dobiera}} {n, plural, one {# kartę} few {# karty} other {# kart}}',
  'event.drew.seen': '{seat_is, select, you {dobierasz} other {{seat} dobiera}}: {cards}',
  'event.shuffled': '{seat_is, select, you {tasujesz} other {{seat} tasuje}} talię',
  'event.looked': '{seat_is, select, you {podglądasz} other {{seat} podgląda}} wierzch talii',
  'event.looked.seen': '{seat_is, select, you {podglądasz} other {{seat} podgląda}} wierzch talii: {cards}',
  'event.drew-intrigue':
    '{seat_is, select, you {dobierasz} other {{seat} dobiera}} {n, plural, one {# kartę intrygi} few {# karty intryg} other {# kart intryg}}',
  'event.drew-intrigue.seen':
    '{seat_is, select, you {dobierasz} other {{seat} dobiera}} {n, plural, one {kartę intrygi} other {karty intryg}}: {cards}',
  'event.intrigue-shuffled': 'Odrzucone karty intryg są tasowane w nową talię',
  'event.stole-intrigue':
    '{seat_is, select, you {kradniesz} other {{seat} kradnie}} {from_dative} kartę intrygi',
  'event.stole-intrigue.seen':
    '{seat_is, select, you {kradniesz} other {{seat} kradnie}} {from_dative} kartę intrygi „{card}”',
  'event.drew-twisted':
    '{seat_is, select, you {dobierasz} other {{seat} dobiera}} {n, plural, one {# kartę spaczonej intrygi} few {# karty spaczonych intryg} other {# kart spaczonych intryg}}',
  'event.drew-twisted.seen':
    '{seat_is, select, you {dobierasz} other {{seat} dobiera}} {n, plural, one {kartę spaczonej intrygi} other {karty spaczonych intryg}}: {cards}',
  'event.gave-intrigue': '{seat_is, select, you {oddajesz} other {{seat} oddaje}} {to_dative} kartę intrygi',
  'event.gave-intrigue.seen':
    '{seat_is, select, you {oddajesz} other {{seat} oddaje}} {to_dative} kartę intrygi „{card}”',
  'event.intrigue-played': '{seat_is, select, you {zagrywasz} other {{seat} zagrywa}} kartę intrygi „{card}”',
  'event.chose': '{seat_is, select, you {wybierasz} other {{seat} wybiera}}: {effect} ({source})',
  'event.discarded': '{seat_is, select, you {odrzucasz} other {{seat} odrzuca}} kartę „{card}”',
  'event.trashed':
    '{seat_is, select, you {niszczysz} other {{seat} niszczy}} kartę „{card}” {from, select, hand {z ręki} discard {ze stosu kart odrzuconych} deck {z talii} other {spośród wyłożonych}}',
  'event.took-from-discard':
    '{seat_is, select, you {bierzesz} other {{seat} bierze}} ze stosu kart odrzuconych kartę „{card}”',
  'event.card-started': '{seat_is, select, you {wykładasz} other {{seat} wykłada}} kartę „{card}”',
  'event.acquired':
    '{seat_is, select, you {pozyskujesz} other {{seat} pozyskuje}} {from, select, aside {odłożoną kartę} other {kartę}} „{card}”{to, select, deck { i {seat_is, select, you {kładziesz} other {kładzie}} ją na wierzchu talii} hand { i {seat_is, select, you {bierzesz} other {bierze}} ją na rękę} other {}}',
  'event.row-refilled': 'Nowa karta w rzędzie Imperium: {card}',
  'event.set-aside': '{seat_is, select, you {odkładasz} other {{seat} odkłada}} na bok kartę „{card}”',
  'event.space-forbidden':
    '{seat_is, select, you {zamykasz} other {{seat} zamyka}} dla przeciwników pole „{space}”',
  'event.influence':
    '{seat_is, select, you {zdobywasz} other {{seat} zdobywa}} {n, plural, one {# punkt} few {# punkty} other {# punktów}} wpływu u {faction_genitive} (teraz {now})',
  'event.influence.lost':
    '{seat_is, select, you {tracisz} other {{seat} traci}} {n, plural, one {# punkt} few {# punkty} other {# punktów}} wpływu u {faction_genitive} (teraz {now})',
  'event.alliance': '{to_is, select, you {zdobywasz} other {{to} zdobywa}} sojusz {faction_with}',
  'event.alliance.from':
    '{to_is, select, you {odbierasz} other {{to} odbiera}} {from_dative} sojusz {faction_with}',
  'event.alliance.back': '{from_is, select, you {tracisz} other {{from} traci}} sojusz {faction_with}',
  'event.returned-to-hand':
    '{seat_is, select, you {bierzesz} other {{seat} bierze}} z powrotem na rękę kartę „{card}”',
  'event.intrigue-trashed':
    '{seat_is, select, you {niszczysz} other {{seat} niszczy}} kartę intrygi „{card}”',
  'event.spy-placed': '{seat_is, select, you {umieszczasz} other {{seat} umieszcza}} szpiega ({spaces})',
  'event.spy-recalled': '{seat_is, select, you {przywołujesz} other {{seat} przywołuje}} szpiega ({spaces})',
  'event.spy-moved':
    '{seat_is, select, you {przenosisz} other {{seat} przenosi}} szpiega: {spaces} → {others}',
  'event.spy-moved.none':
    '{seat_is, select, you {zabierasz} other {{seat} zabiera}} szpiega ({spaces}): nie ma wolnych punktów obserwacyjnych',
  'event.spy-trashed':
    '{seat_is, select, you {odkładasz} other {{seat} odkłada}} szpiega do pudełka ({spaces})',
  'event.sandworms':
    '{seat_is, select, you {przywołujesz} other {{seat} przywołuje}} do konfliktu {n, plural, one {# czerwia pustyni} few {# czerwie pustyni} other {# czerwi pustyni}}',
  'event.maker-hooks': '{seat_is, select, you {bierzesz} other {{seat} bierze}} haki stworzyciela',
  'event.shield-wall': '{seat_is, select, you {wysadzasz} other {{seat} wysadza}} Mur Zaporowy',
  'event.contract-offered': 'Nowy kontrakt: {contract} (nagroda: {reward_do})',
  'event.contract-taken':
    '{seat_is, select, you {bierzesz} other {{seat} bierze}} kontrakt: {contract} (nagroda: {reward_do})',
  'event.contract-completed':
    '{seat_is, select, you {wypełniasz} other {{seat} wypełnia}} kontrakt: {contract} (nagroda: {reward_do})',
  'event.contracts-revealed':
    '{seat_is, select, you {odkrywasz} other {{seat} odkrywa}} kontrakty z banku: {contracts}',
  'event.contract-trashed': 'Kontrakt opuszcza grę: {contract} (nagroda: {reward_do})',
  'event.conflict-taken':
    '{seat_is, select, you {zabierasz} other {{seat} zabiera}} kartę konfliktu „{conflict}”',
  'event.battle-icons':
    '{seat_is, select, you {zakrywasz} other {{seat} zakrywa}} karty z pasującymi ikonami walki i {seat_is, select, you {zdobywasz} other {zdobywa}} 1 punkt zwycięstwa: {cards}',
  'event.flipped': '{seat_is, select, you {zakrywasz} other {{seat} zakrywa}} kartę konfliktu „{conflict}”',
  'event.trained':
    '{seat_is, select, you {przesuwasz} other {{seat} przesuwa}} się na torze treningu na miejsce „{place}”',
  'event.memory':
    '{seat_is, select, you {przenosisz} other {{seat} przenosi}} żołnierza z zasobów do Bene Gesserit jako wspomnienie',
  'event.tactics':
    '{seat_is, select, you {przesuwasz} other {{seat} przesuwa}} znacznik taktyki na miejsce {now}{turns, select, yes {, ostatnie; wraca on na początek} other {}}',
  'event.navigation-laid':
    '{seat_is, select, you {wykładasz} other {{seat} wykłada}} zakrytą kartę nawigacji w slocie {place}',
  'event.navigation-laid.seen':
    '{seat_is, select, you {wykładasz} other {{seat} wykłada}} zakrytą kartę nawigacji „{card}” w slocie {place}',
  'event.navigation-played':
    '{seat_is, select, you {zagrywasz} other {{seat} zagrywa}} kartę nawigacji „{card}” ze slotu {place}',
  'event.secret-tech':
    '{seat_is, select, you {kładziesz} other {{seat} kładzie}} zakrytą płytkę technologii na liderze',
  'event.secret-tech.seen':
    '{seat_is, select, you {kładziesz} other {{seat} kładzie}} zakrytą płytkę technologii „{tech}” na liderze',
  'event.recruited':
    '{seat_is, select, you {rekrutujesz} other {{seat} rekrutuje}} {n, plural, one {# żołnierza} other {# żołnierzy}}',
  'event.deployed':
    '{seat_is, select, you {wysyłasz} other {{seat} wysyła}} do konfliktu {units}{from, select, supply { z zasobów} other {}}',
  'event.retreated': '{seat_is, select, you {wycofujesz} other {{seat} wycofuje}} do garnizonu {units}',
  'event.troops-lost':
    '{seat_is, select, you {tracisz} other {{seat} traci}} {units} {from, select, garrison {z garnizonu} other {z konfliktu}}',
  'event.commander-acquired':
    '{seat_is, select, you {pozyskujesz} other {{seat} pozyskuje}} i {seat_is, select, you {rekrutujesz} other {rekrutuje}} dowódcę sardaukarów z pola „{from}”',
  'event.commander-acquired.bank':
    '{seat_is, select, you {pozyskujesz} other {{seat} pozyskuje}} i {seat_is, select, you {rekrutujesz} other {rekrutuje}} dowódcę sardaukarów z banku',
  'event.commander-recruited':
    '{seat_is, select, you {rekrutujesz} other {{seat} rekrutuje}} dowódcę sardaukarów z zasobów',
  'event.commander-removed':
    '{seat_is, select, you {usuwasz} other {{seat} usuwa}} z gry dowódcę sardaukarów z pola „{space}”',
  'event.skill-taken': '{seat_is, select, you {bierzesz} other {{seat} bierze}} umiejętność „{skill}”',
  'event.skill-offered': 'Nowa umiejętność: {skill}',
  'event.skill-trashed': '{seat_is, select, you {niszczysz} other {{seat} niszczy}} umiejętność „{skill}”',
  'event.tech-acquired':
    '{seat_is, select, you {pozyskujesz} other {{seat} pozyskuje}} płytkę technologii „{tech}”',
  'event.tech-offered': 'Nowa płytka technologii: {tech}',
  'event.tech-used': '{seat_is, select, you {zakrywasz} other {{seat} zakrywa}} płytkę technologii „{tech}”',
  'event.tech-trashed':
    '{seat_is, select, you {niszczysz} other {{seat} niszczy}} płytkę technologii „{tech}”',
  'event.tech-discarded': 'Płytka technologii „{tech}” opuszcza grę: rywale nie mogą jej pozyskać',
  'event.masterstroke':
    '{seat_is, select, you {ujawniasz} other {{seat} ujawnia}} wybrane frakcje: {factions}',
  'event.council-seat': '{seat_is, select, you {zajmujesz} other {{seat} zajmuje}} miejsce w Wysokiej Radzie',
  'event.activated': '{seat_is, select, you {aktywujesz} other {{seat} aktywuje}} {ally_accusative}',
  'event.offered':
    '{seat_is, select, you {oddajesz} other {{seat} oddaje}} w wymianie {gift}; {to_is, select, you {teraz decydujesz ty} other {teraz decyduje {to}}}',
  'event.offered-intrigue':
    '{seat_is, select, you {oddajesz} other {{seat} oddaje}} w wymianie {gift}; {to_is, select, you {teraz decydujesz ty} other {teraz decyduje {to}}}',
  'event.offered-intrigue.nothing':
    '{seat_is, select, you {nic nie oddajesz} other {{seat} nic nie oddaje}} w wymianie; {to_is, select, you {teraz decydujesz ty} other {teraz decyduje {to}}}',
  'gift.intrigue': '{n, plural, one {# kartę intrygi} few {# karty intryg} other {# kart intryg}}',
  'event.traded': '{seat_is, select, you {wymieniasz się} other {{seat} wymienia się}} z {with_instrumental}',
  'event.contributed':
    '{seat_is, select, you {dokładasz} other {{seat} dokłada}} {to_dative} {n, plural, one {# przyprawę} few {# przyprawy} other {# przypraw}}',
  'event.conceded': '{seat_is, select, you {ustępujesz} other {{seat} ustępuje}} {to_dative} miejsca',
  'event.throne-row':
    '{seat_is, select, you {przenosisz} other {{seat} przenosi}} kartę „{card}” do rzędu Tronu',
  'event.swordmaster-gone':
    '{seat_is, select, you {Twój mistrz miecza} other {Mistrz miecza {seat_genitive}}} wraca do pudełka',
  'event.swordmaster': '{seat_is, select, you {otrzymujesz} other {{seat} otrzymuje}} trzeciego agenta',
  'event.mentat': '{seat_is, select, you {bierzesz} other {{seat} bierze}} mentata',
  'event.control':
    '{seat_is, select, you {przejmujesz} other {{seat} przejmuje}} kontrolę nad polem „{space}”',
  'event.rival': 'Rywal: {rival}',
  'event.hagal-skipped.occupied':
    '{seat_is, select, you {odkrywasz} other {{seat} odkrywa}} kartę „{card}”: pole „{space}” jest zajęte',
  'event.hagal-skipped.forbidden':
    '{seat_is, select, you {odkrywasz} other {{seat} odkrywa}} kartę „{card}”: pole „{space}” jest zamknięte dla tego agenta',
  'event.hagal-skipped.needs-influence':
    '{seat_is, select, you {odkrywasz} other {{seat} odkrywa}} kartę „{card}”: pole „{space}” wymaga co najmniej {n, plural, one {# punktu} other {# punktów}} wpływu u {faction_genitive}',
  'event.hagal-skipped.no-bonus-spice':
    '{seat_is, select, you {odkrywasz} other {{seat} odkrywa}} kartę „{card}”: nie ma tam bonusowej przyprawy',
  'event.hagal-skipped.politics':
    '{seat_is, select, you {odkrywasz} other {{seat} odkrywa}} kartę „{card}”: u {faction_genitive} nie da się teraz nic zyskać',
  'event.hagal-spy': '{seat_is, select, you {odkrywasz} other {{seat} odkrywa}} kartę „{card}”',
  'event.hagal-spy.none':
    '{seat_is, select, you {odkrywasz} other {{seat} odkrywa}} kartę „{card}”: dla szpiega nie ma wolnego punktu obserwacyjnego',
  'event.hagal-tech': '{seat_is, select, you {odkrywasz} other {{seat} odkrywa}} kartę „{card}”',
  'event.rival-sent':
    '{seat_is, select, you {odkrywasz} other {{seat} odkrywa}} kartę „{card}” i {seat_is, select, you {wysyłasz} other {wysyła}} agenta na pole „{space}”',
  'event.hagal-swords':
    '{seat_is, select, you {odkrywasz} other {{seat} odkrywa}}: {cards} ({n, plural, =0 {bez mieczy} one {# miecz} few {# miecze} other {# mieczy}})',
  'event.hagal-shuffled': 'Karty Rodu Hagal są tasowane w nową talię',
  'event.rival-stuck':
    '{seat_is, select, you {nie znajdujesz} other {{seat} nie znajduje}} pola dla agenta i w tej rundzie nie {seat_is, select, you {wysyłasz} other {wysyła}} już agentów',
  'event.scheme': '{seat_is, select, you {realizujesz} other {{seat} realizuje}} plan',
  'event.rival-paid': '{seat_is, select, you {płacisz} other {{seat} płaci}} {goods} za 1 punkt zwycięstwa',
  'event.rival-paid.swordmaster':
    '{seat_is, select, you {płacisz} other {{seat} płaci}} {goods} za mistrza miecza',
  'event.control-lost': '{seat_is, select, you {tracisz} other {{seat} traci}} kontrolę nad polem „{space}”',
  'event.row-churned':
    'Kości pokazują {dice}: {count, plural, =0 {rząd Imperium pozostaje bez zmian} one {z rzędu Imperium znika {cards}} other {z rzędu Imperium znikają: {cards}}}',
  'goods.intrigue': '{n, plural, one {# kartę intrygi} few {# karty intryg} other {# kart intryg}} ({cards})',
  'event.combat-pass': '{seat_is, select, you {pasujesz} other {{seat} pasuje}}',
  'event.reward':
    '{seat_is, select, you {zdobywasz} other {{seat} zdobywa}} nagrodę za {place, plural, =1 {pierwsze} =2 {drugie} other {trzecie}} miejsce: {conflict}',
  'event.conflict-over': 'Koniec konfliktu: jednostki opuszczają planszę',
  'event.bonus-spice': 'Bonusowa przyprawa na polu „{space}”: {now}',
  'event.recalled':
    'Wszyscy agenci wracają; {firstPlayer_is, select, you {zaczynasz ty} other {pierwszy gracz: {firstPlayer}}}',
}
