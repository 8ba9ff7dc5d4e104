import type { Reader } from '@duologue/domain/accounts/reader'
import { mayReadConversation } from '@duologue/domain/conversations/may-read-conversation'
import { desc, inArray, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database, Queries } from '../database/connect'
import { plannedSelect } from '../database/planned-select'
import type { FileUses } from '../file-uses'
import { isAssignedTo } from './assigned-conversation-store'
import { conversations, dialogueLines } from './conversation-table'

const { id, author, isPublished, heldAt, deletedAt, coverimage } = conversations
const { character1Image, character2Image } = conversations
const { image, audio } = dialogueLines

/** More conversations than a copied picture is in anywhere; of so many, the published ones come first. */
const most = 50

const address = sql.placeholder('address')
const naming = plannedSelect(database =>
  database.sql
    .select({ id, author, isPublished, heldAt, deletedAt })
    .from(conversations)
    .where(
      sql`${id} in (select ${id} from ${conversations}
            where ${coverimage} = ${address} or ${character1Image} = ${address} or ${character2Image} = ${address}
          union all select ${dialogueLines.conversation} from ${dialogueLines}
            where ${image} = ${address} or ${audio} = ${address})`,
    )
    .orderBy(desc(isPublished))
    .limit(most),
)

async function mayRead(database: Database, named: string, reader: Reader): Promise<boolean> {
  for (const row of await naming(database, { address: named })) {
    const isDeleted = row.deletedAt !== null
    const isAssigned =
      !row.isPublished &&
      reader.kind === 'user' &&
      (await isAssignedTo(database, row.id, reader.id))
    if (mayReadConversation(reader, { ...row, isDeleted, isAssigned })) return true
  }
  return false
}

const columnsOf = [
  [conversations, coverimage],
  [conversations, character1Image],
  [conversations, character2Image],
  [dialogueLines, image],
  [dialogueLines, audio],
] as const

async function named({ sql: queries }: Queries, addresses: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    columnsOf.map(
      ([table, column]: readonly [typeof conversations | typeof dialogueLines, AnyPgColumn]) =>
        queries
          .selectDistinct({ address: column })
          .from(table)
          .where(inArray(column, [...addresses])),
    ),
  )
  return found.flat().map(row => String(row.address))
}

async function forget({ sql: queries }: Queries, addresses: readonly string[]): Promise<void> {
  const gone = [...addresses]
  for (const [name, column] of [
    ['coverimage', coverimage],
    ['character1Image', character1Image],
    ['character2Image', character2Image],
  ] as const)
    await queries
      .update(conversations)
      .set({ [name]: null })
      .where(inArray(column, gone))
  await queries.update(dialogueLines).set({ image: null }).where(inArray(image, gone))
  await queries
    .update(dialogueLines)
    .set({ audio: null, durationMs: null })
    .where(inArray(audio, gone))
}

/**
 * What covers, characters and lines name (media.md#who-may-see): open to whoever may read one of their conversations.
 */
export const conversationFiles: FileUses = { mayRead, named, forget }
