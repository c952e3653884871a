// What is said on the stage, where one sees what happens, in Polish.

export const stage = {}
