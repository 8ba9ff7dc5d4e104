import { journalOf } from '../../autosave/journal'
import { isAddFields } from './add-fields'

/** Where lyrics that were added and not saved wait in this browser. */
export const addJournal = (user: string, songId: string) =>
  journalOf(user, `add-lyrics:${songId}`, isAddFields)
