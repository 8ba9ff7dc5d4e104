import type { assignments } from '@duologue/contract/assignments'
import { worstFirst } from '@duologue/domain/assignments/worst-first'
import { mayManageClass } from '@duologue/domain/classes/class-role'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { lineMisses, wordMisses } from '../../plays/index'
import { thingIn } from '../../thing-columns'
import type { AssignmentRow } from '../assignment-table'
import type { AssignmentsRoom } from '../assignments-room'
import { playersFor } from '../players-for'
import { seenAssignment } from '../seen-assignment'

/** The languages of what is assigned and its lines or items; undefined when it was deleted. */
async function assignedOf({ database, things }: AssignmentsRoom, row: AssignmentRow) {
  const thing = thingIn(row)
  return thing && things[thing.kind].parts(database, thing.id)
}

/** The hidden words of a song by what the class misses; words that are gone by now are left out. */
function wordsOf(
  misses: Awaited<ReturnType<typeof wordMisses>>,
  words: NonNullable<NonNullable<Awaited<ReturnType<typeof assignedOf>>>['words']>,
) {
  const byId = new Map(words.map(word => [word.id, word]))
  return worstFirst(misses).flatMap(({ line: id, asked, wrong, seconds }) => {
    const word = byId.get(id)
    return word ? [{ word, asked, wrong, seconds }] : []
  })
}

/** What the class misses: the lines or items by the share of wrong first answers; lines that are gone by now are left out. */
export function getMisses(room: AssignmentsRoom): Handler<typeof assignments.getMisses> {
  const { database } = room
  return async ({ params }, { reader }) => {
    const { row, by } = await seenAssignment(database, params.id, reader)
    if (!mayManageClass(by.role)) throw new Refused('not-allowed')
    const players = await playersFor(room, row.class, by)
    const ids = [...players.keys()]
    const [misses, missedWords, assigned] = await Promise.all([
      lineMisses(database, row.id, ids),
      row.song === null ? [] : wordMisses(database, row.id, ids),
      assignedOf(room, row),
    ])
    const byId = new Map(
      assigned?.lines.map(({ id, text, pinyin, translation, translations, audio }) => [
        id,
        { id, text, pinyin, translation, ...(translations ? { translations } : {}), audio },
      ]),
    )
    return {
      language: assigned?.language ?? null,
      translationLanguage: assigned?.translationLanguage ?? null,
      lines: worstFirst(misses).flatMap(({ line: id, asked, wrong, seconds }) => {
        const line = byId.get(id)
        return line ? [{ line, asked, wrong, seconds }] : []
      }),
      ...(assigned?.words ? { words: wordsOf(missedWords, assigned.words) } : {}),
    }
  }
}
