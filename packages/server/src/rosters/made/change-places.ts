import type { AccountType } from '@duologue/domain/accounts/account-types'
import { classLimits } from '@duologue/domain/classes/class-limits'
import { lockTypes } from '../../accounts/index'
import {
  type ClassRow,
  coTeach,
  countStudents,
  endCoTeaching,
  endPlaces,
  enrolAll,
  isInUse,
  lockClass,
  strangersTo,
} from '../../classes/index'
import type { Queries } from '../../database/connect'
import { writeLog } from '../../school/index'
import type { RostersRoom } from '../rosters-room'
import {
  deletePlaces,
  endedClasses,
  madeBehind,
  otherClassesOf,
  type Place,
  placesIn,
  upsertBoth,
  upsertPlaces,
} from './made-store'

/** How many classes are looked through in one step. */
const portion = 50

/** What the roster wants of a class that was made, where it is not so yet. */
export function wantedChanges(places: readonly Place[]) {
  const hasAccount = (one: Place): one is Place & { user: string } => one.user !== null
  const coming = places.filter(({ role, place }) => role !== null && place === null)
  const going = places.filter(({ role, place }) => role === null && place !== null)
  return {
    /** Who has an account here already; the others wait for a teacher to add them. */
    coming: coming.filter(hasAccount),
    waiting: coming.filter(one => !hasAccount(one) && one.role === 'student'),
    going,
  }
}

/** Lets students in who have an account: who was there or was removed by hand stays as they are. */
async function letIn(
  room: RostersRoom,
  transaction: Queries,
  { id, row, coming }: { id: string; row: ClassRow; coming: (Place & { user: string })[] },
) {
  const strangers = new Set(
    await strangersTo(
      transaction,
      row.id,
      coming.map(({ user }) => user),
    ),
  )
  const byHand = coming.filter(({ user }) => !strangers.has(user))
  const free = classLimits.students - (await countStudents(transaction, row.id))
  const fresh = coming.filter(({ user }) => strangers.has(user)).slice(0, Math.max(0, free))
  const users = fresh.map(({ user }) => user)
  await enrolAll(transaction, row.id, users, room.clock.now())
  await room.adoptPupils(transaction, users, { to: row.id, over: await endedClasses(transaction) })
  await upsertBoth(transaction, id, { byHand, fresh })
  return users
}

/** Ends the places that the roster gave; who is kept by the class is kept by another one of theirs, else by the school. */
async function letGo(
  room: RostersRoom,
  transaction: Queries,
  { id, row, going }: { id: string; row: ClassRow; going: Place[] },
) {
  const ours = going.filter(({ place, user }) => place === 'roster' && user !== null)
  const people = ours.map(({ person }) => person)
  const others = await otherClassesOf(transaction, { people, class: id })
  const leaving = ours.flatMap(({ person, user }) =>
    user === null ? [] : [{ user, to: others.get(person) ?? null }],
  )
  await room.leaveHome(transaction, row.id, leaving)
  const users = leaving.map(({ user }) => user)
  await endPlaces(transaction, row.id, users)
  await deletePlaces(
    transaction,
    id,
    going.map(({ person }) => person),
  )
  return users
}

/** Lets people teach a class beside its owner, and ends it for whom the roster has there no more. */
async function changeTeachers(
  room: RostersRoom,
  transaction: Queries,
  {
    id,
    row,
    coming,
    going,
  }: { id: string; row: ClassRow; coming: (Place & { user: string })[]; going: Place[] },
) {
  for (const { person, user } of coming) {
    const isNew = await coTeach(transaction, row, user, room.clock.now())
    await upsertPlaces(transaction, id, [person], isNew ? 'roster' : 'hand')
  }
  for (const { place, user } of going)
    if (place === 'roster' && user !== null)
      await endCoTeaching(transaction, { class: row.id, teacher: user }, room.onTeacherGone)
  await deletePlaces(
    transaction,
    id,
    going.map(({ person }) => person),
  )
}

/** A class of the roster with the one that was made of it, locked; and what the locked accounts are. */
interface Placing {
  id: string
  row: ClassRow
  types: ReadonlyMap<string, AccountType>
  actor: string | null
}

/** Does in a locked class what the roster wants of people who have an account (rosters.md#later-imports). */
export async function placePeople(
  room: RostersRoom,
  transaction: Queries,
  { id, row, types, actor }: Placing,
): Promise<void> {
  const changes = wantedChanges(await placesIn(transaction, id))
  const teachers = new Set([row.teacher, ...row.coTeachers])
  const those = (isStaff: boolean) => ({
    id,
    row,
    // An account is a student's or a teacher's: as the other one it has no place.
    coming: changes.coming.filter(
      ({ role, user }) =>
        (role !== 'student') === isStaff && types.get(user) === (isStaff ? 'teacher' : 'student'),
    ),
    going: changes.going.filter(({ user }) => (user !== null && teachers.has(user)) === isStaff),
  })
  await changeTeachers(room, transaction, those(true))
  const gone = await letGo(room, transaction, those(false))
  const came = await letIn(room, transaction, those(false))
  const told = { at: room.clock.now(), actor, class: row.id } as const
  await writeLog(
    transaction,
    ...came.map(person => ({ ...told, what: 'roster-placed' as const, person })),
    ...gone.map(person => ({ ...told, what: 'roster-ended' as const, person })),
  )
}

/**
 * Looks after the next class that was made, behind one of them, where the roster wants something of it. Answers how far it has
 * looked; undefined where no class is left.
 */
export async function changePlaces(
  room: RostersRoom,
  transaction: Queries,
  last: string,
): Promise<string | undefined> {
  const made = await madeBehind(transaction, last, portion)
  for (const { id, class: classId } of made) {
    const { coming, going } = wantedChanges(await placesIn(transaction, id))
    if (!classId || (coming.length === 0 && going.length === 0)) continue
    const people = [...coming, ...going].flatMap(({ user }) => user ?? [])
    // Users are locked before classes.
    const types = await lockTypes(room, transaction, people)
    const row = await lockClass(transaction, classId)
    // What is archived stays as it was.
    if (row && isInUse(row)) await placePeople(room, transaction, { id, row, types, actor: null })
    return id
  }
  return made.at(-1)?.id
}
