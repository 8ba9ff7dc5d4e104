/** How the saving of what is edited stands (saving.md#statuses): nothing to tell, on its way, stored, not stored. */
export type SaveStatus = 'ready' | 'saving' | 'saved' | 'error'

/** What happens to it: something is edited, it is sent, it is answered, or the answer is none or a refusal. */
export type SaveEvent = 'edited' | 'sent' | 'answered' | 'failed'

/** The status after an event (saving.md#statuses). What was not stored stays told until it is sent again. */
export function nextSaveStatus(status: SaveStatus, event: SaveEvent): SaveStatus {
  if (event === 'sent') return 'saving'
  if (event === 'answered') return 'saved'
  if (event === 'failed') return 'error'
  return status === 'saved' ? 'ready' : status
}
