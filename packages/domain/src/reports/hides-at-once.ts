import {
  type HideableKind,
  hideableKinds,
  type ReportDecision,
  type ReportedKind,
  reportLimits,
} from '../choices/report-choices'

/** Whether things of a kind can be hidden; songs are curated instead, other pages are ours. */
export const isHideable = (kind: ReportedKind): kind is HideableKind =>
  (hideableKinds as readonly string[]).includes(kind)

/** What decides whether a report hides what it is about. */
export interface ReportedState {
  kind: ReportedKind
  /** Whether somebody with an account reports it. */
  isByUser: boolean
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
 * Whether a report hides its thing until an editor has looked (open pages 3.7, decision 049). What many rely on, and
 * what an editor wrote or kept, only gets listed; so does what visitors report, and the sixth thing of one person's day.
 */
export function hidesAtOnce(state: ReportedState): boolean {
  const { kind, isByUser, isPublished, isSample, isByEditor, isAssigned } = state
  if (!isByUser || !isHideable(kind) || !isPublished) return false
  if (isSample || isByEditor || isAssigned || state.decision !== null) return false
  return state.hiddenToday < reportLimits.hidingsADay
}
