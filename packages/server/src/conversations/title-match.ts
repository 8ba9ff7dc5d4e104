import { and, like, type SQL, sql } from 'drizzle-orm'
import { conversations } from './conversation-table'

/** A folded text as a LIKE pattern that finds it anywhere; its own % and _ are letters like others. */
const anywhere = (folded: string) => `%${folded.replace(/[\\%_]/g, sign => `\\${sign}`)}%`

/** Neighbouring characters of a text in pairs, or the only one it has. */
function shortParts(folded: string): string[] {
  const characters = Array.from(folded)
  const pairs = characters.slice(1).map((character, index) => `${characters[index]}${character}`)
  return [...new Set(pairs.length > 0 ? pairs : characters)]
}

/** The same condition, for titles that are looked at one by one. */
export const hasAnywhere = (folded: string) => like(conversations.titleSearch, anywhere(folded))

/**
 * The condition that a title has this folded text anywhere. Trigrams find it by three letters in a row, and which
 * signs are letters depends on the database's locale, but for plain ones; any other text is looked up by its pairs of
 * characters, else it would be sought in every title (3.7 s among a million for `!!!`).
 */
export function titleHas(folded: string): SQL | undefined {
  const has = hasAnywhere(folded)
  if (/[a-z0-9]{3}/.test(folded)) return has
  const parts = sql.join(
    shortParts(folded).map(part => sql`${part}`),
    sql`, `,
  )
  const hasParts = sql`short_parts(${conversations.titleSearch}) @> array[${parts}]::text[]`
  return and(hasParts, has)
}
