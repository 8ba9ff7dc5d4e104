import { journalOf } from '../../autosave/journal'
import type { TimeFields } from './time-fields'

const isTimeFields = (value: unknown): value is TimeFields =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(time => Number.isInteger(time) && time >= 0)

/** Where times that were set and not saved wait in this browser. */
export const timeJournal = (user: string, songId: string) =>
  journalOf(user, `times:${songId}`, isTimeFields)
