import type { LearnSession } from '@duologue/domain/learn/session'
import { inTab } from '../saved-here/in-tab'

/** Where the session in progress is kept: for this tab, until it is over. */
const place = inTab('learn-in-progress')

/** Changes when a session of an earlier program could not go on in this one. */
const format = 1

/** What is learned: a conversation as it was then, or the review of a day. */
export type LearnSubject = string

/** Keeps a session for a reload. */
export const keepSession = (subject: LearnSubject, session: LearnSession): void =>
  place.keep({ format, subject, session })

/** The session of this subject that was left or reloaded; null when there is none. */
export function keptSession(subject: LearnSubject): LearnSession | null {
  const kept = place.kept() as Record<string, unknown> | null
  const fits = kept?.format === format && kept.subject === subject
  return fits ? (kept.session as LearnSession) : null
}

/** Forgets the session in progress. */
export const forgetSession = place.forget
