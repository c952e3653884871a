// The advantages of the factions of classic Dune, in English: one sentence for each ability that the rules ask for.

export const factions = {
  'classic.hook.looksAtAuction': 'during Bidding, you see each treachery card before it is auctioned',
  'classic.hook.looksAtSpice': 'before Shipment and Movement, you look at the next spice card',
  'classic.hook.usesPrescience':
    'in your battles, before plans are made, your opponent shows you one part of their plan: the dial, the leader, the weapon or the defense',
  'classic.hook.hasKwisatzHaderach':
    'once 7 of your forces have died in battle, the Kwisatz Haderach adds 2 to one of your leaders in one battle each round, and that leader cannot be called a traitor',
  'classic.hook.predicts':
    'at the start of the game, you secretly predict which faction will win and in which round; if it comes true, you alone win',
  'classic.hook.accompanies':
    'whenever another faction ships from space, you may {where, select, advisor {send 1 advisor along, free of charge} other {send 1 force to the Polar Sink, free of charge}}',
  'classic.hook.usesVoice':
    'in your battles, before plans are made, you may command your opponent to play, or not to play, one type of card',
  'classic.hook.worthlessIsKarama': 'worthless cards serve you as Karama',
  'classic.hook.startsWithAdvisor': 'you start with 1 advisor in any territory',
  'classic.hook.alwaysGetsCharity':
    'you receive 2 spice from CHOAM Charity each round, no matter how much you have',
  'classic.hook.hasAdvisors':
    'your tokens have two sides: fighters, and advisors, who coexist with everyone but control and collect nothing',
  'classic.hook.earnsFromCards': 'what the others pay for treachery cards goes to you',
  'classic.hook.paysAllyRevival':
    'each round, you may pay for the revival of up to {n} extra forces of your ally',
  'classic.hook.elite':
    '{elite, select, sardaukar {your 5 Sardaukar} other {your 3 Fedaykin}} count double in battle{against, select, fremen {, except against the Fremen} other {}}; only one can be revived per round',
  'classic.hook.ridesWorms': 'sandworms do not harm your forces, and you may ride them to any territory',
  'classic.hook.grantsAllyRevival': 'you may let your ally revive {n} forces for free',
  'classic.hook.range': 'your forces move up to {n} territories',
  'classic.hook.guardsTheDesert':
    'you win at the end of round 10 if no one has won, no one else is in Sietch Tabr or Habbanya Sietch, and no Atreides, Harkonnen or Emperor forces are in Tuek’s Sietch',
  'classic.hook.winsWithoutWinner': 'you win at the end of round 10 if no one else has won',
  'classic.hook.drawsStormCards': 'storm cards decide how far the storm moves, and you see the next one',
  'classic.hook.halvesStormLosses':
    'the storm destroys only half of your forces on sand; your reserves may land in it, and half of them die',
  'classic.hook.placesWorms':
    'every sandworm after the first in a phase appears in a sand territory of your choice',
  'classic.hook.fightsWithoutSpice': 'your forces fight at full strength without spice',
  'classic.hook.earnsFromShipments': 'what the others pay for shipments from space goes to you',
  'classic.hook.shipsLikeGuild':
    'you ship at half price: from your reserves, from one territory to another, or back to your reserves',
  'classic.hook.actsOutOfOrder': 'you may take your Shipment and Movement turn whenever you like',
  'classic.hook.drawsBonusCard': 'when you buy a treachery card, you draw another one for free',
  'classic.hook.callsForAlly': 'you may call your traitors against your ally’s opponent',
  'classic.hook.captures':
    'when you win a battle, you capture one of the loser’s leaders: kill them to gain 2 spice, or use them in one battle',

  'classic.ally.usesPrescience': 'you may use Prescience on your ally’s opponent',
  'classic.ally.usesVoice': 'you may use the Voice on your ally’s opponent',
  'classic.ally.ridesWorms': 'you may protect your ally’s forces from sandworms',
  'classic.ally.shipsLikeGuild':
    'your ally ships at your price, from their reserves or from one territory to another, and pays you',
  'classic.ally.guardsTheDesert': 'your ally wins the last round with you',
  'classic.ally.winsWithoutWinner': 'your ally wins the last round with you',

  'classic.special.see-plan': 'in your battle: see the opponent’s whole plan before you finish yours',
  'classic.special.revive': 'during Revival: revive up to 3 of your forces, or one of your leaders, for free',
  'classic.special.worm': 'during the Spice Blow phase: call a sandworm to any sand territory',
  'classic.special.cancel-shipment': 'cancel another player’s shipment from space',
  'classic.special.swap-cards':
    'during Bidding: take any number of treachery cards from one player without looking, and give back the same number',
} as const
