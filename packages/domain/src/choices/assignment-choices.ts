import { battleDifficulties } from './battle-difficulties'
import { battleModes } from './battle-modes'

/** What an assignment can be about (S2 section 3). */
export const assignmentActivities = ['conversationGame', 'pronunciationCustom'] as const

/** The modes that an assignment of a conversation can fix; `any` fixes none (S2 section 5). */
export const assignmentModes = ['any', ...battleModes] as const

/** The difficulties that an assignment can fix; `any` fixes none (S2 section 5). */
export const assignmentDifficulties = ['any', ...battleDifficulties] as const

/** What an assignment asks for: a game played, a score reached, or a game won (S2 section 5). */
export const requirements = ['play', 'score', 'win'] as const

export type AssignmentActivity = (typeof assignmentActivities)[number]
export type AssignmentMode = (typeof assignmentModes)[number]
export type AssignmentDifficulty = (typeof assignmentDifficulties)[number]
export type Requirement = (typeof requirements)[number]
