// What happened in classic Dune, in English: the lines of the log. A field in the id is a fact that not everybody knows
// or that changes the sentence.

export const events = {
  'classic.each.dials': '{seat} {dial}',
  'classic.each.cards': '{seat} {n}',

  'classic.event.faction-chosen': '{seat} plays {faction}',
  'classic.event.seated': 'At the table: {factions}',
  'classic.event.predicted': '{seat} predicts who will win, in secret',
  'classic.event.predicted.faction': '{seat} predicts in secret: {faction} wins in round {round}',
  'classic.event.traitors-dealt': '{seat} is dealt traitors',
  'classic.event.traitors-dealt.leaders': '{seat} is dealt traitors: {leaders}',
  'classic.event.placed': '{seat} places {tokens} in {part}',
  'classic.event.phase': '{phase}',
  'classic.event.phase.phase-storm': 'Round {round}: {phase}',

  'classic.event.storm-dialled': 'The storm is dialled: {dials}',
  'classic.event.storm-card': 'The storm card says {value}',
  'classic.event.weather':
    '{seat} controls the weather: {distance, plural, =0 {the storm stays} one {the storm moves # sector} other {the storm moves # sectors}}',
  'classic.event.storm-moved':
    '{distance, plural, =0 {The storm stays in sector {to}} one {The storm moves # sector, to sector {to}} other {The storm moves # sectors, to sector {to}}}',
  'classic.event.shield-wall-destroyed': '{seat} destroys the Shield Wall',
  'classic.event.first-player': '{seat} is the first player',
  'classic.event.storm-card-drawn': '{seat} looks at the next storm card',
  'classic.event.storm-card-drawn.value': '{seat} looks at the next storm card: {value}',
  'classic.event.killed': '{seat} loses {tokens} in {part} ({cause})',
  'classic.cause.storm': 'storm',
  'classic.cause.worm': 'sandworm',
  'classic.cause.atomics': 'Family Atomics',

  'classic.event.spice-card': 'Spice card: {card}',
  'classic.event.spice-blow': '{spice} spice blows in {part}',
  'classic.event.worm': 'A sandworm devours {territory}',
  'classic.event.worm-placed': '{seat} calls a sandworm to {territory}',
  'classic.event.nexus': 'Nexus',
  'classic.event.alliance-proposed': '{seat} proposes an alliance to {to}',
  'classic.event.alliance': '{seats} are allies now',
  'classic.event.alliance-broken': '{seat} leaves the alliance with {with}',

  'classic.event.spice': '{from} pays {spice} spice to {to} ({reason})',
  'classic.event.spice.from-bank': '{to} receives {spice} spice ({reason})',
  'classic.event.spice.to-bank': '{from} pays {spice} spice ({reason})',
  'classic.event.spice-taken': '{to} collects {spice} spice in {part}',
  'classic.event.spice-taken.to-bank': '{spice} spice in {part} is lost',
  'classic.for.start': 'start',
  'classic.for.charity': 'CHOAM Charity',
  'classic.for.gift': 'gift',
  'classic.for.card': 'treachery card',

  'classic.event.hands': 'Treachery cards in hand: {cards}',
  'classic.event.row':
    '{cards, plural, one {# treachery card is} other {# treachery cards are}} up for auction',
  'classic.event.auction': 'Card {number} of {of}: {opener} opens the bidding',
  'classic.event.auction.card': 'Card {number} of {of}, {card}: {opener} opens the bidding',
  'classic.event.bid': '{seat} bids {bid}',
  'classic.event.passed': '{seat} passes',
  'classic.event.sold': '{seat} wins the card for {bid}',
  'classic.event.bidding-over': 'The bidding is over',
  'classic.event.support': '{seat} tells the ally how much spice to use',
  'classic.event.support.spice': '{seat} lets the ally use {spice} spice',
  'classic.event.card-taken': '{seat} takes a treachery card',
  'classic.event.card-taken.card': '{seat} takes the treachery card {card}',
  'classic.event.card-discarded': '{seat} discards {card}',
  'classic.event.card-played': '{seat} plays {card}',
  'classic.event.card-returned': '{seat} takes {card} back into the hand',
  'classic.event.window-closed': 'All have answered',
  'classic.event.karama.use-special': '{seat} plays {card} for the own Karama effect',
  'classic.event.karama.use-price': '{seat} plays {card} to ship at half price',
  'classic.event.karama.use-stop': '{seat} plays {card} against {owner}: {advantage}',

  'classic.event.cards-swapped':
    '{seat} takes {cards, plural, one {# treachery card} other {# treachery cards}} from {victim} and gives back as many',
  'classic.event.cards-swapped.taken': '{seat} takes {taken} from {victim} and gives back as many',

  'classic.event.leader-killed': '{leader} is killed',
  'classic.event.leader-returned': '{leader} returns to {owner}',
  'classic.event.leader-captured':
    '{seat} captures a leader of {owner}{kept, select, false { and kills it} other {}}',
  'classic.event.leader-captured.leader':
    '{seat} captures {leader} of {owner}{kept, select, false { and kills the captive} other {}}',
  'classic.event.leader-revived': '{seat} revives {leader}',
  'classic.event.flipped':
    '{seat} turns the tokens in {territory} over: {to, select, fighters {fighters} other {advisors}}',

  'classic.event.deal-offered': '{seat} offers {to} {spice} spice, {when}',
  'classic.event.deal-declined': '{to} declines the deal with {seat}',
  'classic.event.deal': '{seat} and {to} have a deal: {spice} spice for {to}, {when}',
  'classic.event.deal-concluded':
    '{kept, select, true {{to} has kept the deal with {from} and gets {spice} spice} other {{to} has not kept the deal with {from}, who takes {spice} spice back}}',
  'classic.event.bribes-taken': '{seat} takes {spice} spice of bribes',
  'classic.when.now': 'at once',
  'classic.when.buys-nothing': 'if {to} buys nothing more in this auction',
  'classic.when.absent': 'if {to} leaves {territory}',

  'classic.event.revived': '{seat} revives {tokens}',
  'classic.for.revival': 'revival',
  'classic.event.spice-looked': '{seat} looks at the next spice card',
  'classic.event.spice-looked.card': '{seat} looks at the next spice card: {card}',
  'classic.event.shipping': '{seat} wants to ship {tokens} to {to}',
  'classic.event.shipping.way-return': '{seat} wants to send {tokens} back to the reserves',
  'classic.event.shipped': '{seat} ships {tokens} to {to}',
  'classic.event.shipped.way-cross': '{seat} ships {tokens} from {from} to {to}',
  'classic.event.shipped.way-return': '{seat} sends {tokens} from {from} back to the reserves',
  'classic.event.shipment-cancelled': 'The shipment of {seat} is cancelled',
  'classic.for.shipment': 'shipment',
  'classic.event.accompanied': '{seat} sends a force along, to {part}',
  'classic.event.moved': '{seat} moves {tokens} from {from} to {to}',
  'classic.event.moved.by-ride': '{seat} rides the sandworm with {tokens} from {from} to {to}',
  'classic.event.turn-over': '{seat} ends the turn',
  'classic.cause.alliance': 'left with an ally',
} as const
