import type { ClassCourseStandings } from '@duologue/contract/courses/class-course-shapes'
import { type Reader, visitor } from '@duologue/domain/accounts/reader'
import { dayOf } from '@duologue/domain/assignments/due-date'
import { type CourseItem, itemsOf } from '@duologue/domain/courses/course'
import { conversationMarks, listMarks } from '@duologue/domain/courses/item-progress'
import { lastSeenOn } from '@duologue/domain/courses/last-seen'
import { type ItemMarks, writeUnitMarks } from '@duologue/domain/courses/unit-marks'
import { classOfTeacher, membersOf, studentsAt } from '../../classes/index'
import type { Database } from '../../database/connect'
import { classLines } from '../../learn/index'
import { classPlays } from '../../plays/index'
import { findItems, idsOf, type KnownItems } from '../course-items'
import type { CourseRow } from '../course-table'
import type { CoursesRoom } from '../courses-room'
import { findClassCourse } from './class-course-store'
import { followedView } from './followed-view'

type Found = Pick<KnownItems, 'conversations' | 'lists'>

const key = (user: string, thing: string) => `${user} ${thing}`

/** What some students have done with the items of a course, and when they last did; in two statements. */
async function classDone(
  database: Database,
  students: readonly string[],
  items: readonly CourseItem[],
) {
  const ids = { conversations: idsOf(items, 'conversation'), lists: idsOf(items, 'list') }
  const [lines, plays] = await Promise.all([
    classLines(database, students, ids.conversations),
    classPlays(database, students, ids),
  ])
  const lastAt = new Map<string, number>()
  for (const { user, lastAt: at } of [...lines, ...plays])
    lastAt.set(user, Math.max(lastAt.get(user) ?? 0, at.getTime()))
  return {
    lines: new Map(lines.map(row => [key(row.user, row.conversation), row])),
    plays: new Map(plays.map(row => [key(row.user, row.thing), row])),
    lastAt,
  }
}

type Done = Awaited<ReturnType<typeof classDone>>

/** The marks of an item that everybody in the class may see. */
function itemMarks({ kind, id }: CourseItem, student: string, found: Found, done: Done): ItemMarks {
  const played = done.plays.get(key(student, id))
  if (kind === 'list')
    return found.lists.has(id)
      ? listMarks(played ? (played.isDone ? 'done' : 'played') : 'none')
      : null
  const conversation = found.conversations.get(id)
  if (!conversation) return null
  const own = done.lines.get(key(student, id))
  return conversationMarks({
    lines: conversation.lines,
    learnt: own?.learnt ?? 0,
    canSay: own?.canSay ?? 0,
    isPlayed: played !== undefined,
  })
}

const unitsView = ({ units }: CourseRow, { conversations, lists }: Found) =>
  units.map(({ key: name, title, level, items }) => ({
    key: name,
    title,
    level,
    items: items.map(({ kind, id }) => ({
      kind,
      title: (kind === 'list' ? lists : conversations).get(id)?.title ?? null,
    })),
  }))

/**
 * How the students of a class stand with the course that it follows, for its teacher (courses.md#of-a-class): however many
 * they are, in nine statements at most and two round trips.
 */
export async function classStandings(
  { database, clock }: CoursesRoom,
  id: string,
  reader: Reader,
  timeZone = 'UTC',
): Promise<{ name: string } & ClassCourseStandings> {
  const [{ name }, course, members] = await Promise.all([
    classOfTeacher(database, id, reader),
    findClassCourse(database, id),
    membersOf(database, id),
  ])
  if (!course) return { name, course: null, units: [], students: [] }
  const items = itemsOf(course.units)
  const ids = members.map(({ student }) => student)
  const [found, students, done] = await Promise.all([
    findItems(database, items, visitor),
    studentsAt(database, members),
    classDone(database, ids, items),
  ])
  const today = dayOf(clock.now().getTime(), timeZone)
  return {
    name,
    course: followedView(course),
    units: unitsView(course, found),
    students: students.map(({ id: student, username, displayName, avatar, fullName }) => {
      const at = done.lastAt.get(student)
      return {
        student: { id: student, username, displayName, avatar, fullName },
        lastSeen: lastSeenOn(at === undefined ? null : dayOf(at, timeZone), today),
        units: course.units.map(({ items }) =>
          writeUnitMarks(items.map(item => itemMarks(item, student, found, done))),
        ),
      }
    }),
  }
}
