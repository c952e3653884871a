// What is said in the catalogue, in Russian.

export const catalogue = {}
