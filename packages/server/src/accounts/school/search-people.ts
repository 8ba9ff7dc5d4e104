import type { FoundAmong } from '@duologue/domain/school/found-among'
import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/connect'
import { textHas } from '../../database/text-has'
import { type UserRow, users } from '../user-store'

/** A text as `foldText` of the domain has it (text.md#folding), worked out by the database. */
export const folded = (text: SQL): SQL => sql`fold_text(${text})`

const { givenName, familyName, username, email } = users
// As the indexes have them.
const nameOf = sql`person_name(${givenName}, ${familyName}, ${username})`
const toldOf = sql`person_told(${givenName}, ${familyName}, ${username}, ${email})`

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

/** Who is sought (school.md#people). */
const isSought = ({ words, among }: SoughtPeople) =>
  and(among && isAmong[among], ...words.map(word => textHas(toldOf, word)))

/** A page of them by their names, found by indexes. */
export const peopleQuery = ({ sql: queries }: Queries, sought: SoughtPeople) =>
  queries
    .select()
    .from(users)
    .where(isSought(sought))
    .orderBy(asc(nameOf), asc(users.id))
    .offset(sought.offset)
    .limit(sought.limit)

/** People by their names, and how many there are in all (school.md#people). */
export async function searchPeople(database: Queries, sought: SoughtPeople) {
  const counted = database.sql
    .select({ total: sql<string>`count(*)` })
    .from(users)
    .where(isSought(sought))
  const [rows, [count]] = await Promise.all([peopleQuery(database, sought), counted])
  return { rows, total: Number(count?.total ?? 0) }
}
