/** Where items may be taken from instead of being typed (pronunciation.md#creating-one). */
export type Way = 'paste' | 'conversation' | 'song' | 'misses'
