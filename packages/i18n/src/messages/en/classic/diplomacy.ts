// Alliances, promises and deals of classic Dune, in English.

export const diplomacy = {
  'classic.decision.nexus': 'Nexus: make or break alliances',
  'classic.decision.offer': 'Offer a deal',
  'classic.decision.deal-offered': 'You are offered a deal',
  'classic.decision.reflection': 'The round is over: make deals or continue',
  'classic.decision.reflection.vain':
    'The next round begins when no one wants more time. Until then, deals can be made.',
  'classic.decision.swap-factions': 'Factions have been dealt: keep yours or swap with another player',

  'classic.option.break': 'Leave the alliance',
  'classic.option.accept': 'Ally with {seat}',
  'classic.option.propose': 'Propose an alliance to {seat}',
  'classic.option.deal': 'Offer a deal',
  'classic.option.cancel': 'Cancel',
  'classic.option.deal-with': '{seat}',
  'classic.option.give': 'Give {n} spice',
  'classic.option.at-once': 'Nothing: give it right away',
  'classic.option.if-buys-nothing': 'If they buy nothing more in this auction',
  'classic.option.if-absent': 'If they leave {territory}',
  'classic.option.deal-offered.accept': 'Accept the deal',
  'classic.option.deal-offered.decline': 'Decline the deal',
  'classic.option.reflection.ready': 'Next round',
  'classic.option.nexus.decline': 'Decline an alliance with {seat}',
  'classic.option.swap-factions.done': 'Keep this faction',
  'classic.option.swap-factions.accept': 'Swap factions with {seat}',
  'classic.option.swap-factions.decline': 'Don’t swap with {seat}',
  'classic.option.swap-factions.propose': 'Propose a swap to {seat}',
  'classic.option.promise': 'Promise {pledge}',
  'classic.option.ask-promise': 'For a promise {pledge}',
  'classic.option.ask-spice': 'For {n} spice',
  'classic.option.pledge-kept':
    '{seat} {seat_is, select, you {have} many {have} other {has}} kept the promise {pledge}',
  'classic.option.pledge-broken':
    '{seat} {seat_is, select, you {have} many {have} other {has}} broken the promise {pledge}',

  'classic.event.nexus': 'Nexus',
  'classic.event.alliance-proposed':
    '{seat} {seat_is, select, you {propose} many {propose} other {proposes}} an alliance to {to}',
  'classic.event.alliance': '{seats} are now allies',
  'classic.event.alliance-broken':
    '{seat} {seat_is, select, you {leave} many {leave} other {leaves}} the alliance with {with}',
  'classic.event.deal-declined':
    '{to} {to_is, select, you {decline} many {decline} other {declines}} the deal with {seat}',
  'classic.event.deal-concluded':
    '{kept, select, true {{to} {to_is, select, you {have} many {have} other {has}} kept the deal with {from} and {to_is, select, you {get} many {get} other {gets}} {spice} spice} other {{to} {to_is, select, you {have} many {have} other {has}} not kept the deal{from_is, select, you {: you take} many { with {from}, who take} other { with {from}, who takes}} {spice} spice back}}',
  'classic.event.bribes-taken':
    '{seat} {seat_is, select, you {collect} many {collect} other {collects}} {spice} spice in bribes',
  'classic.event.swap-proposed':
    '{seat} {seat_is, select, you {propose} many {propose} other {proposes}} to swap factions with {to}',
  'classic.event.swap-declined':
    '{seat} {seat_is, select, you {decline} many {decline} other {declines}} to swap factions with {to}',
  'classic.event.factions-swapped': '{seat} and {to} swap factions: now {factions}',
  'classic.event.alliance-declined':
    '{seat} {seat_is, select, you {decline} many {decline} other {declines}} an alliance with {to}',
  'classic.event.deal-offered':
    '{seat} {seat_is, select, you {offer} many {offer} other {offers}} {to} {gift}, {when}',
  'classic.event.deal':
    '{seat} and {to} make a deal: {seat} {seat_is, select, you {give} many {give} other {gives}} {gift}, {when}',
  'classic.event.deal-concluded.spice-0':
    '{to} {to_is, select, you {have} many {have} other {has}} {kept, select, true {kept} other {broken}} {to_is, select, you {your} other {the}} promise to {from}: {promise}',

  'classic.gift.spice': '{spice} spice',
  'classic.gift.pledge': 'a promise {pledge}',

  'classic.when.now': 'immediately',
  'classic.when.buys-nothing':
    'if {to} {to_is, select, you {buy} many {buy} other {buys}} nothing more in this auction',
  'classic.when.absent': 'if {to} {to_is, select, you {leave} many {leave} other {leaves}} {territory}',
  'classic.when.nothing': 'for nothing in return',
  'classic.when.spice': 'for {asks} spice',
  'classic.when.pledge': 'for a promise {pledge}',

  'classic.promise.absent': 'to leave {territory}',
  'classic.promise.buys-nothing': 'to buy nothing more in the auction',

  'classic.pledge.tell-cards': 'to reveal the treachery cards in hand',
  'classic.pledge.tell-traitors': 'to reveal the traitors',
  'classic.pledge.tell-seen': 'to reveal what was seen in secret',
  'classic.pledge.tell-plan': 'to reveal the battle plan',
  'classic.pledge.no-attack': 'not to attack',
  'classic.pledge.alliance': 'to ally at the next Nexus',
  'classic.pledge.as-said': 'to do as agreed',
} as const
