import { waysToFind } from '@duologue/domain/text/search-words'
import { type SQL, sql } from 'drizzle-orm'

/**
 * The most that is found by what is said in it, by a word's beginning, and by whom: enough for everybody who scrolls, and
 * bounded where a word is in every dialogue.
 */
export const mostSaid = 2000

/**
 * The most titles that are listed for what is typed, the first in the order that is asked for: some letters stand in a
 * third of all titles, and ranking each would take longer than all else. Those beyond are counted; one that has it as a whole
 * word is listed all the same, as what says it.
 */
export const mostTitled = 5000

/**
 * How many conversations, the first in the order that is asked for, are looked at for one or two letters as a part of
 * their titles: no index tells those apart, and among very many one would wait for something that nobody meant. As whole
 * words they are found in all.
 */
export const mostLookedAt = 20_000

/** Words shorter than this are not looked for by their beginning. */
const shortestStart = 3

/** How well something fits what was asked, the best first: whole words before parts, and the title before lines. */
export const fits = {
  titleHasPhrase: 0,
  titleHasWords: 1,
  titleHasSome: 2,
  linesHaveWords: 3,
  titleHasPart: 4,
  linesHaveBeginning: 5,
  /** Added to the fit of what a language or a level that was typed among the words finds, read as a filter. */
  readAsFilter: 10,
} as const

/** The weights of words: in the title, and in what stands beside it on a card. */
const inTitle = 'A'
const onCard = 'AB'

/** One word, in any of the ways to find it; `where` are weights, or `*` for a beginning. */
function wordQuery(word: string, where = ''): string {
  const lexeme = (part: string) => (where === '' ? `'${part}'` : `'${part}':${where}`)
  const ways = waysToFind(word).map(way => `(${way.map(lexeme).join(' & ')})`)
  return `(${ways.join(' | ')})`
}

const all = (words: readonly string[], where?: string) =>
  words.map(word => wordQuery(word, where)).join(' & ')
const any = (words: readonly string[], where: string) =>
  words.map(word => wordQuery(word, where)).join(' | ')

/** What is sought in what is said, and by whom. */
interface Said {
  words?: readonly string[]
  authors?: readonly string[]
  language?: string
}

/**
 * The query for the `id` of what says the words or is by the authors, with its `fit`; undefined when neither is sought.
 * One conversation may come several times. A word is looked for whole before it is by its beginning: it may still be
 * typed, but what has it whole shall not be crowded out.
 */
export function saidIn({ words = [], authors = [], language }: Said): SQL | undefined {
  const ofLanguage = language === undefined ? sql`` : sql`and language = ${language}`
  // Planned as if all were wanted: for a few of them the planner would rather look at every row in turn.
  const saying = (query: string, fit: SQL) => sql`(with said as materialized (
      select conversation, words from conversation_words where words @@ ${query}::tsquery ${ofLanguage}
    ) select conversation as id, ${fit} as fit from said limit ${mostSaid})`
  const has = (query: string) => sql`words @@ ${query}::tsquery`
  const [last = ''] = words.slice(-1)
  const whole = saying(
    all(words),
    sql`case when ${has(all(words, inTitle))} then ${fits.titleHasWords}::int
      when ${has(any(words, onCard))} then ${fits.titleHasSome}::int else ${fits.linesHaveWords}::int end`,
  )
  const beginning = saying(
    [...words.slice(0, -1).map(word => wordQuery(word)), `'${last}':*`].join(' & '),
    sql`${fits.linesHaveBeginning}::int`,
  )
  const byAuthor = sql`(select id, ${fits.linesHaveWords}::int as fit from conversations
    where author = any (${sql.param([...authors])}::uuid[])
      and is_published and deleted_at is null limit ${mostSaid})`
  const parts = [
    ...(words.length > 0 ? [whole] : []),
    ...(last.length >= shortestStart ? [beginning] : []),
    ...(authors.length > 0 ? [byAuthor] : []),
  ]
  return parts.length === 0 ? undefined : sql.join(parts, sql` union all `)
}
