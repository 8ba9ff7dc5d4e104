import { type SQL, sql } from 'drizzle-orm'
import { hasAnywhere } from '../../database/text-has'
import { conversations } from '../conversation-table'
import { fits, mostLookedAt, mostSaid, mostTitled, saidIn } from '../lines/said-in'
import { conditions, ranks, type Search } from './search-conditions'

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
export const foundColumns = { views: sql`views`, publishedAt: sql`published_at`, id: sql`id` }

/** Whether a row that was found otherwise has what was typed in its title. */
const hasTitle = ({ title }: Search) =>
  title === undefined ? sql`false` : hasAnywhere(conversations.titleSearch, title)

/** One or two plain letters or digits: a part of so many titles that only the first ones are looked at. */
const isPartOfMany = (title: string) => /^[a-z0-9]{1,2}$/.test(title)

/** What has it in its title. */
function titledQuery(search: Search, typed: Search): SQL {
  const { title = '', ...others } = search
  const columns = sql`${rankColumns}, title_search, ${hasTitle(typed)} as titled`
  if (isPartOfMany(title))
    return sql`select * from (
        select ${columns} from ${conversations} where ${conditions(others)}
        order by ${sql.join(ranks(search, conversations), sql`, `)} limit ${mostLookedAt}
      ) looked_at where ${hasAnywhere(sql`title_search`, title)}`
  // By itself (`offset 0`): an index in the order of the list would have every row looked at for its letters.
  return sql`select ${columns} from ${conversations} where ${conditions(search)} offset 0`
}

/** What has it in its title, and what says it or is by somebody called so, each with its fit. */
function soughtQueries(search: Search, typed: Search, worse: number): SQL[] {
  const { title, ...others } = search
  if (title === undefined) return []
  const said = saidIn(search)
  const titled = sql`select id, views, published_at, ${worse}::int + case
      when title_search ~ ${asWholeWords(title)} then ${fits.titleHasPhrase}::int
      else ${fits.titleHasPart}::int end as fit, titled
    from (
      select * from (${titledQuery(search, typed)}) all_titled
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
export const foundQuery = (
  search: Search,
) => sql`select id, views, published_at, min(fit) as fit, bool_or(titled) as titled
  from (${sql.join([...soughtQueries(search, search, 0), ...readingQueries(search)], sql` union all `)}) fitting
  group by id, views, published_at`

/** How many are found in all: where more titles have it than are listed, those are counted without being ranked. */
export const foundTotal = (search: Search) => sql`case
    when (select count(*) from found where titled) < ${mostTitled} then (select count(*) from found)
    else (select count(*) from found where not titled)
      + (select count(*) from (${titledQuery(search, search)}) all_titled) end`
