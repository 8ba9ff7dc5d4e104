/** The steps of Learn Mode in their order (learn.md#steps). */
export const learnSteps = ['read', 'shadow', 'gap', 'rebuild', 'turn'] as const

export type LearnStep = (typeof learnSteps)[number]

/** Whose lines are learned: those of the first voice, of the second, or of both. */
export const learnParts = ['1', '2', 'both'] as const

export type LearnPart = (typeof learnParts)[number]

/** How long a session is about to be, in minutes, or as long as the conversation. */
export const learnLengths = ['5', '10', '15', 'all'] as const

export type LearnLength = (typeof learnLengths)[number]

/** What of a line is remembered (learn.md#memory-of-lines): to read it, to hear it, to say it, to write it. */
export const learnSkills = ['read', 'hear', 'say', 'write'] as const

export type LearnSkill = (typeof learnSkills)[number]

/** What is remembered: a line of a conversation, a line of a song, or a word of one (learn.md#memory-of-songs). */
export const rememberedKinds = ['line', 'lyric', 'word'] as const

/** Where a line was answered. */
export const attemptPlaces = ['learn', 'review', 'battle'] as const

export type AttemptPlace = (typeof attemptPlaces)[number]

/** How well a line is known; a firm one skips steps (learn.md#states-of-a-line). */
export const lineStates = ['new', 'learning', 'firm'] as const

export type LineState = (typeof lineStates)[number]
