import { isGone } from '../forget'
import { editsPlace } from '../register'
import { done, settled, tableOf } from './open-table'

/** The table of edits in a transaction of its own; a browser that keeps nothing rejects. */
export const editsTable = tableOf(editsPlace, database => {
  database.createObjectStore(editsPlace.table, { keyPath: ['user', 'name'] })
})

/** The row of a user under a name; undefined when there is none. A browser that keeps nothing rejects. */
export const readEdits = async <T>(user: string, name: string): Promise<T | undefined> =>
  settled((await editsTable('readonly')).get([user, name]))

/** Keeps a row, or with null forgets it; of who has logged out nothing is kept. */
export async function writeEdits(user: string, name: string, row: object | null): Promise<void> {
  const edits = await editsTable('readwrite')
  if (row === null || isGone(user)) edits.delete([user, name])
  else edits.put({ ...row, user, name })
  await done(edits.transaction)
}
