// Battles and questions of classic Dune, in English: what is asked, what can be chosen, what happened.

export const battle = {
  'classic.decision.aggressor': 'Choose your next battle',
  'classic.decision.voice': 'Use the Voice?',
  'classic.decision.prescience': 'Use Prescience?',
  'classic.decision.answer': 'Reveal the requested part of your plan',
  'classic.decision.plan': 'Make your battle plan',
  'classic.decision.traitor-call.vain': 'This leader is not your traitor; everyone is asked.',
  'classic.decision.traitor-call': 'Call a traitor?',
  'classic.decision.losses': 'Choose which forces to lose',
  'classic.decision.lose-where': 'Choose where to lose forces',
  'classic.decision.cards': 'You have won: keep or discard the cards you played',
  'classic.decision.captive': 'You have captured a leader: kill or keep the captive?',
  'classic.decision.question': 'Truthtrance: ask your question',
  'classic.decision.truth': 'Truthtrance: answer truthfully',

  'classic.option.fight.territory-seat': 'Fight {seat} in {territory}',
  'classic.option.fight.part-seat': 'Fight {seat} in {part}',
  'classic.option.none': 'Don’t use it',
  'classic.option.play.treachery-kind': 'Must play: {treacheryKind}',
  'classic.option.do-not-play': 'Must not play: {treacheryKind}',
  'classic.option.see':
    'See {planPart, select, dial {the dial} leader {the leader} weapon {the weapon} other {the defense}}',
  'classic.option.plan.dial': 'Dial {n}',
  'classic.option.answer.dial': 'Dial {n}',
  'classic.option.spice': '{n, plural, =0 {Without spice} other {With # spice}}',
  'classic.option.leader': '{leader}',
  'classic.option.leader.none': 'No leader',
  'classic.option.weapon': 'Weapon: {treachery}',
  'classic.option.weapon.none': 'No weapon',
  'classic.option.defense': 'Defense: {treachery}',
  'classic.option.defense.none': 'No defense',
  'classic.option.alone': 'Without the Kwisatz Haderach',
  'classic.option.kwisatz-haderach': 'With the Kwisatz Haderach',
  'classic.option.plan.play.karama': 'Play Karama to see the opponent’s plan',
  'classic.option.ready': 'Ready',
  'classic.option.change-plan': 'Change your battle plan',
  'classic.option.no-call': 'Don’t call a traitor',
  'classic.option.call': 'Call the traitor',
  'classic.option.lose.number-number':
    'Lose {n, plural, =0 {no ordinary forces} one {# force} other {# forces}} and {otherN, plural, =0 {no elite forces} one {# elite force} other {# elite forces}}',
  'classic.option.lose.number-part': 'Lose {n, plural, one {# force} other {# forces}} in {part}',
  'classic.option.cards.keep': 'Keep everything',
  'classic.option.discard': 'Discard {treachery}',
  'classic.option.discard-both': 'Discard both',
  'classic.option.captive.decline': 'Let the leader go',
  'classic.option.captive.keep': 'Keep the leader for one of your battles',
  'classic.option.kill': 'Kill the leader and gain 2 spice',

  'classic.option.ask': 'Ask {seat}',
  'classic.option.about':
    '{question, select, card {Do you have this card?} kind {Do you have a card of this type?} traitor {Is this leader your traitor?} spice {Do you have at least this much spice?} predicted_faction {Did you predict this faction?} predicted_round {Did you predict this round?} storm_card {Is this the next storm card?} spice_card {Is this the next spice card?} captive {Have you captured this leader?} plan_leader {Will you play this leader?} plan_weapon {Will you play such a weapon?} plan_defense {Will you play such a defense?} plan_dial {Will you dial at least this much?} other {A question of your own, asked aloud}}',
  'classic.option.free': 'A question of your own, asked aloud',
  'classic.option.card.treachery': '{treachery}',
  'classic.option.card.spice-card': '{spiceCard}',
  'classic.option.kind': '{treacheryKind}',
  'classic.option.at-least': 'At least {n}',
  'classic.option.faction': '{faction}',
  'classic.option.round': 'Round {n}',
  'classic.option.value': '{n}',
  'classic.option.yes': 'Yes',
  'classic.option.no': 'No',

  'classic.event.battle': 'Battle in {territory}: {aggressor} against {defender}',
  'classic.event.leaderless':
    '{seat} {seat_is, select, you {have} many {have} other {has}} neither a leader nor a Cheap Hero',
  'classic.event.voice':
    '{seat} {seat_is, select, you {use} many {use} other {uses}} the Voice on {target} ({play, select, true {must play} other {must not play}}: {object})',
  'classic.event.prescience':
    '{seat} {seat_is, select, you {use} many {use} other {uses}} Prescience on {target} to see {part, select, dial {the dial} leader {the leader} weapon {the weapon} other {the defense}}',
  'classic.event.answered':
    '{seat} {seat_is, select, you {show} many {show} other {shows}} {part, select, dial {the dial} leader {the leader} weapon {the weapon} other {the defense}}',
  'classic.event.answered.value':
    '{seat} {seat_is, select, you {show} many {show} other {shows}} {part, select, dial {the dial} leader {the leader} weapon {the weapon} other {the defense}}: {value, select, none {none} other {{value}}}',
  'classic.event.plan':
    '{seat} {seat_is, select, you {dial} many {dial} other {dials}} {dial}{spice, plural, =0 {} other { with # spice}}; leader: {leader, select, none {none} other {{leader}}}{kwisatz, select, true { with the Kwisatz Haderach} other {}}; weapon: {weapon, select, none {none} other {{weapon}}}; defense: {defense, select, none {none} other {{defense}}}',
  'classic.event.traitor':
    '{seat} {seat_is, select, you {reveal} many {reveal} other {reveals}} {leader} as a traitor',
  'classic.event.explosion': 'A Lasgun–Shield explosion destroys everything in {territory}',
  'classic.event.battle-won':
    '{seat} {seat_is, select, you {win} many {win} other {wins}} the battle, {totals}',
  'classic.event.battle-won.by-traitor':
    '{seat} {seat_is, select, you {win} many {win} other {wins}} the battle through a traitor',
  'classic.totals': '{high} to {low}',
  'classic.event.captive-drawn':
    '{seat} {seat_is, select, you {draw} many {draw} other {draws}} one of the loser’s leaders',
  'classic.event.captive-drawn.leader':
    '{seat} {seat_is, select, you {draw} many {draw} other {draws}} one of the loser’s leaders: {leader}',
  'classic.cause.battle': 'battle',
  'classic.cause.explosion': 'explosion',
  'classic.for.battle': 'battle',
  'classic.for.leaders': 'killed leaders',
  'classic.for.captive': 'captured leader',

  'classic.event.truth':
    '{seat} {seat_is, select, you {ask} many {ask} other {asks}} {target}: {question} – {yes, select, true {Yes} other {No}}',
  'classic.question.card': 'Do you have {card}?',
  'classic.question.kind': 'Do you have a card of this type: {kind}?',
  'classic.question.traitor': 'Is {leader} your traitor?',
  'classic.question.spice': 'Do you have at least {least} spice?',
  'classic.question.predicted-faction': 'Did you predict this faction: {faction}?',
  'classic.question.predicted-round': 'Did you predict round {round}?',
  'classic.question.storm-card': 'Is the next storm card {value}?',
  'classic.question.spice-card': 'Is the next spice card {card}?',
  'classic.question.captive': 'Have you captured {leader}?',
  'classic.question.plan-leader': 'Will you play {leader}?',
  'classic.question.plan-weapon': 'Will you play this as your weapon: {kind}?',
  'classic.question.plan-defense': 'Will you play this as your defense: {kind}?',
  'classic.question.plan-dial': 'Will you dial at least {least}?',
  'classic.question.free': 'a question asked aloud',
  'classic.question.said': '“{words}”',

  'classic.for.income': 'strongholds',
  'classic.event.prediction': '{seat} predicted it: {faction} in round {round}',
  'classic.event.won':
    '{seats} {seats_is, select, you {win} many {win} other {{count, plural, one {wins} other {win}}}} {by, select, strongholds {by holding strongholds} prediction {by prediction} most_strongholds {with the most strongholds} other {because no one else has won}}',
} as const
