import type { learn } from '@duologue/contract/learn'
import type { Handlers } from '../http/handlers'
import { getProgress } from './get-progress'
import { getReview } from './get-review'
import { getSongProgress } from './get-song-progress'
import type { LearnRoom } from './learn-room'
import { practiseWord } from './practise-word'
import { saveAttempts } from './save-attempts'
import { stopPractising } from './stop-practising'

/** The room's answers to its calls. */
export const learnHandlers = (room: LearnRoom) =>
  ({
    saveAttempts: saveAttempts(room),
    getReview: getReview(room),
    getProgress: getProgress(room),
    getSongProgress: getSongProgress(room),
    practiseWord: practiseWord(room),
    stopPractising: stopPractising(room),
  }) satisfies Handlers<typeof learn>
