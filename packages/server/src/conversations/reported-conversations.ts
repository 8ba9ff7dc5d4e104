import { publishBlocks } from '@duologue/domain/conversations/publish-blocks'
import { slugify } from '@duologue/domain/text/slug'
import { and, inArray, isNull } from 'drizzle-orm'
import type { Database, Queries } from '../database/connect'
import { retryRead } from '../database/database-away'
import type { Hideable } from '../reportable'
import { isAssigned } from './assigned-conversation-store'
import { conversations } from './conversation-table'
import { findReadable } from './get-conversation'
import { checkedOf } from './lines/checked-of'
import { changeConversation, lockConversation, lockedLines } from './lines/line-store'

async function lock(transaction: Queries, id: string) {
  const row = await lockConversation(transaction, id)
  if (!row || row.deletedAt !== null) return undefined
  const { author, isPublished, contentKey } = row
  const isSample = contentKey !== null
  return { author, isPublished, isSample, isAssigned: await isAssigned(transaction, id) }
}

async function told({ sql }: Database, ids: readonly string[]) {
  const { id, title, author, heldAt, deletedAt } = conversations
  const rows = await retryRead(() =>
    sql
      .select({ id, title, author, heldAt })
      .from(conversations)
      .where(and(inArray(id, [...ids]), isNull(deletedAt))),
  )
  return new Map(
    rows.map(row => [
      row.id,
      {
        title: row.title,
        page: `/conversations/${row.id}/${slugify(row.title)}`,
        author: row.author,
        isHeld: row.heldAt !== null,
      },
    ]),
  )
}

async function hold(transaction: Queries, id: string, at: Date): Promise<void> {
  const row = await lockConversation(transaction, id)
  if (!row || row.heldAt) return
  await changeConversation(transaction, id, {
    isPublished: false,
    heldAt: at,
    heldPublished: row.isPublished,
    version: row.version + 1,
  })
}

/** What its author has changed meanwhile may keep it a draft. */
async function release(transaction: Queries, id: string): Promise<void> {
  const row = await lockConversation(transaction, id)
  if (!row?.heldAt) return
  const isFit = publishBlocks(checkedOf(row, await lockedLines(transaction, id))).length === 0
  await changeConversation(transaction, id, {
    isPublished: row.heldPublished && isFit,
    heldAt: null,
    heldPublished: false,
    version: row.version + 1,
  })
}

/** What reports ask of conversations (decision 049). */
export const reportedConversations: Hideable = {
  find: async (database, name, reader) => (await findReadable(database, name, reader))?.id,
  lock,
  told,
  hold,
  release,
}
