import type { Reader } from '@duologue/domain/accounts/reader'
import type { UnitOnPath } from '@duologue/domain/courses/aims-by-level'
import { itemsOf } from '@duologue/domain/courses/course'
import { conversationMarks, listMarks } from '@duologue/domain/courses/item-progress'
import { mayReadCourse } from '@duologue/domain/courses/may-read-course'
import {
  type Ahead,
  nextOfConversation,
  nextOfList,
  type PathItem,
  type PathStep,
  pathAhead,
} from '@duologue/domain/courses/path-ahead'
import { startPlace, unitStanding } from '@duologue/domain/courses/standing'
import { mayReadList } from '@duologue/domain/pronunciation/may-read-list'
import type { LinesDone } from '../learn/index'
import type { ToldList } from '../pronunciation/index'
import type { ActiveCourse } from './active-courses'

/** What is known of the conversations of a course: how many lines those have that its reader may see, and what they did. */
interface KnownLines {
  linesIn: (conversation: string) => number | undefined
  done: ReadonlyMap<string, Pick<LinesDone, 'learnt' | 'canSay'>>
}

/** A course as its follower walks it (courses.md#progress). */
export interface LearnerPath {
  ahead: Ahead[]
  /** What is next with each item from the start on, and its unit's place, also with those that are done. */
  nextOf: ReadonlyMap<string, { unit: number; step: PathStep | undefined }>
  lists: ReadonlyMap<string, ToldList>
  /** Its units with how their follower stands with them, from the start on. */
  units: UnitOnPath[]
}

/** The courses among these that a reader may see. */
export const coursesSeenBy = (active: readonly ActiveCourse[], reader: Reader): ActiveCourse[] =>
  active.filter(course =>
    mayReadCourse(reader, {
      ...course,
      heldAt: course.isHeld ? new Date(0) : null,
      deletedAt: null,
    }),
  )

/** The course among these that a reader follows in a language, where they may see it. */
export const courseIn = (
  active: readonly ActiveCourse[],
  language: string | null,
  reader: Reader,
): ActiveCourse | undefined =>
  coursesSeenBy(active, reader).find(course => course.language === language)

const unitsFromStart = ({ units, startUnit }: ActiveCourse) =>
  units.slice(startPlace(units, startUnit ?? ''))

/** The conversations of a course from where it was started on. */
export const conversationsAhead = (course: ActiveCourse): string[] =>
  itemsOf(unitsFromStart(course)).flatMap(({ kind, id }) => (kind === 'conversation' ? [id] : []))

/** The way through a course, from where it was started on; what its reader may not see is not on it. */
export function learnerPath(
  course: ActiveCourse,
  reader: Reader,
  { linesIn, done }: KnownLines,
): LearnerPath {
  const duels = new Set(course.duels)
  const rounds = new Map(course.rounds.map(({ thing, isDone }) => [thing, isDone]))
  const lists = new Map(
    course.lists
      .filter(({ author, isPublished, isHeld }) =>
        mayReadList(reader, {
          author,
          isPublished,
          isDeleted: false,
          heldAt: isHeld ? new Date(0) : null,
        }),
      )
      .map(list => [list.id, list]),
  )
  const listItem = (thing: string): PathItem => {
    if (!lists.has(thing)) return undefined
    const round = rounds.get(thing)
    const standing = listMarks(round === undefined ? 'none' : round ? 'done' : 'played')
    return { thing, standing, step: nextOfList(standing) }
  }
  const conversationItem = (thing: string): PathItem => {
    const lines = linesIn(thing)
    if (lines === undefined) return undefined
    const { learnt = 0, canSay = 0 } = done.get(thing) ?? {}
    const standing = conversationMarks({ lines, learnt, canSay, isPlayed: duels.has(thing) })
    return { thing, standing, step: nextOfConversation(standing) }
  }
  const from = startPlace(course.units, course.startUnit ?? '')
  const items = course.units.map((unit, place) =>
    place < from
      ? []
      : unit.items.map(({ kind, id }) => (kind === 'list' ? listItem(id) : conversationItem(id))),
  )
  return {
    ahead: pathAhead(items, from),
    nextOf: new Map(
      items.flatMap((own, unit) =>
        own.flatMap(item => (item ? [[item.thing, { unit, step: item.step }] as const] : [])),
      ),
    ),
    lists,
    units: course.units.map(({ level, aims }, place) => ({
      level,
      aims,
      standing:
        place < from ? undefined : unitStanding((items[place] ?? []).map(item => item?.standing)),
    })),
  }
}
