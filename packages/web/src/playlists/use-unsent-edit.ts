import { useUnsent } from '../autosave/use-unsent'
import { playlistJournal } from './playlist-journal'

/** Whether an edit of this playlist has waited in this browser since before the page was opened. */
export const useUnsentEdit = (user: string | null, id: string): boolean =>
  useUnsent(user === null ? null : `${user}:${id}`, () => playlistJournal(user ?? '', id))
