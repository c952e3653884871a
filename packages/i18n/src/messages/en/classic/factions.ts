// The advantages of the factions of classic Dune, in English: one sentence for each ability that the rules ask for.

export const factions = {
  'classic.hook.looksAtAuction': 'at Bidding you look at each treachery card before it is sold',
  'classic.hook.looksAtSpice': 'before Shipment and Movement you look at the next spice card',
  'classic.hook.usesPrescience':
    'in your battles, before plans are made, your opponent shows you one part of the plan: the dial, the leader, the weapon or the defense',
  'classic.hook.hasKwisatzHaderach':
    'once 7 of your forces have died in battle, the Kwisatz Haderach adds 2 to one of your leaders in one battle each round, and guards that leader from treason',
  'classic.hook.predicts':
    'at the start you predict in secret which faction wins in which round; if it comes true, you alone win',
  'classic.hook.accompanies':
    'whenever another faction ships from space, you may {where, select, advisor {send 1 advisor along, free of charge} other {send 1 force to the Polar Sink, free of charge}}',
  'classic.hook.usesVoice':
    'in your battles, before plans are made, you may command your opponent to play, or not to play, one kind of card',
  'classic.hook.worthlessIsKarama': 'worthless cards serve you as Karama',
  'classic.hook.startsWithAdvisor': 'you start with 1 advisor in any territory',
  'classic.hook.alwaysGetsCharity': 'you receive 2 spice of CHOAM Charity each round, whatever you have',
  'classic.hook.hasAdvisors':
    'your tokens have two sides: fighters, and advisors who live in peace with everybody but hold and collect nothing',
  'classic.hook.earnsFromCards': 'what the others pay for treachery cards is paid to you',
  'classic.hook.paysAllyRevival':
    'you may pay for the revival of up to {n} more forces of your ally in each round',
  'classic.hook.elite':
    '{elite, select, sardaukar {your 5 Sardaukar} other {your 3 Fedaykin}} count double in battle{against, select, fremen {, except against the Fremen} other {}}; one of them is revived in a round',
  'classic.hook.ridesWorms': 'sandworms do not harm your forces, and you may ride them to any territory',
  'classic.hook.grantsAllyRevival': 'you may let your ally revive {n} forces free',
  'classic.hook.range': 'your forces move up to {n} territories',
  'classic.hook.guardsTheDesert':
    'you win at the end of round 10 if nobody has won, nobody else is in Sietch Tabr or Habbanya Sietch, and neither Atreides nor Harkonnen nor Emperor in Tuek’s Sietch',
  'classic.hook.winsWithoutWinner': 'you win at the end of round 10 if nobody else has won',
  'classic.hook.drawsStormCards': 'the storm moves by storm cards, and you see the next one',
  'classic.hook.halvesStormLosses':
    'the storm kills only half of your forces on sand; your reserves may land in it, and half of them die',
  'classic.hook.placesWorms':
    'every sandworm after the first of a phase comes to a sand territory of your choice',
  'classic.hook.fightsWithoutSpice': 'your forces fight at full strength without spice',
  'classic.hook.earnsFromShipments': 'what the others pay for shipments from space is paid to you',
  'classic.hook.shipsLikeGuild':
    'you ship at half price: from your reserves, from one territory to another, or back to your reserves',
  'classic.hook.actsOutOfOrder': 'you take your turn of Shipment and Movement whenever you like',
  'classic.hook.drawsBonusCard': 'when you buy a treachery card, you draw another one free',
  'classic.hook.callsForAlly': 'you may call your traitors against your ally’s opponent',
  'classic.hook.captures':
    'when you win a battle, you capture one of the loser’s leaders: kill it for 2 spice, or use it once',

  'classic.ally.usesPrescience': 'you may use Prescience on your ally’s opponent',
  'classic.ally.usesVoice': 'you may use the Voice on your ally’s opponent',
  'classic.ally.ridesWorms': 'you may spare your ally’s forces from sandworms',
  'classic.ally.shipsLikeGuild':
    'your ally ships at your price, from the reserves or from one territory to another, and pays you',
  'classic.ally.guardsTheDesert': 'your ally wins the last round with you',
  'classic.ally.winsWithoutWinner': 'your ally wins the last round with you',

  'classic.special.see-plan': 'in your battle: see the opponent’s whole plan before you finish yours',
  'classic.special.revive': 'at Revival: revive up to 3 of your forces, or one of your leaders, free',
  'classic.special.worm': 'in the phase of the spice blow: call a sandworm to any sand territory',
  'classic.special.cancel-shipment': 'cancel another player’s shipment from space',
  'classic.special.swap-cards':
    'at Bidding: take treachery cards from one player unseen, as many as you like, and give back as many',
} as const
