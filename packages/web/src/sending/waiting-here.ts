import { answersOf } from './kept-answers'
import { waitingFor } from './kept-progress'
import { unsavedOf } from './unsaved-plays'

/** How much of a user waits here to be sent: games and sessions, and answers. */
export function waitingHere(user: string): { plays: number; answers: number } {
  const { attempts, plays } = waitingFor(user)
  return {
    plays: unsavedOf(user).length + plays.length,
    answers: attempts.length + answersOf(user).length,
  }
}
