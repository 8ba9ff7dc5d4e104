import type { learn } from '@duologue/contract/learn'
import type { Handlers } from '../http/handlers'
import { getProgress } from './get-progress'
import { getReview } from './get-review'
import { keepAttempts } from './keep-attempts'
import type { LearnRoom } from './learn-room'

/** The room's answers to its calls. */
export const learnHandlers = (room: LearnRoom) =>
  ({
    keepAttempts: keepAttempts(room),
    getReview: getReview(room),
    getProgress: getProgress(room),
  }) satisfies Handlers<typeof learn>
