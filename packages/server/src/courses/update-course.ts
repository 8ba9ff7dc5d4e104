import type { courses } from '@duologue/contract/courses'
import type { CallArguments } from '@duologue/contract/endpoint'
import type { Reader } from '@duologue/domain/accounts/reader'
import { type CourseItem, type CourseUnit, itemsOf } from '@duologue/domain/courses/course'
import { courseBlocks } from '@duologue/domain/courses/course-blocks'
import { unitsFault } from '@duologue/domain/courses/course-fields'
import { isSame } from '@duologue/domain/saving/is-same'
import { foldText } from '@duologue/domain/text/fold'
import { requireMayPublish } from '../accounts/index'
import { holdReadable } from '../conversations/index'
import type { Queries } from '../database/connect'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { ChangedElsewhere, Refused } from '../http/refused'
import { holdLists } from '../pronunciation/index'
import { findItems } from './course-items'
import { changeCourse, lockCourse } from './course-store'
import type { CourseRow } from './course-table'
import type { CoursesRoom } from './courses-room'
import { changeableCourse } from './require-course'
import { seenCourse } from './seen-course'

type Body = CallArguments<typeof courses.updateCourse>['body']

/** Units as they are stored, whatever else was sent of them. */
const unitView = ({ key, title, level, aims, items }: CourseUnit): CourseUnit => ({
  key,
  title,
  level,
  aims: [...aims],
  items: items.map(({ kind, id }) => ({ kind, id })),
})

/** The course as it is to be; what is left out stays as it is. */
function changed(row: CourseRow, body: Body, now: Date): CourseRow {
  const title = body.title ?? row.title
  const isPublished = body.settings?.isPublished ?? row.isPublished
  return {
    ...row,
    title,
    titleSearch: foldText(title),
    description: body.description ?? row.description,
    translationLanguage:
      body.translationLanguage === undefined ? row.translationLanguage : body.translationLanguage,
    units: (body.units ?? row.units).map(unitView),
    isPublished,
    publishedAt: isPublished ? (row.publishedAt ?? now) : row.publishedAt,
  }
}

/** Those items of the sent units that are not in the course yet. */
function freshItems({ units = [] }: Body, row: CourseRow): CourseItem[] {
  const fault = unitsFault(units)
  if (fault !== undefined) throw new Refused('invalid-input', { units: fault })
  const kept = new Set(row.things)
  return itemsOf(units).filter(({ id }) => !kept.has(id))
}

type Found = Awaited<ReturnType<typeof findItems>>

/**
 * What is new in a course must be there for its author to see, and is held until the transaction ends: what is in it already
 * stays, whether or not it can be seen now.
 */
async function holdFresh(
  transaction: Queries,
  fresh: readonly CourseItem[],
  { found, reader }: { found: Found; reader: Reader },
): Promise<void> {
  const ids = (wanted: CourseItem['kind']) =>
    fresh.flatMap(({ kind, id }) => (kind === wanted ? [id] : []))
  const conversations = await holdReadable(transaction, ids('conversation'), reader)
  if (conversations.size < ids('conversation').length) throw new Refused('conversation-not-found')
  const lists = await holdLists(transaction, ids('list'))
  if (ids('list').some(id => !lists.has(id) || !found.lists.has(id)))
    throw new Refused('list-not-found')
}

/** What is to be published must pass its checks; it is looked at when it is, not as long as it is (courses.md#publishing). */
function refuseUnfit(after: CourseRow, before: CourseRow, found: Found): void {
  if (!after.isPublished || before.isPublished) return
  if (before.heldAt) throw new Refused('held-for-review')
  const drafts = itemsOf(after.units).filter(({ id }) => {
    const item = found.conversations.get(id) ?? found.lists.get(id)
    return item?.settings.isPublished === false
  })
  const blocks = courseBlocks(after.units, drafts.length)
  if (Object.keys(blocks).length > 0) throw new Refused('course-not-publishable', blocks)
}

/** What of a row a change writes. */
const written = (row: CourseRow) => ({
  title: row.title,
  titleSearch: row.titleSearch,
  description: row.description,
  translationLanguage: row.translationLanguage,
  units: row.units,
  isPublished: row.isPublished,
  publishedAt: row.publishedAt,
})

/** Changes what is sent; with a version that is over, nothing (saving.md#versions). */
export function updateCourse(room: CoursesRoom): Handler<typeof courses.updateCourse> {
  const { database, clock, random } = room
  return async ({ params, body }, { reader }) => {
    const seen = await changeableCourse(database, params.id, reader)
    if (body.settings?.isPublished) requireMayPublish(reader)
    const found = await findItems(database, itemsOf(body.units ?? seen.units), reader)
    const { row, isStale } = await inTransaction(database, random, async transaction => {
      const locked = await lockCourse(transaction, seen.id)
      if (!locked || locked.deletedAt !== null) throw new Refused('course-not-found')
      const before = { ...locked, units: locked.units.map(unitView) }
      if (body.version !== undefined && body.version !== before.version)
        return { row: before, isStale: true }
      await holdFresh(transaction, freshItems(body, before), { found, reader })
      const after = changed(before, body, clock.now())
      refuseUnfit(after, before, found)
      if (isSame(written(after), written(before))) return { row: before }
      const change = { ...written(after), updatedAt: clock.now() }
      return { row: await changeCourse(transaction, before.id, change) }
    })
    const current = await seenCourse(database, row, reader)
    if (isStale) throw new ChangedElsewhere('course-changed', current)
    return current
  }
}
