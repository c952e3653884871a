// What is said in the catalogue, in Polish.

export const catalogue = {}
