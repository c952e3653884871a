// What is said where something is asked, in Russian.

export const prompt = {}
