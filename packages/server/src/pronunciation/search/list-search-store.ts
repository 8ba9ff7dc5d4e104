import type { Level } from '@duologue/domain/choices/levels'
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { retryRead } from '../../database/database-away'
import { textHas } from '../../database/text-has'
import { lists } from '../list-table'
import type { CardRow } from '../list-view'

/** What to look for; every part may be left out. `title` is folded. `offset` and `limit` count lists. */
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
  id: lists.id,
  shortid: lists.shortid,
  title: lists.title,
  description: lists.description,
  language: lists.language,
  difficulty: lists.difficulty,
  author: lists.author,
  scene: lists.scene,
  isPublished: lists.isPublished,
  heldAt: lists.heldAt,
  views: lists.views,
  itemCount: lists.itemCount,
}

function conditions({
  language,
  difficulty,
  title,
  author,
  includeDraft,
}: Search): SQL | undefined {
  return and(
    // Written out, so that the indexes of what everybody sees are found.
    includeDraft ? undefined : sql`${lists.isPublished}`,
    isNull(lists.deletedAt),
    language === undefined ? undefined : eq(lists.language, language),
    difficulty === undefined ? undefined : inArray(lists.difficulty, [...difficulty]),
    title === undefined ? undefined : textHas(lists.titleSearch, title),
    author === undefined ? undefined : eq(lists.author, author),
  )
}

/**
 * Popular is views first, newest next (pronunciation.md#searching); recent is what was published last, drafts first.
 */
const ranks = (order: Search['order']): SQL[] => [
  order === 'popular' ? desc(lists.views) : desc(lists.publishedAt),
  desc(lists.id),
]

/**
 * The query for one page of cards. What a title finds is gathered first, for walking down the popular ones until enough
 * titles match may go through all of them.
 */
export function pageQuery(database: Database, search: Search) {
  const found = sql`with found as materialized (
      select ${lists.id} from ${lists} where ${conditions(search)}
    ) select id from found`
  return database.sql
    .select(cardColumns)
    .from(lists)
    .where(search.title === undefined ? conditions(search) : sql`${lists.id} in (${found})`)
    .orderBy(...ranks(search.order))
    .limit(search.limit)
    .offset(search.offset)
}

/** One page of lists in order, and how many the search finds in all; two statements. */
export async function findLists(
  database: Database,
  search: Search,
): Promise<{ rows: CardRow[]; total: number }> {
  const counted = () =>
    database.sql.select({ total: sql<string>`count(*)` }).from(lists).where(conditions(search))
  const [rows, [total]] = await Promise.all([
    search.limit === 0 ? [] : retryRead(() => pageQuery(database, search)),
    retryRead(counted),
  ])
  return { rows, total: Number(total?.total ?? 0) }
}
