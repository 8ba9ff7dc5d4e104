/** What a play was: a battle over a conversation, or a session of Learn Mode (open pages, 3.3). */
export const playActivities = ['conversationGame', 'learn'] as const

export type PlayActivity = (typeof playActivities)[number]
