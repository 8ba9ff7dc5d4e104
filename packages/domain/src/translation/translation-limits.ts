/**
 * Texts of one request to translate, and characters of each: a whole conversation's, or a verse's
 * (words.md#translating).
 */
export const translationLimits = { texts: 200, text: 500 } as const
