// What is said where something is asked, in Ukrainian.

export const prompt = {}
