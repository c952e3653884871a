// Cards with much on them are set in smaller letters and icons.

/** From so many letters on, a step smaller. */
const STEPS = [38, 85, 125]

/** A small card has no words on it; from so much room that its icons need on, a step smaller. */
const CROWDS = [35, 50, 62]

const stepOf = (room: number, steps: readonly number[]): number => steps.filter((most) => room > most).length

export const densityOf = (fullness: number): number => stepOf(fullness, STEPS)

export const crowdOf = (icons: number): number => stepOf(icons, CROWDS)
