import { createHash } from 'node:crypto'
import type { CourseUnit } from '@duologue/domain/courses/course'
import { sampleIds } from '../conversations/index'
import { type CoursesRoom, sampleCourseDigests, saveSampleCourse } from '../courses/index'
import { sampleListIds } from '../pronunciation/index'
import { type KeyedCourse, readSampleCourses } from './read-courses'
import { sampleAuthorId } from './sample-author'

/** Raised when the same course is to be written in another way than before. */
const writtenAs = 1

const digestOf = ({ sample }: KeyedCourse): string =>
  createHash('sha256')
    .update(JSON.stringify([writtenAs, sample]))
    .digest('base64url')

/** The units of a sample with what is there of it: what somebody has deleted is left out. */
const unitsOf = (
  { sample }: KeyedCourse,
  ids: Record<CourseUnit['items'][number]['kind'], ReadonlyMap<string, string>>,
): CourseUnit[] =>
  sample.units.map(({ items, ...unit }) => ({
    ...unit,
    items: items.flatMap(({ kind, key }) => {
      const id = ids[kind].get(key)
      return id === undefined ? [] : [{ kind, id }]
    }),
  }))

/**
 * Brings the courses of the content folder into the database, after the conversations and lists that they name: new and
 * changed ones are written, the others left alone, and none is ever there twice, however often and by however many servers
 * this runs.
 */
export async function bringInCourses(
  room: Pick<CoursesRoom, 'database' | 'clock' | 'random'>,
  contentFolder: string,
): Promise<void> {
  const courses = await readSampleCourses(contentFolder)
  const known = await sampleCourseDigests(
    room.database,
    courses.map(({ key }) => key),
  )
  const changed = courses.filter(keyed => known.get(keyed.key) !== digestOf(keyed))
  if (changed.length === 0) return
  const keysOf = (wanted: 'conversation' | 'list') =>
    changed.flatMap(({ sample }) =>
      sample.units.flatMap(({ items }) =>
        items.flatMap(({ kind, key }) => (kind === wanted ? [key] : [])),
      ),
    )
  const author = await sampleAuthorId(room)
  const ids = {
    conversation: await sampleIds(room.database, keysOf('conversation')),
    list: await sampleListIds(room.database, keysOf('list')),
  }
  for (const keyed of changed) {
    const { title, description, language, translationLanguage } = keyed.sample
    await saveSampleCourse(room, {
      title,
      description,
      language,
      translationLanguage,
      author,
      units: unitsOf(keyed, ids),
      contentKey: keyed.key,
      contentDigest: digestOf(keyed),
    })
  }
}
