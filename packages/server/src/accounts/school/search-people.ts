import type { FoundAmong } from '@duologue/domain/school/found-among'
import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/connect'
import { hasAnywhere } from '../../database/text-has'
import { type UserRow, users } from '../user-store'

/** A text as `foldText` of the domain has it (text.md#folding), worked out by the database. */
export const folded = (text: SQL): SQL => sql`replace(replace(replace(translate(
  lower(normalize(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'), NFC)),
  'øıς’ʼ´\`', 'oiσ'''''''''), 'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae')`

const nameOf = sql`concat_ws(' ', ${users.givenName}, ${users.familyName}, ${users.username})`
const toldOf = folded(sql`concat_ws(' ', ${users.givenName}, ${users.familyName},
  ${users.username}, ${users.email})`)

const isAmong: Record<FoundAmong, SQL | undefined> = {
  // Who can be given a class.
  teachers: and(eq(users.type, 'teacher'), isNull(users.closedAt)),
  pupils: eq(users.isPupil, true),
  roles: isNotNull(users.role),
  closed: isNotNull(users.closedAt),
}

/** Somebody's account, whole. */
export type PersonRow = UserRow

/** What people are sought by: folded words, all of which somebody's names or address must have. */
export interface SoughtPeople {
  words: readonly string[]
  among?: FoundAmong | undefined
  offset: number
  limit: number
}

/** People by their names, and how many there are in all (school.md#people). */
export async function searchPeople(
  { sql: queries }: Queries,
  { words, among, offset, limit }: SoughtPeople,
) {
  const isSought = and(among && isAmong[among], ...words.map(word => hasAnywhere(toldOf, word)))
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
