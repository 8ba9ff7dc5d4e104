import { wordsVersionFor } from '@duologue/domain/pupils/card-words'
import { type Column, eq, type SQL, sql } from 'drizzle-orm'
import { makePupilUsers } from '../../accounts/index'
import type { Queries } from '../../database/connect'
import type { Clock } from '../../outside/clock/clock'
import type { RandomSource } from '../../outside/random/random'
import { writeLog } from '../../school/index'
import { changePupil, insertPupils, lockPupil, lockPupils, pupilOf, pupils } from '../pupil-store'
import { freePupils } from '../release-pupil'

/**
 * Makes the account of a student whom a learning platform sends (lti.md#people), kept by the class of their course; they
 * come in by its launches alone. `until`: they are only a teacher's look through a student's eyes, and go then.
 */
export async function makePlatformPupil(
  room: { clock: Clock; random: RandomSource },
  transaction: Queries,
  made: {
    platform: string
    class: string
    teacher: string
    given: string | null
    family: string | null
    until: Date | null
  },
): Promise<string> {
  const names = [{ givenName: made.given, familyName: made.family }]
  const [user = ''] = await makePupilUsers(room, transaction, names, made.teacher)
  const now = room.clock.now()
  await insertPupils(transaction, [
    {
      user,
      homeClass: made.class,
      externalId: null,
      platform: made.platform,
      wordsVersion: wordsVersionFor('en'),
      madeBy: null,
      madeAt: now,
      cardedAt: now,
      seenAt: now,
      deleteAt: made.until,
    },
  ])
  return user
}

/** A look through a student's eyes goes on: it ends later. */
export const changePreviewEnd = (transaction: Queries, user: string, until: Date) =>
  changePupil(transaction, user, { deleteAt: until })

/** When the account of a pupil who is deleted goes; undefined while they are not, and for everybody else. */
export const pupilEnd = async (queries: Queries, user: string): Promise<Date | undefined> =>
  (await pupilOf(queries, user))?.deleteAt ?? undefined

/** Joins pupils to a query that has somebody's id: until when their account is, where it is about to go. */
export const pupilBeside = (user: Column) => ({
  join: [pupils, eq(pupils.user, user)] as const,
  deleteAt: pupils.deleteAt,
})

/** Whether the account of somebody is about to go, in a statement of others: deleted, or only a look (lti.md#people). */
export const isGoing = (user: SQL | Column): SQL =>
  sql`exists (select from ${pupils} where ${pupils.user} = ${user} and ${pupils.deleteAt} is not null)`

/**
 * Gives those of some pupils to the school whom the locked class of a course keeps, because the course has them no more
 * (lti.md#members).
 */
export async function releaseFromCourse(
  transaction: Queries,
  people: readonly string[],
  { class: home, actor, now }: { class: string; actor: string; now: Date },
): Promise<void> {
  const pupils = await lockPupils(transaction, people)
  const kept = pupils.filter(({ homeClass }) => homeClass === home)
  await freePupils(
    transaction,
    kept.map(({ user }) => user),
    { actor, now },
  )
}

/** A pupil of a platform whom no class keeps is kept by the locked class of the course that they come from now. */
export async function takeHome(
  transaction: Queries,
  { user, class: home }: { user: string; class: string },
  now: Date,
): Promise<void> {
  const pupil = await lockPupil(transaction, user)
  if (!pupil?.platform || pupil.homeClass !== null) return
  await changePupil(transaction, user, { homeClass: home })
  await writeLog(transaction, {
    at: now,
    what: 'pupil-moved',
    actor: null,
    person: user,
    class: home,
  })
}
