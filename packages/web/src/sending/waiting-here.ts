import { answersOf, useKeptAnswers } from './kept-answers'
import { useKeptProgress, waitingFor } from './kept-progress'
import { unsavedOf, useUnsavedPlays } from './unsaved-plays'

/** How much of a user waits here to be sent: games and sessions, and answers. */
export function waitingHere(user: string): { plays: number; answers: number } {
  const { attempts, plays } = waitingFor(user)
  return {
    plays: unsavedOf(user).length + plays.length,
    answers: attempts.length + answersOf(user).length,
  }
}

/** The same in a component, which follows it; nothing for nobody. */
export function useWaitingHere(user: string | null) {
  useKeptAnswers()
  useKeptProgress()
  useUnsavedPlays()
  return user === null ? { plays: 0, answers: 0 } : waitingHere(user)
}
