/**
 * What a play was: a battle over a conversation, a session of Learn Mode, or a round over a list
 * (learn.md#saved-sessions).
 */
export const playActivities = ['conversationGame', 'learn', 'pronunciationCustom'] as const

export type PlayActivity = (typeof playActivities)[number]
