// What is said on the stage, where one sees what happens, in Russian.

export const stage = {}
