import { foldText } from '@duologue/domain/text/fold'
import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { newId, newShortid } from '../outside/random/new-id'
import { type CourseRow, courses } from './course-table'
import type { CoursesRoom } from './courses-room'

/** A sample as it is written; `contentKey` tells one from another, `contentDigest` whether it changed. */
type SampleCourseRow = Pick<
  CourseRow,
  'author' | 'title' | 'description' | 'language' | 'translationLanguage' | 'units'
> & { contentKey: string; contentDigest: string }

/** What those of the sample courses that are in the database were written from, deleted ones too, by key. */
export async function sampleCourseDigests(
  { sql: queries }: Database,
  keys: readonly string[],
): Promise<Map<string, string | null>> {
  const rows = await queries
    .select({ key: courses.contentKey, digest: courses.contentDigest })
    .from(courses)
    .where(inArray(courses.contentKey, [...keys]))
  return new Map(rows.map(({ key, digest }) => [key ?? '', digest]))
}

/** Writes a sample course. One that was there keeps its id and shortid; one that was deleted stays so. */
export async function saveSampleCourse(
  { database, clock, random }: Pick<CoursesRoom, 'database' | 'clock' | 'random'>,
  sample: SampleCourseRow,
): Promise<void> {
  const now = clock.now()
  const told = { ...sample, titleSearch: foldText(sample.title) }
  await database.sql
    .insert(courses)
    .values({
      ...told,
      id: newId(random, clock),
      shortid: newShortid(random),
      isPublished: true,
      publishedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: courses.contentKey,
      // Somebody may have brought the same one in at the same moment.
      setWhere: sql`${courses.deletedAt} is null and ${courses.contentDigest} <> ${sample.contentDigest}`,
      set: { ...told, updatedAt: now, version: sql`${courses.version} + 1` },
    })
}
