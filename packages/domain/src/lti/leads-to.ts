import type { LaunchClaims } from './judge-claims'

/** What is known here of whoever a platform sends, and of their course. */
export interface KnownHere {
  /** Whether they have an account as a teacher or student of this platform. */
  hasAccount: boolean
  /** Whether the course is a class here. */
  hasClass: boolean
}

/**
 * What a launch leads to (lti.md#what-a-launch-leads-to): `first`, where a teacher says who they are here and makes the
 * class; `waits`, a student's before any teacher; else the thing itself, a choice of things, or the class.
 */
export type LeadsTo = 'first' | 'waits' | 'choose' | 'link' | 'class'

export function leadsTo(
  { side, deepLinking, link }: Pick<LaunchClaims, 'side' | 'deepLinking' | 'link'>,
  { hasAccount, hasClass }: KnownHere,
): LeadsTo {
  if (side === 'teacher' && !(hasAccount && hasClass)) return 'first'
  if (!hasClass) return 'waits'
  if (deepLinking) return 'choose'
  return link === null ? 'class' : 'link'
}
