import type { Level } from '@duologue/domain/choices/levels'
import { foldText } from '@duologue/domain/text/fold'
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { retryRead } from '../database/database-away'
import { conversations } from './conversation-table'
import type { CardRow } from './conversation-view'

/** What to look for; every part may be left out. `offset` and `limit` count conversations. */
export interface Search {
  language?: string
  difficulty?: readonly Level[]
  title?: string
  author?: string
  includeDraft: boolean
  order: 'popular' | 'recent'
  offset: number
  limit: number
}

const cardColumns = {
  id: conversations.id,
  shortid: conversations.shortid,
  title: conversations.title,
  coverimage: conversations.coverimage,
  language: conversations.language,
  difficulty: conversations.difficulty,
  author: conversations.author,
  isPublished: conversations.isPublished,
  views: conversations.views,
  character1Name: conversations.character1Name,
  character1Image: conversations.character1Image,
  character2Name: conversations.character2Name,
  character2Image: conversations.character2Image,
}

/** A folded text as a LIKE pattern that finds it anywhere; its own % and _ are letters like others. */
const anywhere = (text: string) => `%${text.replace(/[\\%_]/g, sign => `\\${sign}`)}%`

function conditions(search: Search): SQL | undefined {
  const { language, difficulty, title, author } = search
  return and(
    search.includeDraft ? undefined : eq(conversations.isPublished, sql`true`),
    isNull(conversations.deletedAt),
    language === undefined ? undefined : eq(conversations.language, language),
    difficulty === undefined ? undefined : inArray(conversations.difficulty, [...difficulty]),
    title === undefined
      ? undefined
      : sql`${conversations.titleSearch} like ${anywhere(foldText(title))}`,
    author === undefined ? undefined : eq(conversations.author, author),
  )
}

/** Popular is views first, newest next (R3); recent is newest first. Ids of version 7 sort by age. */
const order = {
  popular: [desc(conversations.views), desc(conversations.id)],
  recent: [desc(conversations.publishedAt), desc(conversations.id)],
}

/** The query for one page of cards; never a named statement, whose generic plan would scan (stack.md). */
export function pageQuery(database: Database, search: Search) {
  return database.sql
    .select(cardColumns)
    .from(conversations)
    .where(conditions(search))
    .orderBy(...order[search.order])
    .limit(search.limit)
    .offset(search.offset)
}

/** One page of cards in order. */
export function findCards(database: Database, search: Search): Promise<CardRow[]> {
  return retryRead(() => pageQuery(database, search))
}

/** How many conversations the search finds in all. */
export async function countCards(database: Database, search: Search): Promise<number> {
  const [row] = await retryRead(() =>
    database.sql
      .select({ total: sql<string>`count(*)` })
      .from(conversations)
      .where(conditions(search)),
  )
  return Number(row?.total ?? 0)
}
