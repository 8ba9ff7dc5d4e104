import { wordsVersionFor } from '@duologue/domain/pupils/card-words'
import { makePupilUsers } from '../../accounts/index'
import type { Queries } from '../../database/connect'
import type { Clock } from '../../outside/clock/clock'
import type { RandomSource } from '../../outside/random/random'
import { changePupil, insertPupils, pupilOf } from '../pupil-store'

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
