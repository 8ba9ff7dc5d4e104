import { journalOf } from '../../autosave/journal'
import type { ListFields } from './list-fields'

const isListFields = (value: unknown): value is ListFields =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(list => typeof list === 'string')

/** Where word lists that were edited and not saved wait in this browser. */
export const listJournal = (user: string, songId: string) =>
  journalOf(user, `lists:${songId}`, isListFields)
