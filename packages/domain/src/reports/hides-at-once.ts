import {
  type HideableKind,
  hideableKinds,
  type ReportDecision,
  type ReportedKind,
  reportLimits,
} from '../choices/report-choices'

/** Whether things of a kind can be hidden; other pages are ours. */
export const isHideable = (kind: ReportedKind): kind is HideableKind =>
  (hideableKinds as readonly string[]).includes(kind)

/** How old an account must be, in milliseconds, to hide something before its owner has confirmed an address. */
const knownAfter = 24 * 60 * 60 * 1000

/**
 * Whether an account is known well enough for its reports to hide something at once (reports.md#hiding-at-once): its
 * address is confirmed, or it is older than a day.
 * @param age how long ago the account was made, in milliseconds
 */
export const isKnownReporter = (account: { isEmailVerified: boolean; age: number }): boolean =>
  account.isEmailVerified || account.age > knownAfter

/** What decides whether a report hides what it is about. */
export interface ReportedState {
  kind: ReportedKind
  /** Whether somebody reports it whose account is not made for the purpose: a known address, or older than a day. */
  isByKnownUser: boolean
  isPublished: boolean
  isSample: boolean
  isByEditor: boolean
  /** Whether a class has it assigned. */
  isAssigned: boolean
  /** What an editor decided about it before; null when nobody did. */
  decision: ReportDecision | null
  /** Things that this person's reports have hidden within a day. */
  hiddenToday: number
}

/**
 * Whether a report hides its thing until an editor has looked (reports.md#hiding-at-once). A song, what many rely on, and
 * what an editor wrote or kept, only gets listed; so does what visitors and accounts of today without a confirmed
 * address report (reports.md#hiding-at-once), and the sixth thing of one person's day.
 */
export function hidesAtOnce(state: ReportedState): boolean {
  const { kind, isByKnownUser, isPublished, isSample, isByEditor, isAssigned } = state
  if (!isByKnownUser || !isHideable(kind) || kind === 'song' || !isPublished) return false
  if (isSample || isByEditor || isAssigned || state.decision !== null) return false
  return state.hiddenToday < reportLimits.hidingsADay
}
