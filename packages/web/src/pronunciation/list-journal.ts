import type { PronunciationListEdit } from '@duologue/domain/pronunciation/list-edit'
import { hasFields, journalOf } from '../autosave/journal'

const isListEdit = hasFields<PronunciationListEdit>({
  texts: ['title'],
  lists: ['items'],
  others: ['isPublished'],
})

/** Where the edit of a list waits in this browser until it is stored. */
export const listJournal = (user: string, id: string) =>
  journalOf(user, `pronunciation-list:${id}`, isListEdit)
