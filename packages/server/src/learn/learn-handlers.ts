import type { learn } from '@duologue/contract/learn'
import type { Handlers } from '../http/handlers'
import { getProgress } from './get-progress'
import { getReview } from './get-review'
import type { LearnRoom } from './learn-room'
import { saveAttempts } from './save-attempts'

/** The room's answers to its calls. */
export const learnHandlers = (room: LearnRoom) =>
  ({
    saveAttempts: saveAttempts(room),
    getReview: getReview(room),
    getProgress: getProgress(room),
  }) satisfies Handlers<typeof learn>
