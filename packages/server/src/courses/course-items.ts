import type { Reader } from '@duologue/domain/accounts/reader'
import type { CourseItem } from '@duologue/domain/courses/course'
import { findLearnable, type Learnable } from '../conversations/index'
import type { Database } from '../database/connect'
import { type LinesDone, linesDone } from '../learn/index'
import { type PlayedThings, playedThings } from '../plays/index'
import { findReadableLists, type LearnableList } from '../pronunciation/index'

/** What a reader is told of the items of courses, and what they have done with them. */
export interface KnownItems {
  conversations: ReadonlyMap<string, Learnable>
  lists: ReadonlyMap<string, LearnableList>
  lines: ReadonlyMap<string, LinesDone>
  played: PlayedThings
}

/** The ids of the items of one kind, each once. */
const idsOf = (items: readonly CourseItem[], wanted: CourseItem['kind']) => [
  ...new Set(items.flatMap(({ kind, id }) => (kind === wanted ? [id] : []))),
]

/** The conversations and lists among these items that a reader may see; two queries, and one more of each with drafts. */
export async function findItems(
  database: Database,
  items: readonly CourseItem[],
  reader: Reader,
): Promise<Pick<KnownItems, 'conversations' | 'lists'>> {
  const [conversations, lists] = await Promise.all([
    findLearnable(database, idsOf(items, 'conversation'), reader),
    findReadableLists(database, idsOf(items, 'list'), reader),
  ])
  return { conversations, lists }
}

/** The same with what a reader has done with them; two queries more of a user. */
export async function findKnownItems(
  database: Database,
  items: readonly CourseItem[],
  reader: Reader,
): Promise<KnownItems> {
  const user = reader.kind === 'user' ? reader.id : null
  const conversations = user === null ? [] : idsOf(items, 'conversation')
  const lists = user === null ? [] : idsOf(items, 'list')
  const [found, lines, played] = await Promise.all([
    findItems(database, items, reader),
    linesDone(database, user ?? '', conversations),
    playedThings(database, user ?? '', { conversations, lists }),
  ])
  return { ...found, lines, played }
}
