// What the bots of classic Dune hold dear. The unit is a stronghold held: everything else counts as a part of one.

export const WEIGHTS = {
  /** A victory at this Mentat Pause, on top of the strongholds that bring it. */
  victory: 6,
  /** Strongholds of an ally, and of each opponent. */
  allied: 0.4,
  opposed: 0.12,
  /** All the spice in the world, and how much of it is half of that. */
  riches: 1.5,
  comfort: 16,
  /** All twenty forces alive, and how many of them are the better part. */
  army: 1.8,
  muster: 12,
  /** A force that stands on the map instead of in the reserves. */
  present: 0.012,
  /** Leaders by strength: the best one, and each further one a part of the one before. */
  leader: 0.075,
  nextLeader: 0.75,
  traitor: 0.12,
  /** A battle is decided by so much strength, as often as not. */
  doubt: 2.4,
  /** Forces that still threaten a stronghold nobody contests. */
  siege: 1.6,
  /** An alliance for its own sake: shared powers, and two armies that do not fight each other. */
  friendship: 0.35,
  /** What a card cannot buy back: attention, a slot in the hand. */
  trouble: 0.04,
  /** How much a lead in points decides. */
  sharpness: 0.7,
} as const

const spiceFormula = (spice: number): number => WEIGHTS.riches * (1 - 2 ** (-spice / WEIGHTS.comfort))
/** Asked for in every corner of a battle plan. */
const SPICE = Array.from({ length: 64 }, (_, spice) => spiceFormula(spice))

/** Spice has less and less worth. */
export const spiceWorth = (spice: number): number => SPICE[spice] ?? spiceFormula(spice)

/** Forces alive, wherever they are. */
export const armyWorth = (forces: number): number => WEIGHTS.army * (1 - Math.exp(-forces / WEIGHTS.muster))
