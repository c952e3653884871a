// Cards with much on them are set in smaller letters and icons.

const SMALLER = 38
const SMALLEST = 95

export const densityOf = (fullness: number): 0 | 1 | 2 =>
  fullness > SMALLEST ? 2 : fullness > SMALLER ? 1 : 0
