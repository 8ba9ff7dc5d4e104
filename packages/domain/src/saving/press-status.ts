/** How saving stands on a page that saves when it is asked to, and not by itself (songs.md#save-by-press). */
export type PressStatus = 'ready' | 'pressToSave' | 'pending' | 'error' | 'success'

/** What the status is read from. */
interface PressFacts {
  isSending: boolean
  isDirty: boolean
  /** The last try failed. */
  hasFailed: boolean
  hasSaved: boolean
}

/** The status of a page without autosave (songs.md#save-by-press). */
export function pressStatus({ isSending, isDirty, hasFailed, hasSaved }: PressFacts): PressStatus {
  if (isSending) return 'pending'
  if (isDirty) return hasFailed ? 'error' : 'pressToSave'
  return hasSaved ? 'success' : 'ready'
}

/** Whether there is something to save: only then it is asked whether to (songs.md#save-by-press). */
export const offersSaving = (status: PressStatus): boolean =>
  status === 'error' || status === 'pressToSave'
