import { useUnsent } from '../autosave/use-unsent'
import { listJournal } from './list-journal'

/** Whether an edit of this list has waited in this browser since before the page was opened. */
export const useUnsentList = (user: string | null, id = ''): boolean =>
  useUnsent(user === null || id === '' ? null : `${user}:${id}`, () => listJournal(user ?? '', id))
