// The sheet of a battle plan of classic Dune, in English.

export const battlePlan = {
  'page.plan.title': 'Battle: {territory}',
  'page.plan.sides':
    '{side, select, aggressor {You attack} other {You defend}} with {own, plural, one {# force} other {# forces}} against {name} with {theirs}. {side, select, aggressor {You are the aggressor, so you win a tie.} other {The aggressor wins a tie, so you lose one.}}',
  'page.plan.aside': 'Look at the table',
  'page.plan.open': 'Open the battle plan',
  'page.plan.is-open': 'The plan is open beside this.',
  'page.plan.own': 'Your plan: only you see this',
  'page.plan.fight':
    'A win costs {n, plural, =0 {no forces} one {# force} other {# forces}}; {stay, plural, =0 {none remain} one {# remains} other {# remain}}.',
  'page.plan.fight.choice':
    'A win costs {n} to {most} forces, your choice afterward; up to {stay, plural, one {# remains} other {# remain}}.',
  'page.plan.dial': 'Dial',
  'page.plan.half': 'A force with 1 spice counts in full; without spice, half.',
  'page.plan.spice.most': 'You have {n} spice',
  'page.plan.none': 'None',
  'page.plan.without.weapon': 'You have no card that can be played as a weapon.',
  'page.plan.without.defense': 'You have no card that can be played as a defense.',
  'page.plan.known': 'What you know about {name}',
  'page.plan.known.forces':
    '{n, plural, one {# force} other {# forces}}{elite, plural, =0 {} other { (# elite)}}, dial at most {most}',
  'page.plan.known.unpaid': 'At most {n} without spice; how much spice they have is hidden.',
  'page.plan.known.leaders': 'Can lead:',
  'page.plan.known.gone': '{n, plural, one {# is gone} other {# are gone}}',
  'page.plan.known.cards':
    'Cards you have seen there: {cards}{n, plural, =-1 { and perhaps others} =0 {, no others} one {, # other} other {, # others}}',
  'page.plan.known.no-cards':
    '{n, plural, =-1 {Cards unknown} =0 {No cards} one {# card, unknown} other {# cards, unknown}}',
  'page.plan.known.traitor': 'Your traitor: {leaders}. Call it, and you win without losing anything.',
  'page.plan.shown.dial': 'Shown to you: dial {n}',
  'page.plan.shown': 'Shown to you: leader {what}',
  'page.plan.shown.weapon': 'Shown to you: weapon {what}',
  'page.plan.shown.defense': 'Shown to you: defense {what}',
  'page.plan.voice':
    'The Voice ({name}): {to, select, you {you} other {they}} {play, select, true {must play} other {must not play}} {kind}',
  'page.plan.what-if': 'What if they play…',
  'page.plan.clear': 'Clear',
  'page.plan.lock': 'Lock in the plan',
  'page.plan.revealed':
    '{first, select, true {Both plans are revealed once both are locked in.} other {Their plan is locked in: both are revealed with yours.}}',
  'page.plan.locking': 'Submitting…',
  'page.plan.choose-leader': 'Choose a leader',
  'page.plan.total':
    'Your total: dial {dial}{leader, plural, =0 {} other { + leader #}}{kwisatz, plural, =0 {} other { + Kwisatz Haderach #}}',
  'page.plan.if-killed': '{n} if {leader} is killed; not safe from: {kinds}',
  'page.plan.safe': '{leader} is safe from every weapon they may have',
  'page.plan.if-traitor': 'You lose if your leader is their traitor',
  'page.plan.costs':
    'If you win, {most, plural, =0 {no forces die} one {# force dies} other {{choice, select, true {{n} to {most} forces die} other {{most} forces die}}}}. If you lose, all {all} die.',
  'page.plan.range': 'Their total may be {least} to {most}.',
  'page.plan.pays': 'You pay {n} spice, win or lose; {left} left.',
  'page.plan.then.won':
    '{tie, select, true {Then you win the tie: {n} to {against}.} other {Then you win: {n} to {against}.}}',
  'page.plan.then.lost':
    '{tie, select, true {Then you lose the tie: {n} to {against}.} other {Then you lose: {n} to {against}.}}',
  'page.plan.then.explosion': 'Then the Lasgun and Shield explode: everyone there loses everything.',
  'page.plan.then.traitor': 'Then their leader is your traitor: you win without losing anything.',
  'page.plan.then.own-dies': 'Your leader dies.',
  'page.plan.then.their-dies': 'Their leader dies.',
  'page.plan.then.gains': 'You gain {n} spice for it.',
} as const
