import { studentsOf } from '../../classes/index'
import type { LiveRoom } from '../live-room'
import type { KeptHall } from '../log/kept-hall'
import { membersOfHall } from '../member-store'

type Names = Readonly<Record<number, string>>

/** Full names of a hall's members who are students of its class, by their numbers (live.md#names). */
export async function readNames(
  { database }: Pick<LiveRoom, 'database'>,
  { id, opened }: Pick<KeptHall, 'id' | 'opened'>,
): Promise<Names> {
  if (opened.class === null) return {}
  const [rows, students] = await Promise.all([
    membersOfHall(database, id),
    studentsOf(database, opened.class),
  ])
  const names = new Map(students.map(student => [student.id, student.fullName]))
  return Object.fromEntries(
    rows.flatMap(({ number, user }) => {
      const name = names.get(user ?? '')
      return name === undefined ? [] : [[number, name]]
    }),
  )
}

/** The same, asked anew only when more users have joined. */
export async function namesOfMembers(room: Pick<LiveRoom, 'database'>, kept: KeptHall) {
  const users = kept.hall.members.filter(({ user }) => user).length
  if (users === 0) return {}
  if (kept.names?.users !== users) kept.names = { users, names: readNames(room, kept) }
  const asked = kept.names
  return asked.names.catch((error: unknown) => {
    if (kept.names === asked) kept.names = undefined
    throw error
  })
}
