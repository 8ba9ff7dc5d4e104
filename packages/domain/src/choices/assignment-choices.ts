import { battleDifficulties } from './battle-difficulties'
import { battleModes } from './battle-modes'
import { playModes } from './play-modes'
import { pronunciationModes } from './pronunciation-choices'
import { songModes } from './song-game-choices'

/** What an assignment can be about (assignments.md#what-is-assigned). */
export const assignmentActivities = ['conversationGame', 'pronunciationCustom', 'song'] as const

/** The modes that an assignment of each can fix; `any` fixes none (assignments.md#settings). */
export const assignmentModesOf = {
  conversationGame: ['any', ...battleModes],
  pronunciationCustom: pronunciationModes,
  song: ['any', ...songModes],
} as const

/** All of them together. */
export const assignmentModes = playModes

/** The difficulties that an assignment can fix; `any` fixes none (assignments.md#settings). */
export const assignmentDifficulties = ['any', ...battleDifficulties] as const

/** What an assignment asks for: a game played, a score reached, or a game won (assignments.md#requirement). */
export const requirements = ['play', 'score', 'win'] as const

export type AssignmentActivity = (typeof assignmentActivities)[number]
export type AssignmentMode = (typeof assignmentModes)[number]
export type AssignmentDifficulty = (typeof assignmentDifficulties)[number]
export type Requirement = (typeof requirements)[number]
