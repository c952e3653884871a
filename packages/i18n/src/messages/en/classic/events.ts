// What happened in classic Dune, in English: the lines of the log. A field in the id is a fact that not everyone knows
// or that changes the sentence.

export const events = {
  'classic.each.dials': '{seat} {dial}',
  'classic.each.cards': '{seat} {n}',

  'classic.event.faction-chosen':
    '{seat} {seat_is, select, you {play} many {play} other {plays}} as {faction}',
  'classic.event.seated': 'At the table: {factions}',
  'classic.event.predicted':
    '{seat} secretly {seat_is, select, you {predict} many {predict} other {predicts}} the winner',
  'classic.event.predicted.faction':
    '{seat} secretly {seat_is, select, you {predict} many {predict} other {predicts}}: {faction} in round {round}',
  'classic.event.traitors-dealt': '{seat} {seat_is, select, you {are} many {are} other {is}} dealt traitors',
  'classic.event.traitors-dealt.leaders':
    '{seat} {seat_is, select, you {are} many {are} other {is}} dealt traitors: {leaders}',
  'classic.event.placed':
    '{seat} {seat_is, select, you {place} many {place} other {places}} {tokens} in {part}',
  'classic.event.phase': '{phase}',
  'classic.event.phase.phase-storm': 'Round {round}: {phase}',

  'classic.event.storm-dialled': 'Storm dials: {dials}',
  'classic.event.storm-card': 'Storm card: {value}',
  'classic.event.weather':
    '{seat} {seat_is, select, you {control} many {control} other {controls}} the weather: {distance, plural, =0 {the storm stays} one {the storm moves # sector} other {the storm moves # sectors}}',
  'classic.event.storm-moved':
    '{distance, plural, =0 {The storm stays in sector {to}} one {The storm moves # sector, to sector {to}} other {The storm moves # sectors, to sector {to}}}',
  'classic.event.shield-wall-destroyed':
    '{seat} {seat_is, select, you {destroy} many {destroy} other {destroys}} the Shield Wall',
  'classic.event.first-player': '{seat} {seat_is, select, you {go} many {go} other {goes}} first',
  'classic.event.storm-card-drawn':
    '{seat} {seat_is, select, you {look} many {look} other {looks}} at the next storm card',
  'classic.event.storm-card-drawn.value':
    '{seat} {seat_is, select, you {look} many {look} other {looks}} at the next storm card: {value}',
  'classic.event.killed':
    '{seat} {seat_is, select, you {lose} many {lose} other {loses}} {tokens} in {part} ({cause})',
  'classic.cause.storm': 'storm',
  'classic.cause.worm': 'sandworm',
  'classic.cause.atomics': 'Family Atomics',

  'classic.event.spice-card': 'Spice card: {card}',
  'classic.event.spice-blow': 'Spice blow: {spice} spice in {part}',
  'classic.event.worm': 'A sandworm appears in {territory}',
  'classic.event.worm-placed':
    '{seat} {seat_is, select, you {call} many {call} other {calls}} a sandworm to {territory}',

  'classic.event.spice':
    '{from} {from_is, select, you {pay} many {pay} other {pays}} {spice} spice to {to} ({reason})',
  'classic.event.spice.from-bank':
    '{to} {to_is, select, you {receive} many {receive} other {receives}} {spice} spice ({reason})',
  'classic.event.spice.to-bank':
    '{from} {from_is, select, you {pay} many {pay} other {pays}} {spice} spice ({reason})',
  'classic.event.spice-taken':
    '{to} {to_is, select, you {collect} many {collect} other {collects}} {spice} spice in {part}',
  'classic.event.spice-taken.to-bank': '{spice} spice is lost in {part}',
  'classic.for.start': 'starting spice',
  'classic.for.charity': 'CHOAM Charity',
  'classic.for.gift': 'gift',
  'classic.for.card': 'treachery card',

  'classic.event.hands': 'Treachery cards in hand: {cards}',
  'classic.event.row':
    '{cards, plural, one {# treachery card is} other {# treachery cards are}} up for auction',
  'classic.event.auction':
    'Card {number} of {of}: {opener} {opener_is, select, you {open} many {open} other {opens}} the bidding',
  'classic.event.auction.card':
    'Card {number} of {of}, {card}: {opener} {opener_is, select, you {open} many {open} other {opens}} the bidding',
  'classic.event.bid': '{seat} {seat_is, select, you {bid} many {bid} other {bids}} {bid}',
  'classic.event.passed': '{seat} {seat_is, select, you {pass} many {pass} other {passes}}',
  'classic.event.sold': '{seat} {seat_is, select, you {win} many {win} other {wins}} the card for {bid}',
  'classic.event.bidding-over': 'The bidding is over',
  'classic.event.support':
    '{seat} {seat_is, select, you {tell} many {tell} other {tells}} {seat_is, select, you {your} other {their}} ally how much spice they may spend',
  'classic.event.support.spice':
    '{seat} {seat_is, select, you {let} many {let} other {lets}} {seat_is, select, you {your} other {their}} ally spend {spice} spice',
  'classic.event.card-taken':
    '{seat} {seat_is, select, you {take} many {take} other {takes}} a treachery card',
  'classic.event.card-taken.card':
    '{seat} {seat_is, select, you {take} many {take} other {takes}} the treachery card {card}',
  'classic.event.card-discarded':
    '{seat} {seat_is, select, you {discard} many {discard} other {discards}} {card}',
  'classic.event.card-played': '{seat} {seat_is, select, you {play} many {play} other {plays}} {card}',
  'classic.event.card-returned':
    '{seat} {seat_is, select, you {return} many {return} other {returns}} {card} to {seat_is, select, you {your} other {their}} hand',
  'classic.event.window-closed': 'Everyone has answered',
  'classic.event.karama.use-special':
    '{seat} {seat_is, select, you {play} many {play} other {plays}} {card} for {seat_is, select, you {your} other {their}} faction’s special Karama effect',
  'classic.event.karama.use-price':
    '{seat} {seat_is, select, you {play} many {play} other {plays}} {card} to ship at half price',
  'classic.event.karama.use-stop':
    '{seat} {seat_is, select, you {play} many {play} other {plays}} {card} to stop {owner_is, select, you {your} other {{owner}’s}} advantage: {advantage}',

  'classic.event.cards-swapped':
    '{seat} {seat_is, select, you {take} many {take} other {takes}} {cards, plural, one {# treachery card} other {# treachery cards}} from {victim} and {seat_is, select, you {give} many {give} other {gives}} back the same number',
  'classic.event.cards-swapped.taken':
    '{seat} {seat_is, select, you {take} many {take} other {takes}} {taken} from {victim} and {seat_is, select, you {give} many {give} other {gives}} back the same number of cards',

  'classic.event.leader-killed': '{leader} is killed',
  'classic.event.leader-returned': '{leader} returns to {owner}',
  'classic.event.leader-captured':
    '{seat} {seat_is, select, you {capture} many {capture} other {captures}} one of {owner_is, select, you {your} other {{owner}’s}} leaders{kept, select, false { and {seat_is, select, you {kill} many {kill} other {kills}} them} other {}}',
  'classic.event.leader-captured.leader':
    '{seat} {seat_is, select, you {capture} many {capture} other {captures}} {owner_is, select, you {your} other {{owner}’s}} leader {leader}{kept, select, false { and {seat_is, select, you {kill} many {kill} other {kills}} them} other {}}',
  'classic.event.leader-revived':
    '{seat} {seat_is, select, you {revive} many {revive} other {revives}} {leader}',
  'classic.event.flipped':
    '{seat} {seat_is, select, you {flip} many {flip} other {flips}} {seat_is, select, you {your} other {their}} tokens in {territory} to {to, select, fighters {fighters} other {advisors}}',

  'classic.event.revived': '{seat} {seat_is, select, you {revive} many {revive} other {revives}} {tokens}',
  'classic.for.revival': 'revival',
  'classic.event.spice-looked':
    '{seat} {seat_is, select, you {look} many {look} other {looks}} at the next spice card',
  'classic.event.spice-looked.card':
    '{seat} {seat_is, select, you {look} many {look} other {looks}} at the next spice card: {card}',
  'classic.event.shipping':
    '{seat} {seat_is, select, you {want} many {want} other {wants}} to ship {tokens} to {to}',
  'classic.event.shipping.way-return':
    '{seat} {seat_is, select, you {want} many {want} other {wants}} to send {tokens} back to {seat_is, select, you {your} other {their}} reserves',
  'classic.event.shipped': '{seat} {seat_is, select, you {ship} many {ship} other {ships}} {tokens} to {to}',
  'classic.event.shipped.way-cross':
    '{seat} {seat_is, select, you {ship} many {ship} other {ships}} {tokens} from {from} to {to}',
  'classic.event.shipped.way-return':
    '{seat} {seat_is, select, you {send} many {send} other {sends}} {tokens} from {from} back to {seat_is, select, you {your} other {their}} reserves',
  'classic.event.shipment-cancelled': '{seat_is, select, you {Your} other {{seat}’s}} shipment is canceled',
  'classic.for.shipment': 'shipment',
  'classic.event.accompanied':
    '{seat} {seat_is, select, you {send} many {send} other {sends}} a force along to {part}',
  'classic.event.moved':
    '{seat} {seat_is, select, you {move} many {move} other {moves}} {tokens} from {from} to {to}',
  'classic.event.moved.by-ride':
    '{seat} {seat_is, select, you {ride} many {ride} other {rides}} the sandworm with {tokens} from {from} to {to}',
  'classic.event.turn-over':
    '{seat} {seat_is, select, you {end} many {end} other {ends}} {seat_is, select, you {your} other {their}} turn',
  'classic.cause.alliance': 'stayed with an ally',
} as const
