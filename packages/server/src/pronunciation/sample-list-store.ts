import { foldText } from '@duologue/domain/text/fold'
import { and, asc, eq, inArray, isNotNull, isNull, sql as query } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { retryRead } from '../database/database-away'
import { newId, newShortid } from '../outside/random/new-id'
import { type ListRow, lists } from './list-table'
import { soundsOf } from './made-items'
import type { PronunciationRoom } from './pronunciation-room'

/** A sample list as it is written; `contentKey` tells one from another, `contentDigest` whether it changed. */
export type SampleList = Pick<
  ListRow,
  'author' | 'title' | 'description' | 'language' | 'difficulty' | 'scene' | 'items'
> & { contentKey: string; contentDigest: string }

/** The digests of those of the sample lists that are in the database, deleted ones too, by content key. */
export async function sampleListDigests(
  { sql }: Database,
  keys: readonly string[],
): Promise<Map<string, string | null>> {
  const rows = await sql
    .select({ key: lists.contentKey, digest: lists.contentDigest })
    .from(lists)
    .where(inArray(lists.contentKey, [...keys]))
  return new Map(rows.map(({ key, digest }) => [key ?? '', digest]))
}

/** The ids of sample lists that are there, by content key. */
export async function sampleListIds(
  { sql }: Database,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const rows = await sql
    .select({ key: lists.contentKey, id: lists.id })
    .from(lists)
    .where(and(inArray(lists.contentKey, [...keys]), isNull(lists.deletedAt)))
  return new Map(rows.map(({ key, id }) => [key ?? '', id]))
}

/** Writes a sample list. One that was there keeps its id, shortid and views; one that was deleted stays so. */
export async function saveSampleList(
  { database, clock, random }: Pick<PronunciationRoom, 'database' | 'clock' | 'random'>,
  sample: SampleList,
): Promise<void> {
  const now = clock.now()
  const told = { ...sample, titleSearch: foldText(sample.title), sounds: soundsOf(sample.items) }
  await database.sql
    .insert(lists)
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
      target: lists.contentKey,
      // Somebody may have brought the same one in at the same moment.
      setWhere: query`${lists.deletedAt} is null and ${lists.contentDigest} <> ${sample.contentDigest}`,
      set: {
        ...told,
        updatedAt: now,
        version: query`${lists.version} + 1`,
        itemsVersion: query`${lists.itemsVersion} + 1`,
      },
    })
}

/** The sample lists of a language that are still there, the easier ones first. */
export const sampleLists = ({ sql }: Database, language: string) =>
  retryRead(() =>
    sql
      .select({ id: lists.id, items: lists.items })
      .from(lists)
      .where(
        and(
          isNotNull(lists.contentKey),
          eq(lists.language, language),
          eq(lists.isPublished, true),
          isNull(lists.deletedAt),
        ),
      )
      .orderBy(asc(lists.difficulty), asc(lists.id)),
  )
