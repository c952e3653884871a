// House Hagal and the Rivals in games of one and two, in English.

import type { Told } from '../../outline.ts'
import type { rivals as outline } from '../outline/rivals.ts'

export const rivals: Told<typeof outline> = {
  'rivals.turn':
    'A Rival takes only Agent turns and has no deck: House Hagal cards are revealed until one names a space that is free and not closed. It ignores the cost and effect of that space and gets only what the card shows.',
  'rivals.turn-uprising':
    'A Rival takes only Agent turns: House Hagal cards are revealed until one names a space that is free and not closed. It pays nothing and gets only what the card shows. Of two spaces on a card, only the one whose condition holds counts.',
  'rivals.influence-cards':
    'A bonus that a House Hagal card gives only with 2 Influence never keeps the Rival away; it just misses the bonus. The Sietch Tabr card, however, needs 2 Fremen Influence, otherwise another card is revealed.',
  'rivals.reshuffle':
    'When the House Hagal deck is used up, or the card Reshuffle is revealed, all its cards are shuffled and play goes on.',
  'rivals.troops':
    'A Rival’s recruits go to the Conflict from a combat space, otherwise to its garrison. From a combat space it also deploys up to two from its garrison.',
  'rivals.harvest':
    'Harvest Spice sends a Rival to the Maker space with the most bonus spice (tie: the most spice in all); with no bonus spice another card is revealed. Solo it takes all the spice, with two players the bonus goes to the bank.',
  'rivals.harvest-uprising':
    'A Maker card needs bonus spice at its space, else another is revealed. The Rival takes it and, with Maker Hooks and a Conflict open to sandworms, summons 1 (Hagga Basin) or 2 (Deep Desert); otherwise it takes the printed spice.',
  'rivals.wall':
    'A Rival removes the Shield Wall only if it has Maker Hooks. Troops its Scheme recruits earlier in a turn are deployed too if the Agent then goes to a combat space.',
  'rivals.influence':
    'A Rival gains 1 Influence per Influence icon. It takes and loses Alliance tokens like a player, but never gets the bonus at 4.',
  'rivals.influence-uprising':
    'A Rival takes Influence of its choice where it has the least, with ties broken by its priority list; a numbered icon means that place on the list. It scores points and Alliances like a player, but gets no bonus at 4.',
  'rivals.spies':
    'A Place Spy card puts a spy on a free post of the kind it names, if any; then another card is revealed for the Agent. Other Spy icons use the first free Faction post of its list. Rivals never Infiltrate or Gather Intelligence.',
  'rivals.scheme': 'When a Rival places its third spy, the other two are recalled and its Scheme happens.',
  'rivals.combat':
    'When Combat begins each Rival with a unit in the Conflict reveals a House Hagal card and adds its swords, in turn order. Rivals play no Intrigue cards.',
  'rivals.rewards':
    'Rewards follow the rules for three or fewer players; a Rival tied for second takes the third reward like a player. A Rival’s visit gives the controller the control bonus, and effects on opponents hit Rivals that have what is needed.',
  'rivals.rewards-uprising':
    'Rivals take Conflict rewards in full: doubled by a sandworm, with the card and its battle icon, control and defense. They always pay for victory points if they can; a contract is 2 Solari, a trash nothing.',
  'rivals.two-base':
    'Two players, base game: one Rival with three Agents and no Leader, garrison, resources or points. It acts after each Agent turn of the First Player while it has Agents. It can take places and Alliances from you but gains nothing.',
  'rivals.two-base-more':
    'Two players use 28 House Hagal cards (without Arrakeen 1P). The First Player marker alternates between you. If the Rival wins a Conflict for a controlled location, the control marker there is removed.',
  'rivals.solo-base':
    'Solo, base game: two Rivals with two Agents each and Leaders of whom only the Signet Ring ability works (not Paul Atreides or Helena Richese), 27 of 31 House Hagal cards. Everyone starts with 1 water and 0 points; the Rival on your left begins.',
  'rivals.solo-base-levels':
    'Easy, Mercenary: you start with 1 extra Solari and 1 extra spice, Rivals without a garrison. Medium, Sardaukar: each Rival starts with 3 troops in garrison and an Intrigue card, and the Mentat space costs you 5 Solari.',
  'rivals.solo-base-swordmaster':
    'Both Rivals get their Swordmaster at once when a certain Conflict card is revealed: the fifth of the game at Mercenary, the fourth at Sardaukar, the third at Mentat and Kwisatz Haderach.',
  'rivals.solo-base-hard':
    'Mentat is Sardaukar with Expert Deployment: a Rival leading by at least 4 strength deploys nothing in a Conflict I or II; in a Conflict III it deploys all it can. Kwisatz Haderach is Mentat, and you cannot gain the Swordmaster.',
  'rivals.solo-base-points':
    'Solo Rivals take rewards in full and turn 3 Intrigue cards, 3 water, 7 Solari or 7 spice into 1 victory point at once. They score at 2 Influence and for Alliances, can win, and each counts as owning two The Spice Must Flow.',
  'rivals.solo-base-choices':
    'A Rival that must choose a Faction takes the one where it has the least Influence; ties and all other choices are yours.',
  'rivals.setup-uprising':
    'Solo you face two Rivals with 36 House Hagal cards, with two players one Rival with 37. Each has 3 troops in garrison, two Agents, 1 water, 3 spies, 0 points and an Objective (with two players the ornithopter).',
  'rivals.order-uprising':
    'A Rival takes an Agent turn whenever its turn comes, until it has no Agents. Solo, the First Player marker visits everyone; with two players it alternates between you, and in every order the Rival comes right after the First Player.',
  'rivals.swordmaster-uprising':
    'A Rival adds up its Solari, spice, Intrigue cards and water; on reaching its Swordmaster value it pays that many, in this order, and gets its third Agent. From then on the Swordmaster costs you 6.',
  'rivals.points-uprising':
    'Once it has its Swordmaster, a Rival turns 7 Solari, 7 spice, 3 Intrigue cards or 3 water into 1 victory point whenever it has them.',
  'rivals.levels-uprising':
    'Levels. Mercenary: Rivals have no garrison, you get an Intrigue card. Sardaukar: no change. Mentat: Smart Politics, Brutal Escalation and Expert Deployment. Kwisatz Haderach: as Mentat, and you cannot gain the Swordmaster.',
  'rivals.politics':
    'Smart Politics: a Rival skips the cards Dutiful Service, Deliver Supplies, Secrets and Fremkit if it holds that Alliance and leads by at least 1, or has at least 2 Influence there and is 2 or more behind the leader.',
  'rivals.escalation':
    'Brutal Escalation: two combat cards per Rival in a Conflict III. Expert Deployment: in a Conflict I or II a Rival leading by at least 3 units deploys nothing; in a Conflict III, all it can. Both may be used in any game with Rivals.',
  'rivals.streamlined':
    'Streamlined Rivals (two players): Lady Amber Metulli or Glossu "The Beast" Rabban cannot win and score no points. They collect resources only until they have the Swordmaster; then bonus spice they take goes to the bank. They still take Alliances.',
  'rivals.churn':
    'Imperium Row churn (optional): after each of your Reveal turns two dice are rolled; the Row cards at those places, counted from the left, leave the game and are replaced. A 6 removes nothing, equal numbers one card.',
  'rivals.bloodlines-cards':
    "Bloodlines adds 6 House Hagal and 6 Rival cards. The two Tuek's Sietch cards join only if a player chose Esmar Tuek; Rival Kota Odax of Ix only solo with the Tech module.",
  'rivals.tueks-sietch':
    "A Tuek's Sietch card sends the Rival there if the space is free and holds bonus spice: 1 spice and the bonus, with deployment as on any combat space. Otherwise another card is revealed.",
  'rivals.commanders':
    'With its Swordmaster and 2 Solari, a Rival pays 2 to acquire the Commander of a space it sends an Agent to. It deploys Commanders first and has no skills: each gives it 4 strength in the Conflict, then goes to the box.',
  'rivals.commanders-streamlined':
    'A Streamlined Rival with its Swordmaster removes from the game the Commander of the space it sends an Agent to.',
  'rivals.losses':
    'A Rival that must lose a troop loses an ordinary one before a Commander, and from its garrison before the Conflict.',
  'rivals.commanders-base':
    'With the base game, solo Rivals that have their Swordmaster acquire Commanders for 2 Solari; with two players the Rival removes the Commander of the space it visits from the game, from the start.',
  'rivals.base-leaders':
    'With the base game Esmar Tuek and Piter De Vries may be solo Rivals. Esmar Tuek’s Signet takes 1 bonus spice from the space with the most (tie: most spice in all), if there is any; Piter De Vries’s is used as printed.',
  'rivals.deep-cover':
    'A Rival’s deep-cover spy goes to the first Faction post of its list, ignoring other spies. A spy forced to move goes to the first free post of the list other than the one it leaves; with none free it is lost.',
  'rivals.tech':
    'Solo, a Rival ignores tech until it has its Swordmaster, then saves spice for tiles with the House Hagal mark and pays 7 spice for a point only during a Conflict III. With two players the Rival ignores tech.',
  'rivals.tech-acquire':
    'One of the four Acquire Tech cards makes a Rival buy the costliest tile it can afford, 1 spice cheaper (tie: the highest stack); then another card is revealed for its Agent. Rival Kota Odax of Ix can do so with the Signet Ring too.',
  'rivals.tech-mark':
    'If no face-up tile has the House Hagal mark, the top tile of the largest stack leaves the game and the next is turned up, until one has it; among equal stacks take the topmost.',
  'rivals.tech-reveal':
    'Delivery Bay, Panopticon and Training Depot give a Rival their Reveal effects right after its last Agent turn of the round, and Command always counts as reached. It ignores the Acquire effect of Delivery Bay.',
  'rivals.tech-use':
    'Most tiles work for a Rival as for you. Of Gene-Locked Vault, Glowglobes, Self-Destroying Messages and Servo-Receivers it uses only the Acquire effect; the Vault gives it an Intrigue card.',
  'rivals.tech-flip':
    'A Rival flips Rapid Dropships the first time in a round it goes to a space that is not a combat space, and Spy Drones at the first opportunity each round, for 1 Solari, even right after acquiring it.',
}
