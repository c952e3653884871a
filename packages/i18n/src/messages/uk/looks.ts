// What is said beside the things on the table, in Ukrainian.

export const looks = {}
