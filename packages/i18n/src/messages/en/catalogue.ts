// What is said in the catalogue, in English.

export const catalogue = {}
