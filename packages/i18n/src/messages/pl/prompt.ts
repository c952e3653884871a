// What is said where something is asked, in Polish.

export const prompt = {}
