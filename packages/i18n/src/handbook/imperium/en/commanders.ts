// Bloodlines: Sardaukar Commanders, their skills and the new keywords, in English.

import type { Told } from '../../outline.ts'
import type { commanders as outline } from '../outline/commanders.ts'

export const commanders: Told<typeof outline> = {
  'commanders.box':
    'Bloodlines adds 25 Imperium and 15 Intrigue cards, 8 Leaders, one Conflict I and one Conflict II (4 and 10 to draw from). The CHOAM and Tech modules bring more of them. Old and new Leaders mix freely.',
  'commanders.setup':
    'There are seven Sardaukar Commanders: one each on Sardaukar, Dutiful Service, Deliver Supplies, High Council and Gather Support, with four players a sixth on Assembly Hall, and the last in the bank for the card Sardaukar Standard.',
  'commanders.setup-base':
    'With the base game the seven Sardaukar Commanders start on Conspire, Wealth, Foldspace, High Council and Rally Troops, with four players a sixth on Hall of Oratory; the last is in the bank for Sardaukar Standard.',
  'commanders.acquire':
    'When you send an Agent to a space with a Sardaukar Commander, you may pay 2 Solari at any point of that turn to acquire and recruit that Commander. Anything that helps with recruiting a Commander helps here too.',
  'commanders.deploy':
    'A Sardaukar Commander is a troop of strength 2. It is recruited to your garrison or, on a turn with a combat space, straight to the Conflict; it can be one of the two from your garrison, and it can retreat.',
  'commanders.supply':
    'After the Conflict, or when lost, a Commander returns to your supply. Troop icons and effects that take a troop from supply do not affect it there; they take a cube.',
  'commanders.recruit-again':
    'Once on each of your turns you may pay 2 Solari to recruit one Commander from your supply, to the garrison or, with a combat space this turn, to the Conflict. It gives no skill. Acquiring another from a space the same turn is allowed.',
  'commanders.tie-break':
    'Sardaukar Commanders in your garrison count as troops in the tie-break at the end of the game, and as units wherever a card counts units.',
  'commanders.skill':
    'Each Commander you acquire gives you one of four face-up skills (of 14), which is then replaced. You never have the same skill twice; if none may be taken, the Commander comes without one.',
  'commanders.skill-active':
    'While at least one of your Commanders is in the Conflict all your skills work, each once per round: a bonus on your Reveal turn (Driven: 1 spice) or extra strength (Canny). If the last one leaves, that strength is lost.',
  'commanders.skill-strength':
    'Strength from skills counts like swords, from your Reveal turn on, and its conditions are checked all the time until the rewards. Reveal skills still pay if your first Commander enters the Conflict during that Reveal turn.',
  'commanders.go-to-ground': 'Go to Ground may retreat one or both of two Commanders, since they are troops.',
  'commanders.deep-cover':
    'A spy with deep cover may go to a post that opponents’ spies occupy, but not to one with a spy of your own.',
  'commanders.command':
    'Command (6+) works on your Reveal turn once you have gained 6 or more Persuasion for it, from any source, spent or not, this card’s included. It is then mandatory, unless it is optional in itself.',
  'commanders.combat-icon':
    'Combat icon: this turn you may deploy as if you had sent an Agent to a combat space, on a Reveal turn too. Several icons, or icon and space, still allow only two units from the garrison.',
  'commanders.moved-spy':
    'A spy forced to move by False Orders or Holy War goes to an empty post not connected to that space, chosen by its owner. With none free it returns to supply.',
}
