import { wordsVersionFor } from '@duologue/domain/pupils/card-words'
import { pupilLimits } from '@duologue/domain/pupils/pupil-limits'
import { makePupilUsers, renameUsers } from '../../accounts/index'
import { enrolAll } from '../../classes/index'
import type { Queries } from '../../database/connect'
import { movePupils } from '../moving/move-pupils'
import { insertPupils, lockPupils, type PupilRow, pupilsOfClasses } from '../pupil-store'
import type { PupilsRoom } from '../pupils-room'

/** A pupil as a roster names them, with the number by which the school knows them. */
interface Rostered {
  given: string
  family: string
  externalId: string
}

/**
 * Makes the accounts of pupils of a roster, each with a place in a locked class that keeps them, and a card. The school vouches
 * for them: they count for nobody (rosters.md#making-classes).
 */
async function makePupils(
  room: Pick<PupilsRoom, 'clock' | 'random'>,
  transaction: Queries,
  pupils: readonly Rostered[],
  made: { class: string; language: string; actor: string },
): Promise<string[]> {
  if (pupils.length === 0) return []
  const now = room.clock.now()
  const named = pupils.map(({ given, family }) => ({
    givenName: given,
    familyName: family || null,
  }))
  const users = await makePupilUsers(room, transaction, named, made.actor)
  await enrolAll(transaction, made.class, users, now)
  const rows = users.map((user, at) => {
    const number = pupils[at]?.externalId ?? ''
    return {
      user,
      homeClass: made.class,
      externalId: number.length > pupilLimits.externalId ? null : number,
      wordsVersion: wordsVersionFor(made.language),
      madeBy: null,
      madeAt: now,
      cardedAt: now,
      seenAt: now,
    }
  })
  await insertPupils(transaction, rows)
  return users
}

/** The pupils whom a class keeps, by the number by which the school knows them. */
async function pupilsByNumber(queries: Queries, id: string): Promise<Map<string, string>> {
  const rows = await pupilsOfClasses(queries, [id])
  return new Map(rows.flatMap(({ externalId, user }) => (externalId ? [[externalId, user]] : [])))
}

/** Gives those of some people who are pupils their new names; who has an own account keeps theirs. */
async function renamePupils(
  transaction: Queries,
  named: readonly { user: string; given: string; family: string }[],
): Promise<void> {
  const pupils = await lockPupils(
    transaction,
    named.map(({ user }) => user),
  )
  const isPupil = new Set(pupils.map(({ user }) => user))
  await renameUsers(
    transaction,
    named.flatMap(({ user, given, family }) =>
      isPupil.has(user) ? [{ id: user, given, family: family || null }] : [],
    ),
  )
}

/** Lets other classes keep locked pupils, or the school; a number that is somebody else's there is forgotten. */
async function rehome(
  transaction: Queries,
  moving: readonly { pupil: PupilRow; to: string | null }[],
): Promise<void> {
  if (moving.length === 0) return
  const homes = [...new Set(moving.flatMap(({ to }) => to ?? []))]
  const keyOf = (home: string | null, number: string | null) => `${home} ${number}`
  const taken = new Set(
    (await pupilsOfClasses(transaction, homes)).map(one => keyOf(one.homeClass, one.externalId)),
  )
  const moved = moving.map(({ pupil: { user, externalId }, to }) => {
    const key = keyOf(to, externalId)
    const isTaken = to !== null && taken.has(key)
    taken.add(key)
    return { user, to, number: isTaken ? null : externalId }
  })
  await movePupils(transaction, moved)
}

/** Lets a class keep those pupils whom no class keeps, or one that is over. */
async function adoptPupils(
  transaction: Queries,
  users: readonly string[],
  { to, over }: { to: string; over: readonly string[] },
): Promise<void> {
  const pupils = await lockPupils(transaction, users)
  const left = pupils.filter(({ homeClass }) => homeClass === null || over.includes(homeClass))
  await rehome(
    transaction,
    left.map(pupil => ({ pupil, to })),
  )
}

/** Lets another class keep each of some pupils, or the school, where this one does. */
async function leaveHome(
  transaction: Queries,
  from: string,
  leaving: readonly { user: string; to: string | null }[],
): Promise<void> {
  const next = new Map(leaving.map(({ user, to }) => [user, to]))
  const pupils = await lockPupils(transaction, [...next.keys()])
  const kept = pupils.filter(({ homeClass }) => homeClass === from)
  await rehome(
    transaction,
    kept.map(pupil => ({ pupil, to: next.get(pupil.user) ?? null })),
  )
}

/** What a roster asks of the pupils (rosters.md#later-imports). */
export const rosteredPupils = (room: Pick<PupilsRoom, 'clock' | 'random'>) => ({
  makePupils: (...asked: [Queries, readonly Rostered[], Parameters<typeof makePupils>[3]]) =>
    makePupils(room, ...asked),
  pupilsByNumber,
  renamePupils,
  adoptPupils,
  leaveHome,
})
