// What is said where something is asked, in English.

export const prompt = {}
