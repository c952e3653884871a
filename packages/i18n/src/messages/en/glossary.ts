// What the words of the rulebooks and the icons mean, in a sentence or two, in English.

import type { en } from '../../names/terms/en.ts'

export const glossary = {
  'glossary.faction':
    'One of the four powers of the Imperium. Sending an Agent to one of its board spaces gains you 1 Influence with it',
  'glossary.alliance':
    'Goes to the first player to reach 4 Influence with the Faction, then to anyone who overtakes them. Worth 1 victory point while you hold it',
  'glossary.solari': 'The currency of the Imperium, spent at many board spaces',
  'glossary.spice': 'Harvested in the desert; spent, sold, or traded at board spaces',
  'glossary.water': 'Needed for the deep desert and spent at other board spaces',
  'glossary.persuasion': 'Spent to acquire cards on your Reveal turn. Any left over is lost',
  'glossary.strength':
    'In the Conflict: 2 for each troop, 3 for each sandworm, and 1 for each sword. With no units there, it is 0',
  'glossary.sword': '1 strength in the Conflict of this round, if you have a unit there',
  'glossary.victory-point':
    'Whoever has the most at the end wins. The game ends after a round in which a player has 10, or when the Conflict deck is empty',
  'glossary.influence':
    'Your standing with a Faction: 2 Influence is worth 1 victory point, 4 gives a bonus and possibly the Alliance',
  'glossary.influence-track': 'Your standing with a Faction: 2 is worth 1 victory point, 4 gives a bonus',
  'glossary.bonus-spice':
    'Each round 1 spice is added to each Maker space without an Agent. Whoever harvests there takes it all',
  'glossary.agent': 'Sent to a board space with a card from your hand. Returns at the end of the round',
  'glossary.mentat': 'An extra Agent for this round. Returns to its space at the end of the round',
  'glossary.swordmaster': 'An extra Agent for the rest of the game',
  'glossary.troop':
    'Recruited from your supply to your garrison, deployed from there to the Conflict: 2 strength',
  'glossary.unit': 'A troop or a sandworm in the Conflict',
  'glossary.control':
    'Your control marker on a location: you gain its bonus whenever an Agent is sent there, and may deploy a troop when a Conflict is fought over it',
  'glossary.maker': 'A board space in the desert where spice is harvested. Bonus spice gathers on it',
  'glossary.combat-space':
    'An Agent sent here may deploy the troops recruited this turn and up to 2 more from your garrison to the Conflict',
  'glossary.first-player': 'Takes the first turn of this round. The marker passes to the left each round',
  'glossary.supply': 'Your troops that have not been recruited yet',
  'glossary.garrison': 'Your recruited troops that are not deployed',
  'glossary.conflict':
    'What everyone is fighting over this round. The three strongest players win the rewards on the Conflict card',
  'glossary.imperium-row': 'Five cards you can acquire. An acquired card is replaced from the Imperium deck',
  'glossary.reserve': 'Cards you can always acquire while any are left',
  'glossary.deck':
    'The cards you will draw. When it is empty, your discard pile is shuffled to form a new deck',
  'glossary.hand': 'The cards you can play: one for each Agent; the rest are revealed on your Reveal turn',
  'glossary.discard-pile': 'Cards you have used or acquired. They are shuffled when your deck is empty',
  'glossary.in-play': 'Cards you have played or revealed this round',
  'glossary.intrigue-card':
    'Kept secret until played: Plots on your turn, others during Combat or the Endgame',
  'glossary.intrigue-plot': 'May be played at any time on your own turn',
  'glossary.intrigue-combat': 'May be played during Combat by anyone with a unit in the Conflict',
  'glossary.intrigue-endgame': 'May be played at the end of the game',
  'glossary.agent-icons': 'A card can send an Agent to a board space with one of its icons',
  'glossary.agent-box': 'What happens when the card sends an Agent',
  'glossary.reveal-box': 'What the card gives on your Reveal turn',
  'glossary.persuasion-cost': 'The Persuasion it takes to acquire the card',
  'glossary.acquire-effect': 'What happens immediately when the card is acquired',
  'glossary.sandworm': '3 strength in the Conflict; it doubles the reward you win there',
  'glossary.spy':
    'Watches the board spaces connected to an observation post. Recall it to send an Agent to one of them even if it is occupied, or to draw a card',
  'glossary.observation-post': 'A place for one spy, connected to the board spaces it watches',
  'glossary.infiltrate':
    'Recall a spy watching a board space to send your Agent there even if another Agent is already there',
  'glossary.gather-intelligence':
    'Recall a spy watching the board space you sent an Agent to, and draw a card',
  'glossary.maker-hooks': 'Let you summon sandworms at spaces where spice is harvested',
  'glossary.shield-wall': 'While it stands, sandworms cannot be summoned to Conflicts it protects',
  'glossary.contract': 'Do what it says to complete it and gain its reward',
  'glossary.battle-icon':
    'Two cards with the same icon (Objectives or won Conflict cards) are flipped for 1 victory point',
  'glossary.objective-card': 'A battle icon you start the game with',
  'glossary.training-track': 'Feyd-Rautha advances along it and gains the effect of each space',
  'glossary.rival':
    'An automated opponent. House Hagal cards send its Agents, and its own card says what it is after',
  'glossary.house-hagal':
    'Its cards tell the Rivals what to do. A card is revealed for each of their Agents, and more until one names an open board space',
  'glossary.scheme':
    'What a Rival does when it places the last spy of its supply. Its other spies are recalled',
  'glossary.priority-list':
    'The Factions in the order in which a Rival prefers them. It breaks ties and says where its spies go',
  'glossary.streamlined-rivals':
    'Rivals that score no points and cannot win. Once they have their Swordmaster, they collect nothing more',
  'glossary.smart-politics':
    'A Rival skips the board space of a Faction if it holds the Alliance there and leads, or has 2 or more Influence and is 2 or more behind the leader',
  'glossary.brutal-escalation':
    'In a Conflict III, each Rival reveals two cards for their swords instead of one',
  'glossary.expert-deployment':
    'In a Conflict I or II, a Rival that is far enough ahead deploys nothing this turn: by 4 strength in the base game, by 3 units in Uprising',
  'glossary.row-churn':
    'After each of your Reveal turns, two dice are rolled. The cards at those positions in the Imperium Row leave the game and are replaced; a 6 removes nothing',
  'glossary.sardaukar-commander':
    'A special troop: 2 strength. A player who sends an Agent to its space may pay 2 Solari to acquire and recruit it with a skill; later it is recruited from supply for 2 Solari, once per turn',
  'glossary.skill':
    'Works for you while one of your Sardaukar Commanders is in the Conflict, once per round however many there are. You cannot have the same skill twice',
  'glossary.deep-cover': 'Such a spy may be placed on an observation post that opponents’ spies occupy',
  'glossary.command': 'Takes effect on your Reveal turn once you have gained 6 Persuasion, spent or not',
  'glossary.combat-icon':
    'This turn you may deploy as if you had sent an Agent to a combat space: units recruited this turn and up to 2 more from your garrison',
  'glossary.wild-battle-icon': 'At the end of the game it may be paired with any other battle icon you have',
  'glossary.tech-tile':
    'Acquired for spice, mostly on a turn with an Agent on a Landsraad space. It gives something immediately, for the rest of the game, or both',
  'glossary.tech-discount':
    'The tile costs 1 spice less. It stacks with the discount for a High Council seat, but not with another of its kind',
  'glossary.flip':
    'The tile is flipped face down when it is used, and back up at the start of the next round',
  'glossary.ixian-embassy':
    'Three stacks of tech tiles. On a turn with an Agent sent to a Landsraad space, you may acquire one of those on top; with a High Council seat, they cost 1 spice less',
  'glossary.twisted-intrigue':
    'Piter De Vries’ Intrigue cards, from his own deck. In hand, they count as Intrigue cards',
  'glossary.navigation-card':
    "Steersman Y'rkoon places four of them face down and plays the next one whenever he reaches 2 Influence with a Faction",
  'glossary.tactics-token':
    'Chani advances it for each of her troops that retreats or is lost from the Conflict, and gains what the track gives. From the end, it returns to the start',
  'glossary.icon': 'Cards with this icon can send an Agent to the board spaces that show it',
  'glossary.icon.spy':
    'A card with this icon can send an Agent to any board space that one of your spies watches',
  'glossary.cost':
    'What must be paid first. A board space cannot be visited without paying its cost; before an arrow, paying is your choice',
  'glossary.requirement':
    'What must be true before something can be used: Influence with a Faction, a token, another card',
  'glossary.effect':
    'What a card, a board space or a tile does. Effects of one turn are resolved in any order you like',
  'glossary.reward':
    'What the Conflict card gives for a place in the Conflict. With a sandworm there, your reward is doubled',
  'glossary.bonus':
    'What you gain once your cube reaches this space of the Influence track, whether or not you take the Alliance',
  'glossary.board-space':
    'A place on the board for an Agent. It takes a card with the same icon to send one there, and the space must be free',
  'glossary.leader':
    'The character you play. The left ability works as its text says, the right one when you play your Signet Ring',
  'glossary.control-bonus': 'Goes to whoever controls the location, every time any Agent is sent there',
  'glossary.imperium-deck': 'The cards that refill the Imperium Row',
  'glossary.imperium-card':
    'A card for your deck, acquired with Persuasion. On a turn you use either its Agent box or its Reveal box',
  'glossary.intrigue-deck':
    'Where Intrigue cards are drawn from. When it is empty, the discard pile is shuffled',
  'glossary.conflict-card':
    'Turned up at the start of each round: what is fought over, and the rewards for the first three places',
  'glossary.setup':
    'Before the first round: Leaders are chosen, and everyone starts with 1 water, 3 troops in the garrison and the same ten cards',
  'glossary.round':
    'Five phases: Round Start, Player Turns, Combat, Makers, Recall. There are ten rounds at most',
  'glossary.phase': 'A part of the round. The five phases always come in the same order',
  'glossary.phase-round-start': 'The Conflict card of the round is turned up, and everyone draws five cards',
  'glossary.phase-player-turns':
    'In turn, everyone sends one Agent or reveals the cards left in hand. It ends when everyone has revealed',
  'glossary.phase-combat':
    'Whoever has units in the Conflict may play Combat Intrigue cards; then the strongest take the rewards',
  'glossary.phase-makers': '1 bonus spice is placed on each Maker space without an Agent',
  'glossary.phase-recall':
    'If someone has 10 points or the Conflict deck is empty, the game ends. Otherwise Agents return, and the First Player marker passes on',
  'glossary.endgame': 'Endgame Intrigue cards are played; then whoever has the most victory points wins',
  'glossary.agent-turn':
    'Play one card to send one Agent to a free board space, then resolve what the space and the card give, in any order',
  'glossary.reveal-turn':
    'Reveal all cards left in your hand, use their Reveal boxes and acquire new cards. It is your last turn of the round',
  'glossary.player': 'Everyone at the table, you included. Play goes clockwise',
  'glossary.opponent':
    'Every other player who is not on your team. Effects on each opponent are resolved clockwise from you',
  'glossary.winner':
    'Whoever has the most victory points at the end. Ties are broken by spice, then Solari, water and troops in the garrison',
  'glossary.tie':
    'In a tie for first, no one wins the Conflict and all tied players take the second reward. In a tie for second, they take the third; in a tie for third, nothing',
  'glossary.first-place': 'The most strength in the Conflict. Only a player who holds it alone wins',
  'glossary.second-place':
    'The second most strength in the Conflict; also the reward of those who tie for first',
  'glossary.third-place':
    'The third most strength in the Conflict. It is rewarded only with four or six players, or after a tie for second',
  'glossary.completed-contract':
    'A contract that has given its reward. It stays face down in front of you; some cards count such contracts',
  'glossary.draw-card': 'Take the top card of your deck',
  'glossary.trash':
    'A card from your hand, your discard pile or in play leaves your deck for the rest of the game. You may always choose not to',
  'glossary.trash-this': 'This card leaves the game',
  'glossary.discard': 'A card of your choice goes from your hand to your discard pile',
  'glossary.recall-agent':
    'One of your Agents returns from the board to your Leader and can be sent again this round. In Uprising, not the one sent this turn',
  'glossary.deploy':
    'Units go to the Conflict. On a turn with a combat space: all units recruited this turn and up to 2 more from your garrison',
  'glossary.retreat': 'Troops go from the Conflict back to your garrison. Sandworms cannot retreat',
  'glossary.lose': 'A lost troop returns to your supply, not to your garrison',
  'glossary.signet-ring': 'Uses the right ability of your Leader',
  'glossary.council-seat': 'Gives 2 Persuasion on each of your Reveal turns for the rest of the game',
  'glossary.steal-intrigue': 'Each opponent with four or more Intrigue cards gives you one of them at random',
  'glossary.recall-spy':
    'One of your spies returns from its observation post to your supply, usually as a cost',
  'glossary.spy-at': 'Place a spy on a free observation post connected to a board space with this icon',
  'glossary.conflict-level': 'I, II or III. The rewards grow with it; the last four rounds are level III',
  'glossary.arrow':
    'What comes before it is a cost; what comes after it is what you get. To enter a board space, you must pay its cost; anywhere else, paying is your choice, once',
  'glossary.bond': 'Works if you have another card of this Faction in play',
  'glossary.ally':
    'A member of a team who fights. The Ally that the Commander activates gets what the Commander cannot use',
  'glossary.team': 'A Commander and two Allies who win together: their victory points are added up',
  'glossary.throne-row':
    'Cards that Shaddam has moved there from the Imperium Row. Only his team can acquire them',
  'glossary.trade':
    'With one teammate: each may give any amount of one resource, or Intrigue cards, or nothing',
  'glossary.reinforce': 'Three troops split between the Allies of the team; they may be deployed immediately',
  'glossary.harvest': 'Send an Agent to a Maker space and gain at least this much spice that turn',
} as const satisfies { readonly [term in `glossary.${keyof typeof en.term}`]: string } & {
  readonly 'glossary.icon': string
  readonly 'glossary.icon.spy': string
}
