import { countNamed } from './forget'
import type { KeptKey } from './register'
import { editsTable } from './tables/edits-table'
import { done, settled } from './tables/open-table'

/** All rows of one user. */
const rowsOf = (user: string) => IDBKeyRange.bound([user], [user, []])

/** How many edits of songs of a user wait here; none where nothing can be kept. */
export const countEdits = async (user: string): Promise<number> =>
  editsTable('readonly').then(
    edits => settled(edits.count(rowsOf(user))),
    () => 0,
  )

/** How many pieces of unfinished work of a user wait in this browser: edits, and lists that were not created. */
export const countUnfinished = async (user: string): Promise<number> =>
  countNamed(user) + (await countEdits(user))

/** Forgets all edits of songs of a user, and settles when they are gone. */
export async function forgetEdits(user: string): Promise<void> {
  const edits = await editsTable('readwrite').catch(() => null)
  if (!edits) return
  edits.delete(rowsOf(user))
  await done(edits.transaction)
}

const places: readonly KeptKey[] = ['learn-progress', 'pronunciation-answers', 'unsaved-plays']

/** Whether a play or an answer of this user waits here; roughly, for whoever sends looks again. */
export function waitsHere(user: string): boolean {
  try {
    return places.some(key => localStorage.getItem(key)?.includes(user))
  } catch {
    return false
  }
}
