/** What is done with an item (pronunciation.md#modes): its sound is found, its text is found, or it is written down. */
export const pronunciationSkills = ['reading', 'listening', 'writing'] as const

/** The modes of the pronunciation game; `any` is all of them mixed (pronunciation.md#modes). */
export const pronunciationModes = ['any', ...pronunciationSkills] as const

export type PronunciationSkill = (typeof pronunciationSkills)[number]
export type PronunciationMode = (typeof pronunciationModes)[number]

/** The languages that a round can be played in without a list (pronunciation.md#rounds-without-lists). */
export const roundLanguages = ['es', 'fr', 'zh', 'de', 'en'] as const
