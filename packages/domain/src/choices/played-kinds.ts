import type { PlayActivity } from './play-activities'

/** What can be played, each by the name that the API gives to its ids (plays.md#played-things). */
export const playedKinds = ['conversation', 'pronunciationList', 'song'] as const

export type PlayedKind = (typeof playedKinds)[number]

/** The game over each. */
export const gameOf = {
  conversation: 'conversationGame',
  pronunciationList: 'pronunciationCustom',
  song: 'song',
} as const satisfies Record<PlayedKind, PlayActivity>
