import type { classes } from '@duologue/contract/classes'
import { mostPerPage } from '@duologue/domain/choices/limits-across-rooms'
import { isTaughtBy } from '@duologue/domain/classes/class-role'
import { idOfReader, knownPeople } from '../accounts/index'
import type { Handler } from '../http/handlers'
import { classesOfUser } from './class-store'
import { classCardView } from './class-view'
import type { ClassesRoom } from './classes-room'
import { studentCounts } from './enrolment-store'

export function listClasses({ database }: ClassesRoom): Handler<typeof classes.listClasses> {
  return async ({ query }, { reader }) => {
    const user = idOfReader(reader)
    const { page = 1, limit = mostPerPage } = query
    const part = { limit, offset: (page - 1) * limit }
    const { rows, total } = await classesOfUser(database, user, part)
    const own = rows.filter(row => isTaughtBy(row, user)).map(({ id }) => id)
    const [teachers, counts] = await Promise.all([
      knownPeople(
        database,
        rows.map(({ teacher }) => teacher),
      ),
      studentCounts(database, own),
    ])
    const cards = rows.map(row =>
      classCardView(
        row,
        teachers.get(row.teacher),
        isTaughtBy(row, user)
          ? {
              role: row.teacher === user ? ('teacher' as const) : ('coTeacher' as const),
              studentCount: counts.get(row.id) ?? 0,
            }
          : { role: 'student' as const, studentCount: undefined },
      ),
    )
    return { classes: cards, total }
  }
}
