// What is said beside the things on the table, in Polish.

export const looks = {}
