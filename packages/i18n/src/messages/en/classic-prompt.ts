// What is asked in classic Dune, with place, price and limit, in English.

export const classicPrompt = {
  'page.ask.predict': 'In which round will {faction} win?',
  'page.ask.storm': 'Dial {least} to {most} in secret: the storm moves by the sum of both dials',
  'page.ask.charity': 'CHOAM Charity: you have {has} spice and can claim {n}',
  'page.ask.start': 'Place your forces: {n, plural, one {# is left} other {# are left}}',
  'page.ask.start.elite': 'How many of these forces are elite?',
  'page.ask.bid':
    'Bid for the treachery card, or pass: {by, select, true {{name} {name_is, select, many {bid} other {bids}} {bid}} other {no one has bid yet}}, you have {has} spice',
  'page.ask.lent': '{said}; your ally lends you {lent}',
  'page.ask.support': 'How much of your {has} spice may your ally spend?',
  'page.ask.revive':
    'Revive forces: {free} free, then {price} spice each; at most {limit} per round, you have {has} spice',
  'page.ask.revive-leader': 'Revive a leader? It costs as much spice as its strength; you have {has}',
  'page.ask.ship':
    'How many forces land in {part}? {price, select, free {It is free} half {{each} spice each, at half price} other {{each} spice each}}; you have {has}, at most {most} can go',
  'page.ask.ship.elite':
    'How many elite forces land in {part}? {price, select, free {It is free} half {{each} spice each, at half price} other {{each} spice each}}; you have {has}, at most {most} can go',
  'page.ask.return': 'How many forces return to your reserves, at 1 spice per two forces? At most {most}',
  'page.ask.move': 'How many forces move from {from} to {part}? At most {most} from here',
  'page.ask.move.elite': 'How many elite forces move from {from} to {part}? At most {most} from here',
  'page.ask.move.to': 'Where do forces from {from} go?',
  'page.ask.voice': 'The Voice: what must {name} play, or not play?',
  'page.ask.prescience': 'Prescience: which part of {name}’s plan do you want to see?',
  'page.ask.answer':
    '{name} {name_is, select, many {ask} other {asks}} for your {part, select, dial {dial} leader {leader} weapon {weapon} other {defense}}: what you show binds you',
  'page.ask.call':
    '{traitor, select, true {{leader} is your traitor: call it, and you win without losing anything} other {{leader} leads against you and is not your traitor}}',
  'page.ask.losses': 'You won with a dial of {dial}: choose which forces to lose',
  'page.ask.lose-where': '{n, plural, one {# force dies} other {# forces die}}: choose where',
  'page.ask.collect': 'Spice Collection: in {part} your forces can take {n} of {there} spice',
  'page.ask.offer.to': 'Deal: with whom?',
  'page.ask.offer.give': 'Deal with {name}: what do you offer?',
  'page.ask.offer.return': 'Deal with {name}: what do you want in return?',
  'page.ask.question.to': 'Truthtrance: whom do you ask?',
  'page.ask.question.about': 'Truthtrance: what do you ask {name}?',
  'page.ask.question.which': 'Truthtrance, {name}: {question}',
  'page.do.claim': 'Claim {n} spice',
  'page.do.collect': 'Collect {n} spice',
  'page.do.collect-all': 'Collect everything ({n} spice) and don’t ask again',
  'page.do.revive':
    '{n, plural, =0 {Don’t revive any} other {Revive {n} {price, plural, =0 {for free} other {for # spice}}}}',
  'page.do.ship':
    '{n, plural, =0 {Ship none of these} other {Ship {n} {price, plural, =0 {for free} other {for # spice}}}}',
  'page.do.move': '{n, plural, =0 {Move none of these} other {Move #}}',
  'page.do.ship.elite':
    '{n, plural, =0 {No elite forces} other {# elite}}: {price, plural, =0 {free} other {# spice in total}}',
  'page.do.move.elite': '{n, plural, =0 {Move no elite forces} other {Move # elite}}',
  'page.do.lose': 'Lose {n, plural, one {# force} other {# forces}}{elite, plural, =0 {} other { + # elite}}',
  'page.voice.verb': 'Command',
  'page.voice.kind': 'Card type',
  'page.voice.play': 'Must play',
  'page.voice.do-not-play': 'Must not play',
  'page.voice.command': 'Give the command',
} as const
