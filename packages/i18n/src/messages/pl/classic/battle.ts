// Battles and questions of classic Dune, in Polish.

import type { battle as en } from '../../en/classic/battle.ts'
import type { Translated } from '../../messages.ts'

export const battle: Translated<typeof en> = {
  'classic.decision.aggressor': 'Wybierz swoją następną bitwę',
  'classic.decision.voice': 'Użyć Głosu?',
  'classic.decision.prescience': 'Użyć jasnowidzenia?',
  'classic.decision.answer': 'Pokaż część planu, o którą pytano',
  'classic.decision.plan': 'Ułóż plan bitwy',
  'classic.decision.traitor-call.vain': 'Ten przywódca nie jest twoim zdrajcą; pytani są wszyscy.',
  'classic.decision.traitor-call': 'Ujawnić zdrajcę?',
  'classic.decision.losses': 'Wybierz, które oddziały stracisz',
  'classic.decision.lose-where': 'Wybierz, gdzie stracisz oddziały',
  'classic.decision.cards': 'Zwycięstwo: zachowaj lub odrzuć zagrane karty',
  'classic.decision.captive': 'Masz pojmanego przywódcę: zabić czy zachować?',
  'classic.decision.question': '„Trans prawdy”: zadaj pytanie',
  'classic.decision.truth': '„Trans prawdy”: odpowiedz zgodnie z prawdą',

  'classic.option.fight.territory-seat': 'Walcz z {seat_instrumental} na terytorium „{territory}”',
  'classic.option.fight.part-seat': 'Walcz z {seat_instrumental}: {part}',
  'classic.option.none': 'Nie używaj',
  'classic.option.play.treachery-kind': 'Zagraj: {treacheryKind}',
  'classic.option.do-not-play': 'Nie zagrywaj: {treacheryKind}',
  'classic.option.see':
    'Zobacz {planPart, select, dial {wartość na kole} leader {przywódcę} weapon {broń} other {obronę}}',
  'classic.option.plan.dial': 'Na kole {n, number}',
  'classic.option.answer.dial': 'Na kole {n, number}',
  'classic.option.spice': '{n, plural, =0 {Bez przyprawy} other {Przyprawa: #}}',
  'classic.option.leader': '{leader}',
  'classic.option.leader.none': 'Bez przywódcy',
  'classic.option.weapon': 'Broń: {treachery}',
  'classic.option.weapon.none': 'Bez broni',
  'classic.option.defense': 'Obrona: {treachery}',
  'classic.option.defense.none': 'Bez obrony',
  'classic.option.alone': 'Bez Kwisatz Haderacha',
  'classic.option.kwisatz-haderach': 'Z Kwisatz Haderachem',
  'classic.option.plan.play.karama': 'Zagraj „Karamę”, by zobaczyć plan przeciwnika',
  'classic.option.ready': 'Gotowe',
  'classic.option.change-plan': 'Zmień plan bitwy',
  'classic.option.no-call': 'Nie ujawniaj zdrajcy',
  'classic.option.call': 'Ujawnij zdrajcę',
  'classic.option.lose.number-number':
    'Strać {n, plural, =0 {0 zwykłych oddziałów} one {# oddział} few {# oddziały} other {# oddziałów}} i {otherN, plural, one {# oddział z gwiazdką} few {# oddziały z gwiazdką} other {# oddziałów z gwiazdką}}',
  'classic.option.lose.number-part':
    '{part}: strać {n, plural, one {# oddział} few {# oddziały} other {# oddziałów}}',
  'classic.option.cards.keep': 'Zachowaj wszystko',
  'classic.option.discard': 'Odrzuć kartę „{treachery}”',
  'classic.option.discard-both': 'Odrzuć obie',
  'classic.option.captive.decline': 'Wypuść przywódcę',
  'classic.option.captive.keep': 'Zachowaj przywódcę do własnej bitwy',
  'classic.option.kill': 'Zabij przywódcę i zyskaj 2 przyprawy',

  'classic.option.ask': 'Zapytaj {seat_accusative}',
  'classic.option.about':
    '{question, select, card {Czy masz tę kartę?} kind {Czy masz kartę tego rodzaju?} traitor {Czy ten przywódca jest twoim zdrajcą?} spice {Czy masz co najmniej tyle przyprawy?} predicted_faction {Czy przepowiednia wskazuje tę frakcję?} predicted_round {Czy przepowiednia wskazuje tę rundę?} storm_card {Czy to następna karta burzy?} spice_card {Czy to następna karta przyprawy?} captive {Czy masz tego przywódcę w niewoli?} plan_leader {Czy zagrasz tego przywódcę?} plan_weapon {Czy zagrasz taką broń?} plan_defense {Czy zagrasz taką obronę?} plan_dial {Czy ustawisz na kole co najmniej tyle?} other {Własne pytanie, na głos}}',
  'classic.option.free': 'Własne pytanie, na głos',
  'classic.option.card.treachery': '{treachery}',
  'classic.option.card.spice-card': '{spiceCard}',
  'classic.option.kind': '{treacheryKind}',
  'classic.option.at-least': 'Co najmniej {n}',
  'classic.option.faction': '{faction}',
  'classic.option.round': 'Runda {n}',
  'classic.option.value': '{n}',
  'classic.option.yes': 'Tak',
  'classic.option.no': 'Nie',

  'classic.event.battle':
    'Bitwa na terytorium „{territory}”: {aggressor} przeciw {defender_is, select, you {tobie} other {{defender_dative}}}',
  'classic.event.leaderless':
    '{seat_is, select, you {nie masz} other {{seat} nie ma} many {{seat} nie mają}} ani przywódcy, ani Taniego bohatera',
  'classic.event.voice':
    '{play, select, true {{seat_is, select, you {Głosem nakazujesz} other {{seat} Głosem nakazuje} many {{seat} Głosem nakazują}}} other {{seat_is, select, you {Głosem zabraniasz} other {{seat} Głosem zabrania} many {{seat} Głosem zabraniają}}}} {target_dative} zagrać: {object}',
  'classic.event.prescience':
    '{seat_is, select, you {używasz} other {{seat} używa} many {{seat} używają}} jasnowidzenia i {seat_is, select, you {pytasz} other {pyta} many {pytają}} {target_accusative} o {part, select, dial {wartość na kole} leader {przywódcę} weapon {broń} other {obronę}}',
  'classic.event.answered':
    '{seat_is, select, you {pokazujesz} other {{seat} pokazuje} many {{seat} pokazują}} {part, select, dial {wartość na kole} leader {przywódcę} weapon {broń} other {obronę}}',
  'classic.event.answered.value':
    '{seat_is, select, you {pokazujesz} other {{seat} pokazuje} many {{seat} pokazują}} {part, select, dial {wartość na kole} leader {przywódcę} weapon {broń} other {obronę}}: {value, select, none {brak} other {{value}}}',
  'classic.event.plan':
    '{seat_is, select, you {Twój plan} other {{seat}}}: na kole {dial, number}{spice, plural, =0 {} other {, przyprawa: #}}; przywódca: {leader, select, none {brak} other {{leader}}}{kwisatz, select, true { z Kwisatz Haderachem} other {}}; broń: {weapon, select, none {brak} other {{weapon}}}; obrona: {defense, select, none {brak} other {{defense}}}',
  'classic.event.traitor':
    '{seat_is, select, you {ujawniasz} other {{seat} ujawnia} many {{seat} ujawniają}} zdrajcę: {leader}',
  'classic.event.explosion': 'Eksplozja Rusznicy laserowej i Tarczy na terytorium „{territory}”',
  'classic.event.battle-won':
    '{seat_is, select, you {wygrywasz} other {{seat} wygrywa} many {{seat} wygrywają}} bitwę, {totals}',
  'classic.event.battle-won.by-traitor':
    '{seat_is, select, you {wygrywasz} other {{seat} wygrywa} many {{seat} wygrywają}} bitwę dzięki zdrajcy',
  'classic.totals': '{high, number} do {low, number}',
  'classic.event.captive-drawn':
    '{seat_is, select, you {losujesz} other {{seat} losuje} many {{seat} losują}} przywódcę przegranego',
  'classic.event.captive-drawn.leader':
    '{seat_is, select, you {losujesz} other {{seat} losuje} many {{seat} losują}} przywódcę przegranego: {leader}',
  'classic.cause.battle': 'bitwa',
  'classic.cause.explosion': 'eksplozja',
  'classic.for.battle': 'bitwa',
  'classic.for.leaders': 'zabici przywódcy',
  'classic.for.captive': 'pojmany przywódca',

  'classic.event.truth':
    '{seat_is, select, you {pytasz} other {{seat} pyta} many {{seat} pytają}} {target_accusative}: {question} – {yes, select, true {tak} other {nie}}',
  'classic.question.card': 'Czy masz kartę „{card}”?',
  'classic.question.kind': 'Czy masz kartę rodzaju „{kind}”?',
  'classic.question.traitor': 'Czy {leader} to twój zdrajca?',
  'classic.question.spice':
    'Czy masz co najmniej {least, plural, one {# przyprawę} few {# przyprawy} other {# przypraw}}?',
  'classic.question.predicted-faction': 'Czy przepowiednia wskazuje frakcję „{faction}”?',
  'classic.question.predicted-round': 'Czy przepowiednia wskazuje rundę {round}?',
  'classic.question.storm-card': 'Czy następna karta burzy to {value}?',
  'classic.question.spice-card': 'Czy następna karta przyprawy to {card}?',
  'classic.question.captive': 'Czy {leader} jest u ciebie w niewoli?',
  'classic.question.plan-leader': 'Czy zagrasz tego przywódcę: {leader}?',
  'classic.question.plan-weapon': 'Czy zagrasz jako broń: {kind}?',
  'classic.question.plan-defense': 'Czy zagrasz jako obronę: {kind}?',
  'classic.question.plan-dial': 'Czy ustawisz na kole co najmniej {least}?',
  'classic.question.free': 'pytanie na głos',
  'classic.question.said': '„{words}”',

  'classic.for.income': 'twierdze',
  'classic.event.prediction':
    '{seat_is, select, you {Twoja przepowiednia się spełniła} other {Przepowiednia {seat_genitive} się spełniła}}: {faction}, runda {round}',
  'classic.event.won':
    '{seats_is, select, you {Zwyciężasz} other {{count, plural, one {Zwycięstwo} other {Wspólne zwycięstwo}}: {seats}}} ({by, select, strongholds {twierdze} prediction {przepowiednia} most_strongholds {najwięcej twierdz} other {nikt inny nie zwyciężył}})',
}
