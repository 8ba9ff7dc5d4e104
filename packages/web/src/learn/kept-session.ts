import type { LearnSession } from '@duologue/domain/learn/session'

/** Where the session in progress is kept: for this tab, until it is over. */
const place = 'learn-in-progress'

/** Changes when a session of an earlier program could not go on in this one. */
const format = 1

/** What is learned: a conversation as it was then, or the review of a day. */
export type LearnSubject = string

/** Keeps a session for a reload; a full or forbidden storage keeps nothing. */
export function keepSession(subject: LearnSubject, session: LearnSession): void {
  try {
    sessionStorage.setItem(place, JSON.stringify({ format, subject, session }))
  } catch {
    forgetSession()
  }
}

/** The session of this subject that was left or reloaded; null when there is none. */
export function keptSession(subject: LearnSubject): LearnSession | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place) ?? 'null')
    const fits = kept?.format === format && kept.subject === subject
    return fits ? (kept.session as LearnSession) : null
  } catch {
    return null
  }
}

/** Forgets the session in progress. */
export function forgetSession(): void {
  try {
    sessionStorage.removeItem(place)
  } catch {
    // A forbidden storage holds nothing to forget.
  }
}
