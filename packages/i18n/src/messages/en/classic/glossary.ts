// What the words of the rulebook of classic Dune and the phases of its round mean, in a sentence or two, in English.

import type { ClassicState } from '@sietch/classic'
import type { en } from '../../../names/classic/en.ts'

export const glossary = {
  'classic.glossary.territory': 'A part of the map. Movement is counted in territories, not in sectors',
  'classic.glossary.sand':
    'Open desert: the storm destroys forces and spice here, and sandworms come up here',
  'classic.glossary.rock': 'Firm ground: neither the storm nor sandworms harm forces here',
  'classic.glossary.stronghold':
    'One of five: Arrakeen, Carthag, Sietch Tabr, Habbanya Sietch, Tuek’s Sietch. Whoever holds three at the end of a round wins; allies need four. At most two players may have forces in one',
  'classic.glossary.sector':
    'One of 18 slices of the map. The storm moves from one to the next, and a territory may lie in several',
  'classic.glossary.spice-bank': 'The common stock of spice. It never runs out',
  'classic.glossary.tleilaxu-tanks': 'Where dead forces and leaders lie until they are revived',
  'classic.glossary.player-position':
    'A mark at the edge of the map. The one the storm comes to next makes its player the first of the round',
  'classic.glossary.far-side':
    'Where the reserves of the Fremen are: on the planet, so their shipment costs nothing',
  'classic.glossary.off-planet':
    'Where the reserves of all but the Fremen are. To bring them down costs spice',
  'classic.glossary.city':
    'Arrakeen or Carthag. A force there gives you ornithopters and lets your forces collect 3 spice each instead of 2',
  'classic.glossary.battle-wheel':
    'Shows in secret the number a player dials: for the storm, or in a battle plan',
  'classic.glossary.player-screen': 'Behind it lie spice and cards that the others do not see',
  'classic.glossary.leader-disc':
    'A leader with a strength. It adds to your battle plan and is worth as much spice when killed',
  'classic.glossary.force-token': 'One of the 20 forces of a faction: in reserve, on the map or in the tanks',
  'classic.glossary.spice-token': 'Spice on the map: it belongs to whoever collects it',
  'classic.glossary.storm-marker':
    'Shows the sector the storm is in. Nobody moves or ships into, out of or through it',
  'classic.glossary.spice-deck': 'Its top card says where spice blows next; six of its cards are Shai-Hulud',
  'classic.glossary.treachery-deck': 'The weapons, defenses and special cards that are auctioned each round',
  'classic.glossary.traitor-deck':
    'One card for each leader; at the start everyone keeps one of four as a traitor in the service of another',
  'classic.glossary.storm-deck':
    'Used by the Fremen in the advanced game: they know beforehand how far the storm will move',
  'classic.glossary.discard-pile': 'Used cards, open to all. When the deck runs out they are shuffled',
  'classic.glossary.discard-a':
    'The pile of the first spice blow of the advanced game. Its last territory is where the next sandworm of this blow comes up',
  'classic.glossary.discard-b':
    'The pile of the second spice blow of the advanced game. Its last territory is where the next sandworm of this blow comes up',
  'classic.glossary.hand': 'Your treachery cards. Others know how many there are only during the bidding',
  'classic.glossary.treachery-card':
    'A weapon, a defense, a special card or a worthless one. They are bought unseen at auction',
  'classic.glossary.traitor-card':
    'Names a leader who secretly serves you. If an opponent sends that leader into battle, you may call traitor and win at once',
  'classic.glossary.territory-card': 'Says where spice blows and how much of it',
  'classic.glossary.weapon':
    'Played with a battle plan: kills the opponent’s leader unless the right defense is played',
  'classic.glossary.defense':
    'Played with a battle plan: a Shield saves your leader from projectiles, a Snooper from poison',
  'classic.glossary.storm-card':
    'Says how many sectors the storm moves in the advanced game; the Fremen have seen it',
  'classic.glossary.spice':
    'The money of Dune: it pays for cards, shipments and revival. What you hold is your secret',
  'classic.glossary.player': 'Everyone at the table; each leads a faction',
  'classic.glossary.first-player':
    'Whose mark comes next after the storm, counterclockwise. Leads in bidding and shipment and is the first aggressor',
  'classic.glossary.round': 'Nine phases in the same order. There are ten rounds at most',
  'classic.glossary.phase': 'A part of the round. One phase ends before the next begins',
  'classic.glossary.basic-game':
    'One spice blow a round, forces fight at full strength, and starred forces are ordinary ones',
  'classic.glossary.advanced-game':
    'Two spice blows a round, income from strongholds, spice for full strength in battle, and more advantages for every faction',
  'classic.glossary.faction': 'One of six powers, each with advantages of its own',
  'classic.glossary.advantage': 'What only this faction can do. A Karama card can stop it once',
  'classic.glossary.special-victory':
    'A way to win of its own: the prediction of the Bene Gesserit, and what the Fremen and the Guild win by if nobody else has won after ten rounds',
  'classic.glossary.free-revival':
    'So many forces come back from the tanks each round without payment. More cost 2 spice each, three in all',
  'classic.glossary.force': 'Fights, collects spice and holds strongholds. Each faction has 20',
  'classic.glossary.reserves': 'Forces that can be shipped to the planet',
  'classic.glossary.leader':
    'Adds strength to a battle plan and allows weapon and defense cards. A weapon can kill leaders, and they may turn out traitors',
  'classic.glossary.strength':
    'What counts in battle: the dialled forces and the leader if alive. The higher total wins, a tie goes to the aggressor',
  'classic.glossary.shipment':
    'Reserves land in one territory: 1 spice for each force in a stronghold, 2 elsewhere. Once a round',
  'classic.glossary.movement':
    'One group goes from one territory to another: one territory far, three with ornithopters. Once a round',
  'classic.glossary.ornithopter':
    'With a force in Arrakeen or Carthag your group moves up to three territories',
  'classic.glossary.in-storm':
    'Nobody moves or ships into, out of or through the storm sector, and there is no battle through it',
  'classic.glossary.spice-blow':
    'Spice appears on the territory of the card, in the sector with its mark, unless the storm is there',
  'classic.glossary.double-blow':
    'In the advanced game there are two spice blows a round, with a discard pile each',
  'classic.glossary.sandworm':
    'Devours all forces and spice in the territory of the last spice blow, but no Fremen. Then there is a Nexus',
  'classic.glossary.nexus':
    'The only time when alliances are made and broken. It comes when a sandworm has appeared',
  'classic.glossary.hand-limit':
    'Four treachery cards, eight for the Harkonnen. Whoever has as many does not bid',
  'classic.glossary.bid': 'At least one more than the bid before, and no more than you can pay',
  'classic.glossary.pass': 'Bid nothing this time. Whoever has passed may bid again when the turn comes back',
  'classic.glossary.battle-plan':
    'Made in secret: how many forces you commit, a leader, and perhaps a weapon and a defense. Both plans are shown at once',
  'classic.glossary.dial':
    'How many forces you commit. They count in your total, and you lose them even if you win',
  'classic.glossary.aggressor': 'Whoever is earlier in the order of the round. The aggressor wins ties',
  'classic.glossary.opponent': 'The other side of a battle. A battle is always between two players',
  'classic.glossary.winner':
    'Loses only the forces dialled, may keep the cards played and gains spice for killed leaders',
  'classic.glossary.loser':
    'Loses all forces in the territory and discards the cards played. The leader survives unless a weapon kills it',
  'classic.glossary.victory': 'Three strongholds at the end of a round, four for an alliance',
  'classic.glossary.losses':
    'Forces that go to the tanks: all of the loser’s, and as many of the winner’s as were dialled',
  'classic.glossary.traitor':
    'A leader in the pay of the opponent. Whoever calls traitor wins the battle at once and loses nothing',
  'classic.glossary.explosion':
    'A Lasgun and a Shield in one battle: all forces and all spice in the territory are destroyed, both leaders die',
  'classic.glossary.alliance':
    'Two players who win together with four strongholds. It is made and broken at a Nexus only',
  'classic.glossary.ally':
    'Allies do not fight each other, may pay for each other and lend each other an advantage',
  'classic.glossary.bribe':
    'Spice for a promise. It lies before the screen until the end of the round and cannot be spent before',
  'classic.glossary.deal': 'An open agreement between players who are not allies. It must be kept',
  'classic.glossary.control': 'Your forces are in the stronghold and no other fighting forces are',
  'classic.glossary.stronghold-income':
    'In the advanced game: 2 spice a round for Arrakeen, 2 for Carthag, 1 for Tuek’s Sietch',
  'classic.glossary.prescience':
    'Atreides looks at cards before they are auctioned, at the next spice card, and asks for one part of the opponent’s battle plan',
  'classic.glossary.prediction':
    'Before the game the Bene Gesserit writes down who wins and when. If it comes true, the Bene Gesserit wins instead',
  'classic.glossary.voice':
    'The Bene Gesserit command the opponent to play, or not to play, a kind of card in a battle',
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
    'In the advanced game the Harkonnen take a leader of whom they have beaten: to kill for spice, or to send once into battle',
  'classic.glossary.shield-wall':
    'Protects Arrakeen, Carthag and the Imperial Basin from the storm until Family Atomics destroy it',

  'classic.glossary.phase.setup': 'Factions are taken, traitors dealt, and the first forces placed',
  'classic.glossary.phase.storm':
    'The storm moves on. Forces and spice on the sand it passes over are lost; then the first player is determined',
  'classic.glossary.phase.spice-blow':
    'A spice card is turned up: spice appears somewhere, or a sandworm comes and alliances may change',
  'classic.glossary.phase.charity': 'Whoever has 0 or 1 spice may take up to 2 from the bank',
  'classic.glossary.phase.bidding':
    'One treachery card for each player with room in hand is auctioned, unseen, for spice',
  'classic.glossary.phase.revival':
    'Up to three dead forces come back, some of them free. A leader can come back once all five are dead',
  'classic.glossary.phase.shipment': 'One after another: ship reserves to one territory, then move one group',
  'classic.glossary.phase.battle':
    'Wherever forces of several players meet they fight, with secret battle plans',
  'classic.glossary.phase.collection': 'Each force beside spice collects 2, or 3 if you hold a city',
  'classic.glossary.phase.mentat-pause':
    'Bribes are taken in. Whoever holds three strongholds wins, an alliance with four',
  'classic.glossary.phase.over': 'The game is over',
} as const satisfies { readonly [term in `classic.glossary.${keyof typeof en.term}`]: string } & {
  readonly [phase in `classic.glossary.phase.${ClassicState['phase']}`]: string
}
