import { isGone } from './forget'
import { editsPlace } from './register'

/** What a request answers. */
export const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Settles when everything of a transaction is kept, not only asked for. */
export const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })

let opened: Promise<IDBDatabase> | undefined

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const opening = indexedDB.open(editsPlace.database, 1)
    opening.onupgradeneeded = () =>
      opening.result.createObjectStore(editsPlace.table, { keyPath: ['user', 'name'] })
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const found = opening.result
      // Somebody deletes or replaces it: this page must not stand in the way.
      found.onversionchange = () => {
        found.close()
        opened = undefined
      }
      resolve(found)
    }
  })
  // A refusal is not kept: the next edit tries again.
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

/** The table in a transaction of its own; a browser that keeps nothing rejects. */
export async function editsTable(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const { table: name } = editsPlace
  return (await database()).transaction(name, mode).objectStore(name)
}

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
