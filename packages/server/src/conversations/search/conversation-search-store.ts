import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { retryRead } from '../../database/database-away'
import { plannedSelect } from '../../database/planned-select'
import { conversationCounts } from '../conversation-counts'
import { conversations } from '../conversation-table'
import type { CardRow } from '../conversation-view'
import { foundColumns, foundQuery, foundTotal } from './found-query'
import { type Asked, conditions, ranks, type Search } from './search-conditions'

/** What a card is made of. */
export const cardColumns = {
  id: conversations.id,
  shortid: conversations.shortid,
  title: conversations.title,
  gist: conversations.gist,
  coverimage: conversations.coverimage,
  scene: conversations.scene,
  language: conversations.language,
  translationLanguage: conversations.translationLanguage,
  difficulty: conversations.difficulty,
  author: conversations.author,
  isPublished: conversations.isPublished,
  heldAt: conversations.heldAt,
  views: conversations.views,
  character1Name: conversations.character1Name,
  character1Image: conversations.character1Image,
  character2Name: conversations.character2Name,
  character2Image: conversations.character2Image,
  // The names are told in full: without a join they would be left short, and be those of the lines.
  lines: sql<number>`(select count(*)::int from dialogue_lines said where said.conversation = conversations.id)`,
}

/** The query for one page of cards. */
export function pageQuery(database: Database, search: Asked) {
  return database.sql
    .select(cardColumns)
    .from(conversations)
    .where(conditions(search))
    .orderBy(...ranks(search, conversations))
    .limit(search.limit)
    .offset(search.offset)
}

/**
 * The query for one page of cards and, in each, the total. All that is listed is gathered first, for the total needs it
 * anyway: walking down the list of popular ones until enough titles match may go through all of them.
 */
export function gatheredQuery(database: Database, search: Search) {
  const page = sql`(with found as materialized (${foundQuery(search)})
    select id, fit, (${foundTotal(search)}) as total from found
    order by ${sql.join([sql`fit`, ...ranks(search, foundColumns)], sql`, `)}
    limit ${search.limit} offset ${search.offset}) page`
  return database.sql
    .select({ ...cardColumns, total: sql<string>`page.total` })
    .from(page)
    .innerJoin(conversations, sql`${conversations.id} = page.id`)
    .orderBy(sql`page.fit`, ...ranks(search, conversations))
}

/** The query for how many a search by title finds in all. */
const gatheredCountQuery = (database: Database, search: Search) =>
  database.sql
    .select({ total: sql<string>`total` })
    .from(
      sql`(with found as materialized (${foundQuery(search)}) select ${foundTotal(search)} as total) counted`,
    )

/** The query for how many conversations are found in all; from the kept counts where they can tell. */
export function countQuery(database: Database, search: Asked) {
  const { language, difficulty, title, author, includeDraft } = search
  if (title !== undefined || author !== undefined || includeDraft) {
    const total = sql<string>`count(*)`
    return database.sql.select({ total }).from(conversations).where(conditions(search))
  }
  return database.sql
    .select({ total: sql<string>`coalesce(sum(${conversationCounts.total}), 0)` })
    .from(conversationCounts)
    .where(
      and(
        language === undefined ? undefined : eq(conversationCounts.language, language),
        difficulty === undefined
          ? undefined
          : inArray(conversationCounts.difficulty, [...difficulty]),
      ),
    )
}

/** Which conditions a search has; searches of one shape are the same query with other values. */
function shapeOf({ language, difficulty, author, includeDraft, order }: Search) {
  const levels = difficulty?.length
  return {
    language: language !== undefined,
    levels,
    author: author !== undefined,
    includeDraft,
    order,
  }
}

const levelName = (index: number) => `level${index}`

/** The search of a shape with placeholders for its values. */
function askedBy({
  language,
  levels,
  author,
  includeDraft,
  order,
}: ReturnType<typeof shapeOf>): Asked {
  return {
    ...(language ? { language: sql.placeholder('language') } : {}),
    ...(author ? { author: sql.placeholder('author') } : {}),
    ...(levels === undefined
      ? {}
      : { difficulty: Array.from({ length: levels }, (_, at) => sql.placeholder(levelName(at))) }),
    includeDraft,
    order,
    offset: sql.placeholder('offset'),
    limit: sql.placeholder('limit'),
  }
}

const valuesOf = ({ difficulty = [], ...search }: Search) => ({
  ...search,
  ...Object.fromEntries(difficulty.map((level, at) => [levelName(at), level])),
})

type Shape = ReturnType<typeof shapeOf>

const pageSelect = plannedSelect((database, shape: Shape) => pageQuery(database, askedBy(shape)))
const countSelect = plannedSelect((database, shape: Shape) => countQuery(database, askedBy(shape)))

async function countCards(database: Database, search: Search): Promise<number> {
  const [row] = await retryRead(() =>
    search.title === undefined
      ? countSelect(database, valuesOf(search), shapeOf(search))
      : gatheredCountQuery(database, search),
  )
  return Number(row?.total ?? 0)
}

async function gatherCards(database: Database, search: Search): Promise<Found> {
  const rows = search.limit === 0 ? [] : await retryRead(() => gatheredQuery(database, search))
  const mayBeBeyond = search.offset > 0 || search.limit === 0
  const [first] = rows
  if (first) return { rows, total: Number(first.total) }
  return { rows, total: mayBeBeyond ? await countCards(database, search) : 0 }
}

/** One page of cards in order, and how many conversations the search finds in all. */
export interface Found {
  rows: CardRow[]
  total: number
}

/** Searches in at most two statements. */
export async function findCards(database: Database, search: Search): Promise<Found> {
  if (search.title !== undefined) return gatherCards(database, search)
  const [rows, total] = await Promise.all([
    search.limit === 0 ? [] : pageSelect(database, valuesOf(search), shapeOf(search)),
    countCards(database, search),
  ])
  return { rows, total }
}
