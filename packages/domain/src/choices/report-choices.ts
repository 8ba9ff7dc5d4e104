/** Why something is reported (reports.md#reasons). */
export const reportReasons = ['hurtful', 'copyright', 'private', 'wrong', 'other'] as const

/** What a page shows that is reported; `page` is any other page. */
export const reportedKinds = [
  'conversation',
  'pronunciationList',
  'playlist',
  'course',
  'song',
  'page',
] as const

/** What an editor can hide and show again. */
export const hideableKinds = [
  'conversation',
  'pronunciationList',
  'playlist',
  'course',
  'song',
] as const

/** What an editor decides about something that was reported. */
export const reportDecisions = ['keep', 'hide'] as const

export type ReportReason = (typeof reportReasons)[number]
export type ReportedKind = (typeof reportedKinds)[number]
export type HideableKind = (typeof hideableKinds)[number]
export type ReportDecision = (typeof reportDecisions)[number]

const day = 24 * 60 * 60 * 1000

/** Lengths in characters, counts, and times in milliseconds, of reports (reports.md#limits-of-reports). */
export const reportLimits = {
  address: 2000,
  comment: 1000,
  /** Reports of a person, or of visitors behind one address. */
  anHour: 10,
  /** Things that one person's reports hide at once: nobody empties a school. */
  hidingsADay: 5,
  /** Things on a page of the list. */
  aPage: 20,
  /** Reports that are shown of one thing, the latest ones. */
  shown: 50,
  /** A year after a decision its reports are forgotten. */
  kept: 365 * day,
} as const
