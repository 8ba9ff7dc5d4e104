import { classLimits } from '@duologue/domain/classes/class-limits'
import { typesOf } from '../../accounts/index'
import { classById, countStudents, isInUse, strangersTo } from '../../classes/index'
import type { Queries } from '../../database/connect'
import type { RostersRoom } from '../rosters-room'
import { unplaced } from './made-store'

/**
 * How many places in classes that were made go to people who have got an account since, or were approved: who comes in when
 * a roster is applied that says nothing new (rosters.md#later-imports).
 */
export async function countComing(
  room: Pick<RostersRoom, 'teacherRule'>,
  queries: Queries,
): Promise<number> {
  const places = await unplaced(queries)
  const types = await typesOf(
    room,
    queries,
    places.map(({ user }) => user),
  )
  const byClass = new Map<string, typeof places>()
  for (const place of places) byClass.set(place.class, [...(byClass.get(place.class) ?? []), place])
  let coming = 0
  for (const [id, own] of byClass) {
    const row = await classById(queries, id)
    if (!row || !isInUse(row)) continue
    const usersAs = (type: 'student' | 'teacher') =>
      own.filter(one => one.type === type && types.get(one.user) === type).map(({ user }) => user)
    const teachers = usersAs('teacher').filter(
      user => user !== row.teacher && !row.coTeachers.includes(user),
    )
    const students = await strangersTo(queries, id, usersAs('student'))
    const free =
      students.length === 0 ? 0 : classLimits.students - (await countStudents(queries, id))
    coming += teachers.length + Math.min(students.length, Math.max(0, free))
  }
  return coming
}
