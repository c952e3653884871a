// Cards with a lot of content get smaller text and icons.

/** Letter counts at which the text gets a step smaller. */
const STEPS = [38, 85, 125]

/** A small card has no text; icon widths at which it gets a step smaller. */
const CROWDS = [35, 50, 62]

const stepOf = (room: number, steps: readonly number[]): number => steps.filter((most) => room > most).length

export const densityOf = (fullness: number): number => stepOf(fullness, STEPS)

export const crowdOf = (icons: number): number => stepOf(icons, CROWDS)
