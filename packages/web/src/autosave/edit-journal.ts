/** What was edited and is not stored yet, by one person, under one name; kept in this browser. */
export interface KeptEdits<T> {
  user: string
  name: string
  /** When it was last written, in milliseconds. */
  at: number
  value: T
}

/** The database and its one table, which /recover reads too. */
const journalPlace = { database: 'duologue-unsaved', table: 'edits' } as const

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Settles when everything of a transaction is kept, not only asked for. */
const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })

let opened: Promise<IDBDatabase> | undefined

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const opening = indexedDB.open(journalPlace.database, 1)
    opening.onupgradeneeded = () =>
      opening.result.createObjectStore(journalPlace.table, { keyPath: ['user', 'name'] })
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

async function table(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const { table: name } = journalPlace
  return (await database()).transaction(name, mode).objectStore(name)
}

/**
 * The journal of one thing that one person edits (editor-rules.md (e) 1): what is not stored yet stays in this browser
 * though the page is closed or killed. Writes are done in the order in which they are asked for; a browser that
 * keeps nothing rejects them.
 */
export function editJournal<T>(user: string, name: string) {
  return {
    async read(): Promise<KeptEdits<T> | null> {
      const found: KeptEdits<T> | undefined = await settled(
        (await table('readonly')).get([user, name]),
      )
      return found ?? null
    },
    /** Keeps a value, or with null forgets what was kept. */
    async write(value: T | null, at: number): Promise<void> {
      const edits = await table('readwrite')
      if (value === null) edits.delete([user, name])
      else edits.put({ user, name, at, value })
      await done(edits.transaction)
    },
  }
}

export type EditJournal<T> = ReturnType<typeof editJournal<T>>
