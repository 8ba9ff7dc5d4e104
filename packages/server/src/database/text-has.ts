import { and, like, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** A folded text as a LIKE pattern that finds it anywhere; its own % and _ are letters like others. */
const pattern = (folded: string) => `%${folded.replace(/[\\%_]/g, sign => `\\${sign}`)}%`

/** Neighbouring characters of a text in pairs, or the only one it has. */
function shortParts(folded: string): string[] {
  const characters = Array.from(folded)
  const pairs = characters.slice(1).map((character, index) => `${characters[index]}${character}`)
  return [...new Set(pairs.length > 0 ? pairs : characters)]
}

/** The condition that a column has this folded text anywhere, for rows that are looked at one by one. */
export const hasAnywhere = (column: PgColumn | SQL, folded: string): SQL =>
  like(column, pattern(folded))

/**
 * The same condition for an index over the column's trigrams and one over its `short_parts`. Trigrams find it by three
 * letters in a row, and which signs are letters depends on the database's locale, but for plain ones; any other text is
 * looked up by its pairs of characters, else it would be sought in every row (3.7 s among a million for `!!!`).
 */
export function textHas(column: PgColumn | SQL, folded: string): SQL | undefined {
  const has = hasAnywhere(column, folded)
  if (/[a-z0-9]{3}/.test(folded)) return has
  const parts = sql.join(
    shortParts(folded).map(part => sql`${part}`),
    sql`, `,
  )
  return and(sql`short_parts(${column}) @> array[${parts}]::text[]`, has)
}
