/** Where items may be taken from instead of being typed (open pages 3.5). */
export type Way = 'paste' | 'conversation' | 'song' | 'misses'
