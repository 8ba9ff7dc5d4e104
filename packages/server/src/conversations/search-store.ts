import type { Level } from '@duologue/domain/choices/levels'
import {
  and,
  desc,
  eq,
  inArray,
  isNull,
  not,
  type Placeholder,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from '../database/connect'
import { retryRead } from '../database/database-away'
import { keptSelect } from '../database/kept-select'
import { hasAnywhere, textHas } from '../database/text-has'
import { conversationCounts } from './conversation-counts'
import { conversations } from './conversation-table'
import type { CardRow } from './conversation-view'
import { saidIn } from './said-in'

/**
 * What to look for; every part may be left out. `title` is folded. `words` and `authors` find what has the title's words
 * in its lines and who is called so: they come after the titles. `offset` and `limit` count conversations.
 */
export interface Search {
  language?: string
  difficulty?: readonly Level[]
  title?: string
  words?: readonly string[]
  authors?: readonly string[]
  author?: string
  includeDraft: boolean
  order: 'popular' | 'recent'
  offset: number
  limit: number
}

type Given<T> = T | Placeholder

/** A search with its values, or with placeholders for them. */
interface Asked extends Pick<Search, 'title' | 'includeDraft' | 'order'> {
  language?: Given<string>
  difficulty?: readonly Given<Level>[]
  author?: Given<string>
  offset: Given<number>
  limit: Given<number>
}

/** What a card is made of. */
export const cardColumns = {
  id: conversations.id,
  shortid: conversations.shortid,
  title: conversations.title,
  coverimage: conversations.coverimage,
  language: conversations.language,
  difficulty: conversations.difficulty,
  author: conversations.author,
  isPublished: conversations.isPublished,
  heldAt: conversations.heldAt,
  views: conversations.views,
  character1Name: conversations.character1Name,
  character1Image: conversations.character1Image,
  character2Name: conversations.character2Name,
  character2Image: conversations.character2Image,
}

function conditions(search: Asked): SQL | undefined {
  const { language, difficulty, title, author } = search
  return and(
    search.includeDraft ? undefined : eq(conversations.isPublished, sql`true`),
    isNull(conversations.deletedAt),
    language === undefined ? undefined : eq(conversations.language, language),
    difficulty === undefined ? undefined : inArray(conversations.difficulty, [...difficulty]),
    title === undefined ? undefined : textHas(conversations.titleSearch, title),
    author === undefined ? undefined : eq(conversations.author, author),
  )
}

type Ranked = Record<'views' | 'publishedAt' | 'id', SQLWrapper>

/** Popular is views first, newest next (R3); recent is newest first. Ids of version 7 sort by age. */
function ranks(search: Asked, { views, publishedAt, id }: Ranked): SQL[] {
  return search.order === 'popular' ? [desc(views), desc(id)] : [desc(publishedAt), desc(id)]
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

const { id, views, publishedAt } = conversations

/** The query for all that is found: what has it in the title, and after it what says it or is by somebody called so. */
function foundQuery(database: Database, search: Search) {
  const titled = database.sql
    .select({ id, views, publishedAt, isTitle: sql<boolean>`true`.as('is_title') })
    .from(conversations)
    .where(conditions(search))
  const said = saidIn(search)
  if (said === undefined) return titled
  const { title = '', ...others } = search
  const isElsewhere = and(
    conditions(others),
    not(hasAnywhere(conversations.titleSearch, title)),
    sql`${conversations.id} = any (array (${said}))`,
  )
  return unionAll(
    titled,
    database.sql
      .select({ id, views, publishedAt, isTitle: sql<boolean>`false`.as('is_title') })
      .from(conversations)
      .where(isElsewhere),
  )
}

/**
 * The query for one page of cards and, in each, the total. All that is found is gathered first, for the total needs it
 * anyway: walking down the list of popular ones until enough titles match may go through all of them.
 */
export function gatheredQuery(database: Database, search: Search) {
  const found = database.sql.$with('found').as(foundQuery(database, search))
  const page = database.sql.$with('page').as(query =>
    query
      .select({ id: found.id, isTitle: found.isTitle })
      .from(found)
      .orderBy(desc(found.isTitle), ...ranks(search, found))
      .limit(search.limit)
      .offset(search.offset),
  )
  return database.sql
    .with(found, page)
    .select({
      ...cardColumns,
      isTitle: page.isTitle,
      total: sql<string>`(select count(*) from ${found})`,
    })
    .from(page)
    .innerJoin(conversations, eq(conversations.id, page.id))
    .orderBy(desc(page.isTitle), ...ranks(search, conversations))
}

/** The query for how many a search by title finds in all. */
function gatheredCountQuery(database: Database, search: Search) {
  const found = database.sql.$with('found').as(foundQuery(database, search))
  return database.sql.with(found).select({ total: sql<string>`count(*)` }).from(found)
}

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

const keptPage = keptSelect((database, shape: Shape) => pageQuery(database, askedBy(shape)))
const keptCount = keptSelect((database, shape: Shape) => countQuery(database, askedBy(shape)))

async function countCards(database: Database, search: Search): Promise<number> {
  const [row] = await retryRead(() =>
    search.title === undefined
      ? keptCount(database, valuesOf(search), shapeOf(search))
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

/** One page of cards in order, and how many conversations the search finds in all; `isTitle`: found by its title. */
export interface Found {
  rows: (CardRow & { isTitle?: boolean })[]
  total: number
}

/** Searches in at most two statements. */
export async function findCards(database: Database, search: Search): Promise<Found> {
  if (search.title !== undefined) return gatherCards(database, search)
  const [rows, total] = await Promise.all([
    search.limit === 0
      ? []
      : retryRead(() => keptPage(database, valuesOf(search), shapeOf(search))),
    countCards(database, search),
  ])
  return { rows, total }
}
