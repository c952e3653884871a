// What the bots of classic Dune value. The unit is a stronghold held: everything else is a fraction of one.

export const WEIGHTS = {
  /** A victory at this Mentat Pause, on top of the strongholds that bring it. */
  victory: 6,
  /** Strongholds of an ally, and of each opponent. */
  allied: 0.4,
  opposed: 0.12,
  /** What unlimited spice is worth, and how much spice is worth half of that. */
  riches: 1.5,
  comfort: 16,
  /** What all twenty forces alive are worth, and how many of them make up most of it. */
  army: 1.8,
  muster: 12,
  /** A force on the map instead of in the reserves. */
  present: 0.012,
  /** Leaders by strength: the best one, and each further one as a fraction of the one before. */
  leader: 0.075,
  nextLeader: 0.75,
  traitor: 0.12,
  /** The difference in strength that decides half of all battles. */
  doubt: 2.4,
  /** Forces that may still threaten an uncontested stronghold. */
  siege: 1.6,
  /** An alliance for its own sake: shared powers, and two armies that do not fight each other. */
  friendship: 0.35,
  /** What playing a card costs besides: attention, a slot in hand. */
  trouble: 0.04,
  /** How much a lead in points decides. */
  sharpness: 0.7,
} as const

const spiceFormula = (spice: number): number => WEIGHTS.riches * (1 - 2 ** (-spice / WEIGHTS.comfort))
/** Used everywhere in a battle plan. */
const SPICE = Array.from({ length: 64 }, (_, spice) => spiceFormula(spice))

/** Spice has diminishing returns. */
export const spiceWorth = (spice: number): number => SPICE[spice] ?? spiceFormula(spice)

/** Forces alive, wherever they are. */
export const armyWorth = (forces: number): number => WEIGHTS.army * (1 - Math.exp(-forces / WEIGHTS.muster))
