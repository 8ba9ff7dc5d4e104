/**
 * What a play was: a battle over a conversation, a session of Learn Mode, a round over a list, or a game over a song
 * (plays.md#played-things; learn.md#saved-sessions).
 */
export const playActivities = ['conversationGame', 'learn', 'pronunciationCustom', 'song'] as const

export type PlayActivity = (typeof playActivities)[number]
