import type { Level } from '@duologue/domain/choices/levels'
import {
  and,
  desc,
  eq,
  inArray,
  isNull,
  type Placeholder,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { Database } from '../database/connect'
import { retryRead } from '../database/database-away'
import { keptSelect } from '../database/kept-select'
import { hasAnywhere, textHas } from '../database/text-has'
import { conversationCounts } from './conversation-counts'
import { conversations } from './conversation-table'
import type { CardRow } from './conversation-view'
import { fits, mostSaid, mostTitled, saidIn } from './said-in'

/** What is typed, as it is looked for: folded, its words, and authors who are called so. */
interface Sought {
  title?: string
  words?: readonly string[]
  authors?: readonly string[]
}

/** What is typed, read another way: without the language and the levels in it, which are filters beside the chosen ones. */
interface Reading extends Sought {
  language?: string
  difficulty?: readonly Level[]
}

/** What to look for; every part may be left out. `offset` and `limit` count conversations. */
export interface Search extends Sought {
  language?: string
  difficulty?: readonly Level[]
  reading?: Reading
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
  gist: conversations.gist,
  coverimage: conversations.coverimage,
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

/**
 * Letters and digits of folded texts, written as signs, not as classes: which letters a class has depends on the
 * database's locale.
 */
const noLetter = String.raw`[^a-z0-9\u00c0-\uffff]|[\u2000-\u206f\u3000-\u303f]`

/** The pattern of a text that stands in another one as whole words. */
const asWholeWords = (folded: string) =>
  `(^|${noLetter})${folded.replace(/[!-/:-@[-`{-~]/g, sign => `\\${sign}`)}($|${noLetter})`

const rankColumns = sql`${conversations.id}, ${conversations.views}, ${conversations.publishedAt}`

/** The columns that rank what is found. */
const foundColumns = { views: sql`views`, publishedAt: sql`published_at`, id: sql`id` }

/** Whether a row that was found otherwise has what was typed in its title. */
const hasTitle = ({ title }: Search) =>
  title === undefined ? sql`false` : hasAnywhere(conversations.titleSearch, title)

/** What has it in its title, and what says it or is by somebody called so, each with its fit. */
function soughtQueries(search: Search, typed: Search, worse: number): SQL[] {
  const { title, ...others } = search
  if (title === undefined) return []
  const said = saidIn(search)
  // By itself (`offset 0`): an index in the order of the list would have every row looked at for its letters.
  const titled = sql`select id, views, published_at, ${worse}::int + case
      when title_search ~ ${asWholeWords(title)} then ${fits.titleHasPhrase}::int
      else ${fits.titleHasPart}::int end as fit, titled
    from (
      select * from (
        select ${rankColumns}, title_search, ${hasTitle(typed)} as titled
        from ${conversations} where ${conditions(search)} offset 0
      ) all_titled
      order by ${sql.join(ranks(search, foundColumns), sql`, `)} limit ${mostTitled}
    ) first_titled`
  if (said === undefined) return [titled]
  // Row by row through the index of ids, whatever the planner takes the number of those that say it for.
  const elsewhere = sql`select one.id, one.views, one.published_at, ${worse}::int + said.fit, one.titled
    from (${said}) said cross join lateral (
      select ${rankColumns}, ${hasTitle(typed)} as titled from ${conversations}
      where ${conversations.id} = said.id and ${conditions(others)} limit 1
    ) one`
  return [titled, elsewhere]
}

/** What the typed filters find. */
function readingQueries(search: Search): SQL[] {
  const { reading, title: _, words: __, authors: ___, ...chosen } = search
  if (!reading) return []
  const read = { ...chosen, ...reading }
  if (read.title !== undefined) return soughtQueries(read, search, fits.readAsFilter)
  const best = sql.join(ranks(search, conversations), sql`, `)
  return [
    sql`(select ${rankColumns}, ${fits.readAsFilter}::int, ${hasTitle(search)} as titled from ${conversations}
      where ${conditions(read)} order by ${best} limit ${mostSaid})`,
  ]
}

/** What is found and listed, each once, with how well it fits at best, and whether its title has what was typed. */
const foundQuery = (
  search: Search,
) => sql`select id, views, published_at, min(fit) as fit, bool_or(titled) as titled
  from (${sql.join([...soughtQueries(search, search, 0), ...readingQueries(search)], sql` union all `)}) fitting
  group by id, views, published_at`

/** How many are found in all: where more titles have it than are listed, those are counted without being ranked. */
const foundTotal = (search: Search) => sql`case
    when (select count(*) from found where titled) < ${mostTitled} then (select count(*) from found)
    else (select count(*) from found where not titled)
      + (select count(*) from ${conversations} where ${conditions(search)}) end`

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

/** One page of cards in order, and how many conversations the search finds in all. */
export interface Found {
  rows: CardRow[]
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
