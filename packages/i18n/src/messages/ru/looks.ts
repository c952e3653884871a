// What is said beside the things on the table, in Russian.

export const looks = {}
