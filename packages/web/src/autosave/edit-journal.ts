import { readEdits, writeEdits } from '../saved-here/tables/edits-table'

/** What was edited and is not stored yet, by one person, under one name; kept in this browser. */
export interface KeptEdits<T> {
  user: string
  name: string
  /** When it was last written, in milliseconds. */
  at: number
  value: T
}

/**
 * The journal of one thing that one person edits (songs.md#journal): what is not stored yet stays in this browser
 * though the page is closed or killed. Writes are done in the order in which they are asked for; a browser that
 * keeps nothing rejects them.
 */
export function editJournal<T>(user: string, name: string) {
  return {
    read: async (): Promise<KeptEdits<T> | null> => (await readEdits(user, name)) ?? null,
    /** Keeps a value, or with null forgets what was kept. */
    write: (value: T | null, at: number): Promise<void> =>
      writeEdits(user, name, value === null ? null : { at, value }),
  }
}

export type EditJournal<T> = ReturnType<typeof editJournal<T>>
