import { slugify } from '@duologue/domain/text/slug'
import type { Database, Queries } from '../database/connect'
import type { Hideable } from '../reportable'
import { changeCourse, coursesByIds, isFollowed, lockCourse } from './course-store'
import { findReadable } from './require-course'

async function lock(transaction: Queries, id: string) {
  const row = await lockCourse(transaction, id)
  if (!row || row.deletedAt !== null) return undefined
  const { author, isPublished, contentKey } = row
  const isSample = contentKey !== null
  return { author, isPublished, isSample, isAssigned: await isFollowed(transaction, id) }
}

async function told(database: Database, ids: readonly string[]) {
  const rows = await coursesByIds(database, ids)
  const there = rows.filter(({ deletedAt }) => deletedAt === null)
  return new Map(
    there.map(({ id, shortid, title, author, heldAt }) => [
      id,
      {
        title,
        page: `/courses/${shortid}/${encodeURIComponent(slugify(title))}`,
        author,
        isHeld: heldAt !== null,
      },
    ]),
  )
}

async function hold(transaction: Queries, id: string, at: Date): Promise<void> {
  const row = await lockCourse(transaction, id)
  if (row && !row.heldAt) await changeCourse(transaction, id, { heldAt: at })
}

async function release(transaction: Queries, id: string): Promise<void> {
  const row = await lockCourse(transaction, id)
  if (row?.heldAt) await changeCourse(transaction, id, { heldAt: null })
}

/** What reports ask of courses (decision 049). */
export const reportedCourses: Hideable = {
  find: async (database, name, reader) => (await findReadable(database, name, reader))?.id,
  lock,
  told,
  hold,
  release,
}
