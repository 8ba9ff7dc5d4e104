import type { pupils } from '@duologue/contract/pupils'
import { classLimits } from '@duologue/domain/classes/class-limits'
import { wordsVersionFor } from '@duologue/domain/pupils/card-words'
import {
  type DecidedName,
  isDoubtful,
  judgeNames,
  type NameVerdict,
} from '@duologue/domain/pupils/judge-names'
import {
  idOfReader,
  lockStanding,
  makePupilUsers,
  renameUsers,
  requireApproved,
} from '../accounts/index'
import { enrolAll, lockClassInUse } from '../classes/index'
import type { Queries } from '../database/connect'
import { doOnce } from '../database/do-once'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { writeLog } from '../school/index'
import { cleanRows } from './clean-rows'
import { knownPupils } from './known-pupils'
import { insertPupilsBy } from './pupil-store'
import type { PupilsRoom } from './pupils-room'

const day = 24 * 60 * 60 * 1000

/** What is added to which class: rows that are judged, and who asks. */
interface Adding {
  class: string
  teacher: string
  language: string
  now: Date
}

/**
 * Makes the accounts of new rows, each with a place in the class and a card; undone where they are more than a class, a
 * day and a teacher may have (pupils.md#adding). Few statements, however many they are: what is made says how many there
 * were.
 */
async function makePupils(
  room: PupilsRoom,
  transaction: Queries,
  wanted: readonly DecidedName[],
  { class: id, teacher, language, now }: Adding,
): Promise<string[]> {
  if (wanted.length === 0) return []
  if (wanted.length > classLimits.students) throw new Refused('class-full')
  const named = wanted.map(({ given, family }) => ({
    givenName: given,
    familyName: family || null,
  }))
  const users = await makePupilUsers(room, transaction, named, teacher)
  if ((await enrolAll(transaction, id, users, now)) > classLimits.students)
    throw new Refused('class-full')
  const rows = users.map((user, at) => ({
    user,
    homeClass: id,
    externalId: wanted[at]?.externalId ?? null,
    wordsVersion: wordsVersionFor(language),
    madeBy: teacher,
    madeAt: now,
    cardedAt: now,
    seenAt: now,
  }))
  const since = new Date(now.getTime() - day)
  const made = await insertPupilsBy(transaction, rows, { teacher, since })
  if (made.lately > made.allowedADay || made.all > made.allowed)
    throw new Refused('too-many-pupils')
  const logged = { what: 'pupils-added', actor: teacher, class: id } as const
  await writeLog(transaction, { ...logged, at: now, about: String(users.length) })
  return users
}

/** Gives the pupils whom a list calls otherwise their new names; how many there were. */
async function renamePupils(
  transaction: Queries,
  rows: readonly DecidedName[],
  verdicts: readonly NameVerdict[],
): Promise<number> {
  const named = verdicts.flatMap((verdict, at) => {
    const row = rows[at]
    return verdict.kind === 'renamed' && row
      ? [{ id: verdict.pupil, given: row.given, family: row.family || null }]
      : []
  })
  await renameUsers(transaction, named)
  return named.length
}

/** Makes the pupils of a list, all of them or none (pupils.md#adding). */
export function addPupils(room: PupilsRoom): Handler<typeof pupils.addPupils> {
  const { database, random, clock } = room
  return async ({ params, body }, { reader, key, language }) => {
    const teacher = idOfReader(reader)
    const now = clock.now()
    const once = { user: teacher, key, request: { call: 'addPupils', ...params, ...body }, now }
    const add = async (transaction: Queries) => {
      // Whoever makes pupils twice at once is counted once: their account is locked first, then the class.
      const { isEmailVerified } = await lockStanding(transaction, teacher)
      await requireApproved(room.accounts, transaction, teacher)
      const found = await lockClassInUse(transaction, params.id, reader)
      if (!isEmailVerified) throw new Refused('email-not-verified')
      const rows = cleanRows(body.rows)
      const verdicts = judgeNames(rows, await knownPupils(transaction, found, teacher))
      if (verdicts.some(isDoubtful)) throw new Refused('names-unclear')
      const wanted = rows.filter((_, at) => verdicts[at]?.kind === 'new')
      const adding = { class: found.id, teacher, language, now }
      return {
        added: await makePupils(room, transaction, wanted, adding),
        renamed: await renamePupils(transaction, rows, verdicts),
      }
    }
    return inTransaction(database, random, transaction =>
      doOnce(transaction, once, () => add(transaction)),
    )
  }
}
