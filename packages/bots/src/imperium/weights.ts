// What the bots hold dear, in victory points. `sietch tune` finds such numbers by self-play; docs/bots.md tells how.

export const EVALUATION = {
  // Goods in hand; each further one is worth a little less.
  solari: 0.1,
  spice: 0.16,
  water: 0.2,
  troop: 0.2,
  intrigue: 0.22,
  // One Persuasion on a Reveal turn, one card drawn, one card trashed.
  persuasion: 0.1,
  draw: 0.14,
  trash: 0.12,
  discard: 0.1,
  // Steps on an Influence track that are not points yet, towards the point at 2 and the Alliance at 4.
  firstStep: 0.36,
  thirdStep: 0.27,
  safeStep: 0.1,
  // What lasts, for each round to come.
  agent: 0.19,
  council: 0.28,
  deck: 24,
  thickness: 0.03,
  control: 0.17,
  hooks: 0.1,
  // What Solari on the way to it are worth beyond their price, as a part of what it brings.
  aim: 0.6,
  // An Agent still to be sent this round, and the Reveal boxes in hand.
  tempo: 0.4,
  hand: 0.8,
  // Pieces on the table.
  spy: 0.2,
  spySupply: 0.03,
  contract: 0.45,
  completed: 0.12,
  trophy: 0.43,
  shieldWall: 0.02,
  // Strength in the Conflict.
  conflict: 1.1,
  swords: 0.07,
  eagerness: 0.5,
  // Opponents: what harm to one of them is worth, and how sharply the lead decides.
  harm: 0.25,
  sharpness: 0.42,
  // How fast the leader gains points, and how fast goods fade as the end comes near.
  pace: 1.15,
  fading: 1.4,
  // Icons of a card in the deck.
  factionIcon: 0.06,
  icon: 0.05,
  agentShare: 0.4,
  // What an Intrigue card must bring to be played now, as a part of its worth; what speaks for revealing early.
  // What part of its worth an Intrigue card in hand counts.
  secrets: 0.8,
  holding: 0.85,
  revealing: 0.02,
  // How far guesses about strength may be off.
  spread: 1,
}

export type Weights = { readonly [W in keyof typeof EVALUATION]: number }

/** The same for the fast policy, which must make up for what it does not look at. */
export const INSTINCT: Weights = {
  solari: 0.0554,
  spice: 0.127,
  water: 0.11,
  troop: 0.143,
  intrigue: 0.245,
  persuasion: 0.129,
  draw: 0.181,
  trash: 0.0533,
  discard: 0.0657,
  firstStep: 0.441,
  thirdStep: 0.254,
  safeStep: 0.0406,
  agent: 0.0993,
  council: 0.14,
  deck: 8.04,
  thickness: 0.014,
  control: 0.0535,
  hooks: 0.0469,
  aim: 0.5,
  tempo: 0.129,
  hand: 0.22,
  spy: 0.15,
  spySupply: 0.0175,
  contract: 2.36,
  completed: 0.101,
  trophy: 0.246,
  shieldWall: 0.00511,
  conflict: 1.38,
  swords: 0.0688,
  eagerness: 0.232,
  harm: 0.264,
  sharpness: 0.496,
  pace: 0.519,
  fading: 0.475,
  factionIcon: 0.208,
  icon: 0.00716,
  agentShare: 0.286,
  secrets: 2.02,
  holding: 0.438,
  revealing: 0.0139,
  spread: 0.522,
}
