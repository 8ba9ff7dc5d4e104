/** How difficult a song or a word is, the easiest first (S3 section 9). */
export const songDifficulties = ['beginner', 'intermediate', 'advanced'] as const

export type SongDifficulty = (typeof songDifficulties)[number]
