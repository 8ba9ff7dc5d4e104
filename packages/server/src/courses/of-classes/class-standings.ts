import type { ClassCourseStandings } from '@duologue/contract/courses/class-course-shapes'
import { type Reader, visitor } from '@duologue/domain/accounts/reader'
import { dayOf } from '@duologue/domain/assignments/due-date'
import { mayReadConversation } from '@duologue/domain/conversations/may-read-conversation'
import type { CourseItem, CourseUnit } from '@duologue/domain/courses/course'
import { conversationMarks, listMarks } from '@duologue/domain/courses/item-progress'
import { lastSeenOn } from '@duologue/domain/courses/last-seen'
import { type ItemMarks, writeUnitMarks } from '@duologue/domain/courses/unit-marks'
import { mayReadList } from '@duologue/domain/pronunciation/may-read-list'
import { classToManage, namedStudents } from '../../classes/index'
import type { CoursesRoom } from '../courses-room'
import { standingsFacts } from './class-course-store'
import { followedView } from './followed-view'

type Facts = NonNullable<Awaited<ReturnType<typeof standingsFacts>>>

const key = (user: string, thing: string) => `${user} ${thing}`

/** The items of a course that everybody may see, by id. */
function itemsFound({ conversations, lists }: Pick<Facts, 'conversations' | 'lists'>) {
  const readable = conversations.filter(told =>
    mayReadConversation(visitor, { ...told, isDeleted: false }),
  )
  const readableLists = lists.filter(({ isHeld, ...told }) =>
    mayReadList(visitor, { ...told, isDeleted: false, heldAt: isHeld ? new Date(0) : null }),
  )
  return {
    conversations: new Map(readable.map(told => [told.id, told])),
    lists: new Map(readableLists.map(told => [told.id, told])),
  }
}

/** What the students have done with the items, and when they last did. */
function itemsDone({ lines, plays }: Pick<Facts, 'lines' | 'plays'>) {
  const lastAt = new Map<string, number>()
  for (const { user, lastAt: at } of [...lines, ...plays])
    lastAt.set(user, Math.max(lastAt.get(user) ?? 0, Date.parse(at)))
  return {
    lines: new Map(lines.map(row => [key(row.user, row.conversation), row])),
    plays: new Map(plays.map(row => [key(row.user, row.thing), row])),
    lastAt,
  }
}

type Found = ReturnType<typeof itemsFound>
type Done = ReturnType<typeof itemsDone>

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

const unitsView = (units: readonly CourseUnit[], { conversations, lists }: Found) =>
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
 * they are, in two statements and one round trip.
 */
export async function classStandings(
  { database, clock }: CoursesRoom,
  id: string,
  reader: Reader,
  timeZone = 'UTC',
): Promise<{ name: string } & ClassCourseStandings> {
  const [{ name }, facts] = await Promise.all([
    classToManage(database, id, reader),
    standingsFacts(database, id),
  ])
  if (!facts) return { name, course: null, units: [], students: [] }
  const { units } = facts.course
  const found = itemsFound(facts)
  const done = itemsDone(facts)
  const today = dayOf(clock.now().getTime(), timeZone)
  return {
    name,
    course: followedView(facts.course),
    units: unitsView(units, found),
    students: namedStudents(facts.students).map(student => {
      const at = done.lastAt.get(student.id)
      return {
        student,
        lastSeen: lastSeenOn(at === undefined ? null : dayOf(at, timeZone), today),
        units: units.map(({ items }) =>
          writeUnitMarks(items.map(item => itemMarks(item, student.id, found, done))),
        ),
      }
    }),
  }
}
