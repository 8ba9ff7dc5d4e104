import { mayBePublished } from '@duologue/domain/pronunciation/list-size'
import type { Database, Queries } from '../database/connect'
import type { Hideable } from '../reportable'
import { isAssigned } from './assigned-list-store'
import { changeList, listsByIds, lockList } from './list-store'
import { findReadable } from './require-list'

async function lock(transaction: Queries, id: string) {
  const row = await lockList(transaction, id)
  if (!row || row.deletedAt !== null) return undefined
  const { author, isPublished, contentKey } = row
  const isSample = contentKey !== null
  return { author, isPublished, isSample, isAssigned: await isAssigned(transaction, id) }
}

async function told(database: Database, ids: readonly string[]) {
  const rows = await listsByIds(database, ids)
  const there = rows.filter(({ deletedAt }) => deletedAt === null)
  return new Map(
    there.map(({ id, shortid, title, author, heldAt }) => [
      id,
      { title, page: `/pronunciation/${shortid}`, author, isHeld: heldAt !== null },
    ]),
  )
}

async function hold(transaction: Queries, id: string, at: Date): Promise<void> {
  const row = await lockList(transaction, id)
  if (!row || row.heldAt) return
  const { isPublished: heldPublished, version } = row
  await changeList(transaction, id, {
    isPublished: false,
    heldAt: at,
    heldPublished,
    version: version + 1,
  })
}

/** One that its author has made too short meanwhile stays a draft. */
async function release(transaction: Queries, id: string): Promise<void> {
  const row = await lockList(transaction, id)
  if (!row?.heldAt) return
  await changeList(transaction, id, {
    isPublished: row.heldPublished && mayBePublished(row.items),
    heldAt: null,
    heldPublished: false,
    version: row.version + 1,
  })
}

/** What reports ask of pronunciation lists (decision 049). */
export const reportedLists: Hideable = {
  find: async (database, name, reader) => (await findReadable(database, name, reader))?.id,
  lock,
  told,
  hold,
  release,
}
