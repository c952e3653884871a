// Six players: two teams, each a Commander and two Allies, in English.

import type { Told } from '../../outline.ts'
import type { teams as outline } from '../outline/teams.ts'

export const teams: Told<typeof outline> = {
  'teams.seats':
    "Two teams of three: Commander Muad'Dib with two Allies against Commander Shaddam Corrino IV with two. Clockwise: Muad'Dib, a Shaddam Ally, a Muad'Dib Ally, Shaddam, a Muad'Dib Ally, a Shaddam Ally.",
  'teams.win':
    'Allies start with 1 victory point, Commanders with 4. The game ends when a single player has 10; then the team with the higher total wins. Ties are broken by the teams’ total spice, then Solari, water, and troops in garrison.',
  'teams.talk':
    'Teammates talk openly. Private talk within a team, or showing each other cards, is off unless the table switches it on.',
  'teams.setup':
    'Six players always use the CHOAM module, with both Sardaukar contracts set aside for Shaddam, the third reward, and a Conflict deck of 9: five Conflict II over four Conflict III.',
  'teams.commander-setup':
    'A Commander has a 10-card deck of their own, 3 spies, 1 water and a personal track at 0, but no troops, combat marker or control markers. Allies set up as usual.',
  'teams.objectives':
    'Only Allies get Objectives, and each team ends up with one desert mouse and one crysknife: if one team has both mice, the holder of the one for 4 or 6 players swaps with the opposing Ally seated next to them.',
  'teams.board':
    'The board has 24 spaces: Military and Economic Support (Great Houses), Controversial Technology and Expedition (Fringe Worlds) replace the Emperor’s and Fremen spaces; Carthag and the Maker space Habbanya Erg are added. There are 15 observation posts.',
  'teams.personal-boards':
    "Personal boards, without observation posts: Sardaukar and Vast Wealth only for Shaddam, Hardy Warriors and Desert Mastery only for Muad'Dib. The Emperor and Fremen Alliance tokens lie there, the only ones a Commander can take.",
  'teams.faction-spaces':
    'Great Houses: Military Support costs 2 spice and gives Reinforce; Economic Support gives 1 spice and Trade. Fringe Worlds: Controversial Technology costs 2 spice and gives an Intrigue card and a card, and you may trash a card; Expedition gives a contract.',
  'teams.planet-spaces':
    'Carthag, a City and combat space, gives a troop and an Intrigue card; it cannot be controlled. Habbanya Erg, a Maker and combat space of the Spice Trade, costs 1 water and gives 2 spice, its bonus spice and a card.',
  'teams.personal-spaces':
    "Shaddam’s own spaces: Sardaukar costs 3 spice and gives 4 troops and an Intrigue card; Vast Wealth gives 3 Solari. Muad'Dib’s, both combat spaces: Hardy Warriors costs 1 water and gives 2 troops; Desert Mastery gives a card and 1 spice.",
  'teams.icons':
    "The Emperor icon means Great Houses, for Shaddam Great Houses or Emperor; the Fremen icon Fringe Worlds, for Muad'Dib Fringe Worlds or Fremen. With any-Faction icons a Commander may take the personal track instead; an Ally never moves it.",
  'teams.bonuses':
    'Only Allies stand on the main Influence tracks. Bonuses at 4: Great Houses 2 troops, Spacing Guild 3 Solari, Bene Gesserit an Intrigue card, Fringe Worlds a spy.',
  'teams.personal-track':
    "Personal track, for each team member: at 1, 1 spice (Muad'Dib) or 1 Solari (Shaddam); at 3, 1 water (Muad'Dib) or the choice to place a spy (Shaddam). For the Commander: 1 victory point at 2; the Alliance and 1 victory point at 4.",
  'teams.conditions':
    'Where a condition asks for a Commander’s Influence with a main Faction, it is that of the Ally who has the most.',
  'teams.activate':
    'Each of a Commander’s turns activates one Ally. The arrow on the Agent says which one, left or right; with the Swordmaster (two arrows) and on the Reveal turn, the Commander chooses.',
  'teams.activated-gets':
    'On a Commander’s turn the activated Ally gains or loses the main-track Influence (with its points, bonus and Alliance), gets the swords and units, and decides whether to deploy them. Troops to be lost are the Ally’s too.',
  'teams.commander-keeps':
    'The Commander keeps resources, cards, Intrigue cards, contracts, spies, the High Council seat, all other victory points and personal Influence, and pays the costs in resources and cards.',
  'teams.one-ally':
    'All effects of one Commander’s Reveal turn go to one Ally. On a Commander’s turn the activated Ally’s units count as the Commander’s, recruited and deployed by both; a ban on deploying binds that Ally. Conflict cards are not shared.',
  'teams.swords':
    'Swords from a Commander for an Ally who has not revealed yet are marked at once, even without units. On revealing, the Ally adds their own strength, or drops to 0 if none of their units is in the Conflict.',
  'teams.after-reveal':
    'On a Commander’s turn the activated Ally may deploy or retreat even after their own Reveal turn. An Ally who enters the Conflict only then has the strength of the units, without the swords they revealed before.',
  'teams.swordmaster':
    'The Swordmaster costs 8 or 6 Solari and serves for one round: at the end of the round in which it was sent, it goes back to the box. Its bonus token gives you 2 swords on every Reveal turn, for good.',
  'teams.worms':
    "Only Muad'Dib’s team uses Maker Hooks and sandworms. When any of its members takes Maker Hooks, both Allies get a token; Muad'Dib uses that of the activated Ally. For Shaddam’s team Sietch Tabr gives troop and water only.",
  'teams.throne':
    'Throne Row: Shaddam moves a non-Fremen card there from the Imperium Row at the start of the game (unless set otherwise) and with Imperial Tent. Only his team may acquire from it. It has no limit, no refill, and is not part of the Row.',
  'teams.combat':
    'Only Allies fight, each alone, for three rewards. A Commander may play Combat cards while an Ally of the team has a unit in the Conflict, each for one such Ally. Commanders get no rewards and no Conflict cards.',
  'teams.concede':
    'If the two Allies of one team are tied, one may concede: the other takes the higher reward (and wins, if it was for first place), the conceder the next lower one, or nothing after a tie for third.',
  'teams.reinforce':
    'Reinforce: 3 troops shared out between the team’s Allies, who may deploy them at once even without a combat space. Nothing else may be deployed at Military Support.',
  'teams.trade':
    'Trade: with one teammate, each of you may give any amount of one kind of resource, or Intrigue cards. Either or both may give nothing, and the gifts may differ in kind.',
  'teams.bloodlines':
    'Bloodlines: Sardaukar Commanders on Military Support, Deliver Supplies, High Council, Assembly Hall, Gather Support and Shaddam’s Sardaukar, the last in the bank. The two Fierce skills are left out; Liet Kynes is not recommended.',
  'teams.sardaukar-muaddib':
    "Muad'Dib’s team cannot have Sardaukar Commanders. A member who sends an Agent to a space with one may pay 2 spice to draw an Intrigue card and remove it from the game. It gains nothing from trashing Sardaukar Standard.",
  'teams.sardaukar-shaddam':
    'A Sardaukar Commander acquired by Shaddam is recruited for his activated Ally, who picks the skill and owns it from then on; only that Ally can recruit it from supply later.',
  'teams.tech':
    "Ornithopter Fleet does nothing for a Commander, who holds no Conflict cards. Muad'Dib’s team may acquire Plasteel Blades and Sardaukar High Command; Shaddam can use them only while acquiring a Sardaukar Commander.",
}
