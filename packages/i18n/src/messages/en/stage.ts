// What is said on the stage, where one sees what happens, in English.

export const stage = {}
