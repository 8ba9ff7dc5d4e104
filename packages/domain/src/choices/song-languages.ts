/** The languages of songs, lyrics and words by the names that their calls use, in the specified order (S3 section 9). */
export const songLanguages = ['spanish', 'french', 'chinese', 'german'] as const

export type SongLanguage = (typeof songLanguages)[number]

const codes = { spanish: 'es', french: 'fr', chinese: 'zh', german: 'de' } as const

/** The two-letter code of a song's language, by which conversations and `lang` attributes name it (R1). */
export const codeOfSongLanguage = (language: SongLanguage) => codes[language]
