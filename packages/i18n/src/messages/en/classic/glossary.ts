// What the words of the rulebook of classic Dune and the phases of its round mean, in a sentence or two, in English.

import type { ClassicState } from '@sietch/classic'
import type { en } from '../../../names/classic/en.ts'

export const glossary = {
  'classic.glossary.territory': 'A part of the map. Movement is counted in territories, not in sectors',
  'classic.glossary.sand': 'Open desert: the storm destroys forces and spice here, and sandworms appear here',
  'classic.glossary.rock': 'Firm ground: neither the storm nor sandworms harm forces here',
  'classic.glossary.stronghold':
    'One of five: Arrakeen, Carthag, Sietch Tabr, Habbanya Sietch, Tuek’s Sietch. Whoever holds three at the end of a round wins; allies need four. At most two players may have forces in one',
  'classic.glossary.sector':
    'One of 18 slices of the map. The storm moves from one to the next, and a territory may lie in several',
  'classic.glossary.spice-bank': 'The common stock of spice. It never runs out',
  'classic.glossary.tleilaxu-tanks': 'Where dead forces and leaders stay until they are revived',
  'classic.glossary.player-position':
    'A mark at the edge of the map. The player whose mark the storm reaches next is the first player of the round',
  'classic.glossary.far-side':
    'Where the Fremen reserves are: on the planet, so their shipment costs nothing',
  'classic.glossary.off-planet':
    'Where everyone’s reserves except the Fremen’s are. Bringing them down costs spice',
  'classic.glossary.city':
    'Arrakeen or Carthag. A force there gives you ornithopters and lets your forces collect 3 spice each instead of 2',
  'classic.glossary.battle-wheel':
    'Shows the number a player dials in secret, for the storm or in a battle plan',
  'classic.glossary.player-screen': 'Hides a player’s spice and cards from the others',
  'classic.glossary.leader-disc':
    'A leader with a strength. It adds to your battle plan and is worth as much spice when killed',
  'classic.glossary.force-token': 'One of the 20 forces of a faction: in reserve, on the map or in the tanks',
  'classic.glossary.spice-token': 'Spice on the map: it belongs to whoever collects it',
  'classic.glossary.storm-marker':
    'Shows the sector the storm is in. No one moves or ships into, out of or through it',
  'classic.glossary.spice-deck': 'Its top card says where spice blows next; six of its cards are Shai-Hulud',
  'classic.glossary.treachery-deck': 'The weapons, defenses and special cards that are auctioned each round',
  'classic.glossary.traitor-deck':
    'One card for each leader; at the start, everyone keeps one of four: a traitor in another faction’s service',
  'classic.glossary.storm-deck':
    'Used by the Fremen in the advanced game: they know in advance how far the storm will move',
  'classic.glossary.discard-pile': 'Used cards, open to all. When the deck runs out, they are shuffled',
  'classic.glossary.discard-a':
    'The pile of the first spice blow in the advanced game. Its last territory is where the next sandworm of this blow appears',
  'classic.glossary.discard-b':
    'The pile of the second spice blow in the advanced game. Its last territory is where the next sandworm of this blow appears',
  'classic.glossary.hand': 'Your treachery cards. Others know how many there are only during the bidding',
  'classic.glossary.treachery-card':
    'A weapon, a defense, a special card or a worthless one. They are bought unseen at auction',
  'classic.glossary.traitor-card':
    'Names a leader who secretly serves you. If an opponent sends that leader into battle, you may call traitor and win immediately',
  'classic.glossary.territory-card': 'Says where spice blows and how much of it',
  'classic.glossary.weapon':
    'Part of a battle plan: kills the opponent’s leader unless the right defense is played',
  'classic.glossary.defense':
    'Part of a battle plan: a Shield saves your leader from projectiles, a Snooper from poison',
  'classic.glossary.storm-card':
    'Says how many sectors the storm moves in the advanced game; the Fremen have seen it',
  'classic.glossary.spice':
    'The money of Dune: it pays for cards, shipments and revival. What you hold is your secret',
  'classic.glossary.player': 'Everyone at the table; each leads a faction',
  'classic.glossary.first-player':
    'The player whose mark comes next after the storm, counterclockwise. Leads in bidding and shipment and is the first aggressor',
  'classic.glossary.round': 'Nine phases in the same order. There are ten rounds at most',
  'classic.glossary.phase': 'A part of the round. One phase ends before the next begins',
  'classic.glossary.basic-game':
    'One spice blow per round, forces fight at full strength, and starred forces are ordinary ones',
  'classic.glossary.advanced-game':
    'Two spice blows per round, income from strongholds, spice for full strength in battle, and more advantages for every faction',
  'classic.glossary.faction': 'One of six powers, each with its own advantages',
  'classic.glossary.advantage': 'What only this faction can do. A Karama card can stop it once',
  'classic.glossary.special-victory':
    'A faction’s own way to win: the prediction of the Bene Gesserit, and the conditions under which the Fremen and the Guild win if no one else has won after ten rounds',
  'classic.glossary.free-revival':
    'This many forces return from the tanks each round for free. More cost 2 spice each, three in total',
  'classic.glossary.force': 'Fights, collects spice and holds strongholds. Each faction has 20',
  'classic.glossary.reserves': 'Forces that can be shipped to the planet',
  'classic.glossary.leader':
    'Adds strength to a battle plan and allows weapon and defense cards. A weapon can kill leaders, and they may turn out to be traitors',
  'classic.glossary.strength':
    'What counts in battle: the dialed forces, and the leader if alive. The higher total wins; a tie goes to the aggressor',
  'classic.glossary.shipment':
    'Reserves land in one territory: 1 spice per force in a stronghold, 2 elsewhere. Once per round',
  'classic.glossary.movement':
    'One group moves from one territory to another: one territory away, or up to three with ornithopters. Once per round',
  'classic.glossary.ornithopter':
    'With a force in Arrakeen or Carthag, your group moves up to three territories',
  'classic.glossary.in-storm':
    'No one moves or ships into, out of or through the storm sector, and there is no battle across it',
  'classic.glossary.spice-blow':
    'Spice appears on the territory of the card, in the sector with its mark, unless the storm is there',
  'classic.glossary.double-blow':
    'In the advanced game, there are two spice blows per round, each with its own discard pile',
  'classic.glossary.sandworm':
    'Devours all forces except the Fremen, and all spice, in the territory of the last spice blow. A Nexus follows',
  'classic.glossary.nexus':
    'The only time alliances are made and broken. It comes after a sandworm has appeared',
  'classic.glossary.hand-limit':
    'Four treachery cards, eight for the Harkonnen. Players at the limit do not bid',
  'classic.glossary.bid': 'At least one more than the previous bid, and no more than you can pay',
  'classic.glossary.pass':
    'Bid nothing this time. A player who has passed may bid again when their turn comes around',
  'classic.glossary.battle-plan':
    'Made in secret: how many forces you commit, a leader, and perhaps a weapon and a defense. Both plans are revealed together',
  'classic.glossary.dial':
    'How many forces you commit. They count in your total, and you lose them even if you win',
  'classic.glossary.aggressor': 'The player who comes earlier in turn order. The aggressor wins ties',
  'classic.glossary.opponent': 'The other side of a battle. A battle is always between two players',
  'classic.glossary.winner':
    'Loses only the forces dialed, may keep the cards played and gains spice for killed leaders',
  'classic.glossary.loser':
    'Loses all forces in the territory and discards the cards played. The leader survives unless killed by a weapon',
  'classic.glossary.victory': 'Three strongholds at the end of a round, four for an alliance',
  'classic.glossary.losses':
    'Forces that go to the tanks: all of the loser’s, and as many of the winner’s as were dialed',
  'classic.glossary.traitor':
    'A leader in the pay of the opponent. Whoever calls traitor wins the battle immediately and loses nothing',
  'classic.glossary.explosion':
    'A Lasgun and a Shield in one battle: all forces and spice in the territory are destroyed, and both leaders die',
  'classic.glossary.alliance':
    'Two players who win together with four strongholds. It is made and broken only at a Nexus',
  'classic.glossary.ally':
    'Allies do not fight each other, may pay for each other and lend each other an advantage',
  'classic.glossary.bribe':
    'Spice for a promise. It lies in front of the screen until the end of the round and cannot be spent before then',
  'classic.glossary.deal': 'An open agreement between players who are not allies. It must be kept',
  'classic.glossary.control': 'Your forces are in the stronghold, and no other fighting forces are',
  'classic.glossary.stronghold-income':
    'In the advanced game: 2 spice per round for Arrakeen, 2 for Carthag, 1 for Tuek’s Sietch',
  'classic.glossary.prescience':
    'The Atreides look at cards before they are auctioned and at the next spice card, and ask for one part of the opponent’s battle plan',
  'classic.glossary.prediction':
    'Before the game, the Bene Gesserit write down who will win and when. If it comes true, the Bene Gesserit win instead',
  'classic.glossary.voice':
    'The Bene Gesserit command the opponent to play, or not to play, one type of card in a battle',
  'classic.glossary.advisor':
    'A peaceful force of the Bene Gesserit in the advanced game: it neither fights nor collects spice nor holds strongholds',
  'classic.glossary.advisors':
    'Peaceful forces of the Bene Gesserit in the advanced game: they neither fight nor collect spice nor hold strongholds',
  'classic.glossary.fighter': 'A force of the Bene Gesserit that fights like any other',
  'classic.glossary.fighters': 'Forces of the Bene Gesserit that fight like any others',
  'classic.glossary.fedaykin': 'Three elite forces of the Fremen in the advanced game, each worth two',
  'classic.glossary.sardaukar':
    'Five elite forces of the Emperor in the advanced game, each worth two, but only one against the Fremen',
  'classic.glossary.captured-leaders':
    'In the advanced game, the Harkonnen capture a leader of those they defeat: to kill for spice, or to send into battle once',
  'classic.glossary.shield-wall':
    'Protects Arrakeen, Carthag and the Imperial Basin from the storm until Family Atomics destroy it',

  'classic.glossary.phase.setup': 'Factions are taken, traitors dealt, and the first forces placed',
  'classic.glossary.phase.storm':
    'The storm moves. Forces and spice on the sand it passes over are lost; then the first player is determined',
  'classic.glossary.phase.spice-blow':
    'A spice card is turned up: spice appears somewhere, or a sandworm appears and alliances may change',
  'classic.glossary.phase.charity': 'Whoever has 0 or 1 spice may take up to 2 from the bank',
  'classic.glossary.phase.bidding':
    'One treachery card for each player with room in hand is auctioned, unseen, for spice',
  'classic.glossary.phase.revival':
    'Up to three dead forces return, some of them for free. A leader can return once all five are dead',
  'classic.glossary.phase.shipment': 'One after another: ship reserves to one territory, then move one group',
  'classic.glossary.phase.battle':
    'Wherever forces of several players meet, they fight, with secret battle plans',
  'classic.glossary.phase.collection': 'Each force where there is spice collects 2, or 3 if you hold a city',
  'classic.glossary.phase.mentat-pause':
    'Bribes are collected. A player with three strongholds wins, an alliance with four',
  'classic.glossary.phase.over': 'The game is over',
} as const satisfies { readonly [term in `classic.glossary.${keyof typeof en.term}`]: string } & {
  readonly [phase in `classic.glossary.phase.${ClassicState['phase']}`]: string
}
