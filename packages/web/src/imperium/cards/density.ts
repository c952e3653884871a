// Cards with much on them are set in smaller letters and icons.

/** From so many letters on, a step smaller. */
const STEPS = [38, 85, 125]

export const densityOf = (fullness: number): number => STEPS.filter((letters) => fullness > letters).length
