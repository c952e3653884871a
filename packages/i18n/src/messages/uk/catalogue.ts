// What is said in the catalogue, in Ukrainian.

export const catalogue = {}
