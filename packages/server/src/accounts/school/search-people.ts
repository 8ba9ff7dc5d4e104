import { and, asc, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/connect'
import { hasAnywhere } from '../../database/text-has'
import { users } from '../user-store'

/** A text as `foldText` of the domain has it (text.md#folding), worked out by the database. */
const folded = (text: SQL): SQL => sql`replace(replace(replace(translate(
  lower(normalize(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'), NFC)),
  'øıς’ʼ´\`', 'oiσ'''''''''), 'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae')`

const nameOf = sql`concat_ws(' ', ${users.givenName}, ${users.familyName}, ${users.username})`
const toldOf = folded(sql`concat_ws(' ', ${users.givenName}, ${users.familyName},
  ${users.username}, ${users.email})`)

/** What people are sought by: folded words, all of which somebody's names or address must have. */
export interface SoughtPeople {
  words: readonly string[]
  offset: number
  limit: number
}

/** People by their names, and how many there are in all (school.md#people). */
export async function searchPeople(
  { sql: queries }: Queries,
  { words, offset, limit }: SoughtPeople,
) {
  const isSought = and(...words.map(word => hasAnywhere(toldOf, word)))
  const order = folded(nameOf)
  const [rows, counted] = await Promise.all([
    queries
      .select()
      .from(users)
      .where(isSought)
      .orderBy(asc(order), asc(users.id))
      .offset(offset)
      .limit(limit),
    queries.select({ total: sql<string>`count(*)` }).from(users).where(isSought),
  ])
  return { rows, total: Number(counted[0]?.total ?? 0) }
}
