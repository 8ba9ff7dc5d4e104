import type { ClassCard, ClassStudent } from '@duologue/contract/classes'
import { extraTimes } from '@duologue/domain/choices/extra-time'
import { nameInClass } from '@duologue/domain/classes/name-in-class'
import type { KnownPerson } from '../accounts/index'
import { isInUse } from './archiving/in-use'
import type { ClassRow, EnrolmentRow } from './class-table'

/** The teacher as their classes see them (view C1); whoever teaches is always there. */
const teacherView = (row: ClassRow, teacher: KnownPerson | undefined) => ({
  id: row.teacher,
  fullName: teacher?.fullName ?? '',
  email: teacher?.email ?? null,
  avatar: teacher?.avatar ?? null,
})

/** A class as a card; only its teacher is told how many students it has. */
export function classCardView(
  row: ClassRow,
  teacher: KnownPerson | undefined,
  told: { role: ClassCard['role']; studentCount: number | undefined },
): ClassCard {
  const { id, name, color, icon, language, scores } = row
  return {
    id,
    name,
    color,
    icon,
    language,
    teacher: teacherView(row, teacher),
    scores,
    role: told.role,
    ...(isInUse(row) ? {} : { isArchived: true as const }),
    ...(told.studentCount === undefined ? {} : { studentCount: told.studentCount }),
  }
}

/** What a student answered to the question how the teacher calls them; null before they did. */
export const calledIn = ({ namedAt, givenName, familyName }: EnrolmentRow) =>
  namedAt === null ? null : { givenName, familyName }

/** A student as the teacher sees them, and themselves in the class (view U2). */
export function classStudentView(row: EnrolmentRow, person: KnownPerson): ClassStudent {
  const called = calledIn(row)
  const { claimed, isPupil, ...known } = person
  // Who was a pupil shows the own address to those alone whose classes they joined by themselves.
  const joinedSince = claimed && row.joinedAt > claimed.at
  return {
    ...known,
    email: joinedSince ? claimed.email : known.email,
    login: isPupil ? 'card' : 'email',
    ...nameInClass(person, called),
    called,
    joinedAt: row.joinedAt.toISOString(),
    allowances: {
      extraTime: extraTimes.find(factor => factor === row.extraTime) ?? 1,
      relaxed: row.relaxed,
    },
  }
}
