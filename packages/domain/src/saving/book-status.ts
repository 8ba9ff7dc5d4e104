/** How saving stands on a page that saves by itself edit by edit (songs.md#autosave). */
export type BookStatus = 'idle' | 'waitingToSend' | 'pending' | 'success' | 'error' | 'formError'

/** What the status is read from. */
export interface BookFacts {
  waiting: number
  isSending: boolean
  /** Something that waits may not be stored as it is. */
  hasFault: boolean
  /** The last try failed. */
  hasFailed: boolean
  hasSaved: boolean
}

/**
 * The status of what is edited (songs.md#autosave). A fault stops everything (songs.md#autosave), but what is on its
 * way is told first; an edit made meanwhile is waiting again when the answer comes (songs.md#autosave).
 */
export function bookStatus(facts: BookFacts): BookStatus {
  if (facts.isSending) return 'pending'
  if (facts.waiting === 0) return facts.hasSaved ? 'success' : 'idle'
  if (facts.hasFault) return 'formError'
  return facts.hasFailed ? 'error' : 'waitingToSend'
}

/** Statuses with which the page is not left without a question (songs.md#leaving). */
export const isUnsafeToLeave = (status: BookStatus) => status !== 'idle' && status !== 'success'
