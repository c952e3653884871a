// What is said beside the things on the table, in English.

export const looks = {}
