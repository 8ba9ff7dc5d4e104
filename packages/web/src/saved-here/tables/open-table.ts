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

/** A table in a transaction of its own; a browser that keeps nothing rejects. */
export type OpenTable = (mode: IDBTransactionMode) => Promise<IDBObjectStore>

/** The one table of a database, which is opened when it is asked for first; `make` makes it where there is none yet. */
export function tableOf(
  place: { database: string; table: string },
  make: (database: IDBDatabase) => void,
): OpenTable {
  let opened: Promise<IDBDatabase> | undefined
  const close = () => {
    opened = undefined
  }
  const open = () =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(place.database, 1)
      opening.onupgradeneeded = () => make(opening.result)
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const found = opening.result
        // Another page deletes or replaces it: this one must not stand in its way.
        found.onversionchange = () => {
          found.close()
          close()
        }
        resolve(found)
      }
    })
  return async mode => {
    if (!opened) {
      opened = open()
      // A refusal is not kept: what is asked next tries again.
      opened.catch(close)
    }
    return (await opened).transaction(place.table, mode).objectStore(place.table)
  }
}
