import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { accountBeside, folded } from '../../accounts/index'
import type { Queries } from '../../database/connect'
import { hasAnywhere } from '../../database/text-has'
import { classes, enrolments } from '../class-table'

const owner = accountBeside(classes.teacher)
const { givenName, familyName, username, email } = owner.fields
const toldOf = folded(
  sql`concat_ws(' ', ${classes.name}, ${givenName}, ${familyName}, ${username}, ${email})`,
)

/** What classes are sought by: folded words, all of which its name and its owner must have together; in use or not. */
interface SoughtClasses {
  words: readonly string[]
  isArchived: boolean | undefined
  offset: number
  limit: number
}

/** Classes by their names, each with its owner, and how many there are in all (school.md#classes). */
export async function searchClasses(
  { sql: queries }: Queries,
  { words, isArchived, offset, limit }: SoughtClasses,
) {
  const { archivedAt } = classes
  const isSought = and(
    isArchived === undefined ? undefined : isArchived ? isNotNull(archivedAt) : isNull(archivedAt),
    ...words.map(word => hasAnywhere(toldOf, word)),
  )
  const students = sql<string>`(select count(*) from ${enrolments} where ${eq(enrolments.class, classes.id)})`
  const [rows, counted] = await Promise.all([
    queries
      .select({
        id: classes.id,
        name: classes.name,
        language: classes.language,
        coTeachers: classes.coTeachers,
        createdAt: classes.createdAt,
        archivedAt,
        students,
        owner: { id: owner.fields.id, username, email, givenName, familyName },
      })
      .from(classes)
      .leftJoin(...owner.join)
      .where(isSought)
      .orderBy(asc(folded(sql`${classes.name}`)), asc(classes.id))
      .offset(offset)
      .limit(limit),
    queries
      .select({ total: sql<string>`count(*)` })
      .from(classes)
      .leftJoin(...owner.join)
      .where(isSought),
  ])
  return { rows, total: Number(counted[0]?.total ?? 0) }
}
