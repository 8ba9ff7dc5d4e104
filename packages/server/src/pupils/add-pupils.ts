import type { pupils } from '@duologue/contract/pupils'
import { classLimits } from '@duologue/domain/classes/class-limits'
import { wordsVersionFor } from '@duologue/domain/pupils/card-words'
import {
  type DecidedName,
  isDoubtful,
  judgeNames,
  type NameVerdict,
} from '@duologue/domain/pupils/judge-names'
import { pupilLimits } from '@duologue/domain/pupils/pupil-limits'
import {
  idOfReader,
  lockAccountType,
  makePupilUsers,
  renameUsers,
  standingOf,
} from '../accounts/index'
import { countStudents, enrolAll, lockClassInUse } from '../classes/index'
import type { Queries } from '../database/connect'
import { doOnce } from '../database/do-once'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { writeLog } from '../school/index'
import { cleanRows } from './clean-rows'
import { knownPupils } from './known-pupils'
import { countMade, insertPupils } from './pupil-store'
import type { PupilsRoom } from './pupils-room'

const day = 24 * 60 * 60 * 1000

/** Refuses more pupils than a class, a day and a teacher may have (pupils.md#adding). */
async function allowMore(
  transaction: Queries,
  of: { class: string; teacher: string; wanted: number; now: Date },
): Promise<void> {
  const since = new Date(of.now.getTime() - day)
  const [students, made] = await Promise.all([
    countStudents(transaction, of.class),
    countMade(transaction, of.teacher, since),
  ])
  if (students + of.wanted > classLimits.students) throw new Refused('class-full')
  if (made.lately + of.wanted > pupilLimits.madeADay || made.all + of.wanted > pupilLimits.made)
    throw new Refused('too-many-pupils')
}

/** What is added to which class: rows that are judged, and who asks. */
interface Adding {
  class: string
  teacher: string
  language: string
  now: Date
}

/** Makes the accounts of new rows, each with a place in the class and a card. */
async function makePupils(
  room: PupilsRoom,
  transaction: Queries,
  wanted: readonly DecidedName[],
  { class: id, teacher, language, now }: Adding,
): Promise<string[]> {
  const named = wanted.map(({ given, family }) => ({
    givenName: given,
    familyName: family || null,
  }))
  const users = (await makePupilUsers(room, transaction, named, teacher)).map(user => user.id)
  await enrolAll(transaction, id, users, now)
  await insertPupils(
    transaction,
    users.map((user, at) => ({
      user,
      homeClass: id,
      externalId: wanted[at]?.externalId ?? null,
      wordsVersion: wordsVersionFor(language),
      madeBy: teacher,
      madeAt: now,
      cardedAt: now,
    })),
  )
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
      await lockAccountType(transaction, teacher)
      const found = await lockClassInUse(transaction, params.id, reader)
      const { isEmailVerified } = await standingOf(transaction, teacher)
      if (!isEmailVerified) throw new Refused('email-not-verified')
      const rows = cleanRows(body.rows)
      const verdicts = judgeNames(rows, await knownPupils(transaction, found, teacher))
      if (verdicts.some(isDoubtful)) throw new Refused('names-unclear')
      const wanted = rows.filter((_, at) => verdicts[at]?.kind === 'new')
      const adding = { class: found.id, teacher, language, now }
      await allowMore(transaction, { ...adding, wanted: wanted.length })
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
