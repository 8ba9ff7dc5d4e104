import type { PronunciationListCard } from '@duologue/contract/shapes/pronunciation-shapes'
import type { Reader } from '@duologue/domain/accounts/reader'
import { canPlayRound } from '@duologue/domain/pronunciation/game/can-play-round'
import { type Column, inArray, sql as part, type SQL } from 'drizzle-orm'
import type { Database, Queries } from '../database/connect'
import { retryRead } from '../database/database-away'
import type { AssignableThing } from '../playable'
import { lists } from './list-table'
import { filterReadable } from './require-list'

const { id, author, isPublished, heldAt, deletedAt } = lists
const rights = { id, author, isPublished, heldAt, deletedAt }

/** A list as the courses that it is in name it. */
export type LearnableList = Pick<
  PronunciationListCard,
  'id' | 'shortid' | 'title' | 'scene' | 'language' | 'difficulty' | 'count' | 'settings'
>

/**
 * Those of these lists, by id, that a reader may see, drafts of their class too; in one query, or two where drafts are
 * among them.
 */
export async function findReadableLists(
  database: Database,
  ids: readonly string[],
  reader: Reader,
): Promise<Map<string, LearnableList>> {
  if (ids.length === 0) return new Map()
  const { shortid, title, scene, language, difficulty, itemCount } = lists
  const rows = await retryRead(() =>
    database.sql
      .select({ ...rights, shortid, title, scene, language, difficulty, itemCount })
      .from(lists)
      .where(inArray(id, [...ids])),
  )
  const readable = await filterReadable(database, rows, reader)
  return new Map(
    readable.map(row => [
      row.id,
      {
        id: row.id,
        shortid: row.shortid,
        title: row.title,
        scene: row.scene,
        language: row.language,
        difficulty: row.difficulty,
        count: row.itemCount ?? 0,
        settings: { isPublished: row.isPublished, ...(row.heldAt ? { isHeld: true } : {}) },
      },
    ]),
  )
}

/** Those of these lists, by id, that a reader may see, with whether a round can be played over them. */
export async function assignableLists(
  database: Database,
  ids: readonly string[],
  reader: Reader,
): Promise<Map<string, AssignableThing>> {
  if (ids.length === 0) return new Map()
  const rows = await retryRead(() =>
    database.sql
      .select()
      .from(lists)
      .where(inArray(id, [...ids])),
  )
  const readable = await filterReadable(database, rows, reader)
  return new Map(
    readable.map(({ id: found, title, items, language }) => [
      found,
      { id: found, title, canPlay: canPlayRound(items, language) },
    ]),
  )
}

/** The ids of those of these lists that are there. Until the transaction ends none of them can be deleted. */
export async function holdLists({ sql }: Queries, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await sql
    .select({ id, deletedAt })
    .from(lists)
    .where(inArray(id, [...ids]))
    .orderBy(id)
    .for('share')
  return new Set(rows.filter(row => row.deletedAt === null).map(row => row.id))
}

/** A list as the plan of a day names it, with what its reader's rights hang on. */
export type ToldList = Pick<
  PronunciationListCard,
  'id' | 'shortid' | 'title' | 'language' | 'scene'
> & {
  author: string | null
  isPublished: boolean
  isHeld: boolean
}

/** Those of some lists that are there: a JSON value for the statement of others. */
export const listsAmong = (ids: SQL | Column): SQL<ToldList[]> => part`(
  select coalesce(json_agg(json_build_object('id', ${id}, 'shortid', ${lists.shortid}, 'title', ${lists.title},
    'language', ${lists.language}, 'scene', ${lists.scene}, 'author', ${author}, 'isPublished', ${isPublished},
    'isHeld', ${heldAt} is not null)), '[]')
  from ${lists} where ${id} = any(${ids}) and ${deletedAt} is null
)`
