// What is said on the stage, where one sees what happens, in Ukrainian.

export const stage = {}
