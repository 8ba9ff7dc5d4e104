import { type KeptKey, userOfKey, whoseIs } from './register'
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

/** How many things wait under keys that name this user: edits that are not sent, lists that were not created. */
function countNamed(user: string): number {
  try {
    const isHis = (key: string) => whoseIs(key) === 'named' && userOfKey(key) === user
    return Object.keys(localStorage).filter(isHis).length
  } catch {
    return 0
  }
}

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

/** Whether a play or an answer that names one of these waits here; roughly, for whoever sends looks again. */
export function waitsHere(...names: string[]): boolean {
  try {
    const texts = places.map(key => localStorage.getItem(key) ?? '')
    return texts.some(text => names.some(name => text.includes(name)))
  } catch {
    return false
  }
}

/** Whether a play, an answer or an unfinished work of somebody else than this user waits in the local storage. */
function othersWaitHere(user: string | null): boolean {
  try {
    const rows = places.flatMap(
      key => JSON.parse(localStorage.getItem(key) ?? '[]') as readonly { user: string | null }[],
    )
    const isOthers = (of: string | null | undefined) => of !== user && typeof of === 'string'
    return (
      rows.some(row => isOthers(row.user)) ||
      Object.keys(localStorage).some(key => whoseIs(key) === 'named' && isOthers(userOfKey(key)))
    )
  } catch {
    return false
  }
}

/** Whether something of another account waits here; whose it is nobody is told. */
export async function isOthersWaiting(user: string | null): Promise<boolean> {
  if (othersWaitHere(user)) return true
  const all = await editsTable('readonly').then(
    edits => settled(edits.count()),
    () => 0,
  )
  return all > (user === null ? 0 : await countEdits(user))
}
