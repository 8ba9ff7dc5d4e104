import type { ConversationCard } from '@duologue/contract/conversations'
import type { Reader } from '@duologue/domain/accounts/reader'
import { canBattle } from '@duologue/domain/battle/can-battle'
import { mayReadConversation } from '@duologue/domain/conversations/may-read-conversation'
import { type Column, inArray, or, type SQL, sql } from 'drizzle-orm'
import { publicAuthors } from '../accounts/index'
import type { Database, Queries } from '../database/connect'
import { readByKey } from '../database/read-by-key'
import type { AssignableThing } from '../playable'
import { assignedAmong } from './assigned-conversation-store'
import { isId, linesOfAll } from './conversation-store'
import { conversations } from './conversation-table'
import { type CardRow, conversationCardView } from './conversation-view'
import { cardColumns } from './search/conversation-search-store'

const { id, shortid, author, isPublished, deletedAt } = conversations
const rightColumns = { id, shortid, author, isPublished, deletedAt }
const { scene } = conversations
type Rights = { author: string | null; isPublished: boolean; deletedAt: Date | null }

const mayRead = (reader: Reader, row: Rights) =>
  mayReadConversation(reader, { ...row, isDeleted: row.deletedAt !== null })

const withIds = sql`${id} = any(${sql.placeholder('ids')})`
const rightsOf = readByKey(database =>
  database.sql
    .select({ ...rightColumns, scene })
    .from(conversations)
    .where(withIds),
)
const cardsOf = readByKey(database =>
  database.sql
    .select({ ...cardColumns, deletedAt })
    .from(conversations)
    .where(withIds),
)

/**
 * Those of these conversations, by id, that the reader may see (conversations.md#who-may-read), with the word of their scene;
 * in one query.
 */
export async function findReadableScenes(
  database: Database,
  ids: readonly string[],
  reader: Reader,
): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map()
  const rows = await rightsOf(database, { ids })
  return new Map(rows.filter(row => mayRead(reader, row)).map(row => [row.id, row.scene]))
}

/** Those of these conversations, by id, that the reader may see, with whether they can be played; in two queries. */
export async function assignableConversations(
  database: Database,
  ids: readonly string[],
  reader: Reader,
): Promise<Map<string, AssignableThing>> {
  if (ids.length === 0) return new Map()
  const rows = (await cardsOf(database, { ids })).filter(row => mayRead(reader, row))
  const lines = new Map<string, { text: string }[]>()
  const all = await linesOfAll(
    database,
    rows.map(row => row.id),
  )
  for (const line of all)
    lines.set(line.conversation, [...(lines.get(line.conversation) ?? []), line])
  return new Map(
    rows.map(({ id: found, title, language }) => [
      found,
      { id: found, title, canPlay: canBattle(lines.get(found) ?? [], language) },
    ]),
  )
}

/** A conversation as its learner's plan and the courses that it is in name it. */
export type Learnable = Pick<
  ConversationCard,
  | 'id'
  | 'shortid'
  | 'title'
  | 'gist'
  | 'language'
  | 'difficulty'
  | 'coverimage'
  | 'scene'
  | 'lines'
  | 'settings'
>

/** A conversation as a course of a class names it, with what a reader's rights hang on. */
export type ToldConversation = Pick<Learnable, 'id' | 'title' | 'lines'> & {
  author: string | null
  isPublished: boolean
}

/** Those of some conversations that are there: a JSON value for the statement of others. */
export const conversationsAmong = (ids: Column): SQL<ToldConversation[]> => sql`(
  select coalesce(json_agg(json_build_object('id', ${id}, 'title', ${conversations.title}, 'author', ${author},
    'isPublished', ${isPublished}, 'lines', ${cardColumns.lines})), '[]')
  from ${conversations} where ${id} = any(${ids}) and ${deletedAt} is null
)`

/** The rows of those of these conversations that a reader may see, drafts of their class too. */
async function learnableRows(database: Database, ids: readonly string[], reader: Reader) {
  if (ids.length === 0) return []
  const rows = await cardsOf(database, { ids })
  const drafts = rows.filter(row => !row.isPublished).map(row => row.id)
  const assigned =
    reader.kind === 'user' ? await assignedAmong(database, drafts, reader.id) : new Set()
  return rows.filter(row =>
    mayReadConversation(reader, {
      ...row,
      isDeleted: row.deletedAt !== null,
      isAssigned: assigned.has(row.id),
    }),
  )
}

/**
 * Those of these conversations, by id, that a reader may see, drafts of their class too; in one query, or two where
 * drafts are among them.
 */
export async function findLearnable(
  database: Database,
  ids: readonly string[],
  reader: Reader,
): Promise<Map<string, Learnable>> {
  const readable = await learnableRows(database, ids, reader)
  return new Map(
    readable.map(row => [
      row.id,
      {
        id: row.id,
        shortid: row.shortid,
        title: row.title,
        gist: row.gist,
        language: row.language,
        difficulty: row.difficulty,
        coverimage: row.coverimage,
        scene: row.scene,
        lines: row.lines,
        settings: { isPublished: row.isPublished, ...(row.heldAt ? { isHeld: true } : {}) },
      },
    ]),
  )
}

const cardsByIds = async (database: Database, rows: readonly CardRow[]) => {
  const authors = await publicAuthors(
    database,
    rows.map(row => row.author),
  )
  return new Map(
    rows.map(row => [row.id, conversationCardView(row, authors.get(row.author ?? ''))]),
  )
}

/** Their cards; one query more, for the authors. */
export const findLearnableCards = async (
  database: Database,
  ids: readonly string[],
  reader: Reader,
): Promise<Map<string, ConversationCard>> =>
  cardsByIds(database, await learnableRows(database, ids, reader))

/** The cards of those of these conversations, by id, that the reader may see; in two queries. */
export async function findReadableCards(
  database: Database,
  ids: readonly string[],
  reader: Reader,
): Promise<Map<string, ConversationCard>> {
  if (ids.length === 0) return new Map()
  const rows = await cardsOf(database, { ids })
  return cardsByIds(
    database,
    rows.filter(row => mayRead(reader, row)),
  )
}

/**
 * The ids of those of these conversations, by id or shortid (site.md#addresses-of-things), that the reader may see.
 * Until the transaction ends none of them can be deleted.
 */
export async function holdReadable(
  { sql: queries }: Queries,
  names: readonly string[],
  reader: Reader,
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map()
  const rows = await queries
    .select(rightColumns)
    .from(conversations)
    .where(or(inArray(id, names.filter(isId)), inArray(shortid, [...names])))
    .orderBy(id)
    .for('share')
  const idOf = new Map<string, string>()
  for (const row of rows.filter(found => mayRead(reader, found)))
    idOf.set(row.shortid, row.id).set(row.id, row.id)
  return new Map(
    names.flatMap(name => {
      const found = idOf.get(name) ?? idOf.get(name.toLowerCase())
      return found === undefined ? [] : [[name, found] as const]
    }),
  )
}
