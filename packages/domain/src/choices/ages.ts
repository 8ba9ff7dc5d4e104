/** How old a character is taken to be: it shapes the voice and the portrait of a sample. */
export const ages = ['child', 'young', 'adult', 'old'] as const

export type Age = (typeof ages)[number]
