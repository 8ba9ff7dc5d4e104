import type { PronunciationListEdit } from '@duologue/domain/pronunciation/list-edit'
import { journalOf } from '../autosave/journal'

/** Whether what this browser has kept is an edit of a list. */
const isListEdit = (value: unknown): value is PronunciationListEdit =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  typeof value.title === 'string' &&
  'isPublished' in value &&
  'items' in value &&
  Array.isArray(value.items)

/** Where the edit of a list waits in this browser until it is stored. */
export const listJournal = (user: string, id: string) =>
  journalOf(user, `pronunciation-list:${id}`, isListEdit)
