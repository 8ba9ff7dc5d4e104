import type { pronunciation } from '@duologue/contract/pronunciation'
import { idOfReader } from '../../accounts/index'
import type { Handler } from '../../http/handlers'
import { wordItems } from '../../words/index'
import { listsByIds } from '../list-store'
import type { PronunciationRoom } from '../pronunciation-room'
import { filterReadable } from '../require-list'
import { forgetAnswers, insertAnswers } from './answer-store'

/**
 * Remembers answers (pronunciation.md#remembered-answers), also those of a round that was left. One about a list that
 * its reader cannot see, or an item that is not in it any more, is let go without a word: the round was played, and
 * nothing is to be done about it.
 */
export function saveAnswers(room: PronunciationRoom): Handler<typeof pronunciation.saveAnswers> {
  const { database, clock } = room
  return async ({ body }, { reader }) => {
    const named = new Set(body.answers.flatMap(({ list }) => list ?? []))
    const words = body.answers.filter(({ list }) => list === null).map(({ item }) => item)
    const [rows, known] = await Promise.all([
      listsByIds(database, [...named]).then(found => filterReadable(database, found, reader)),
      wordItems(database, words),
    ])
    const itemsOf = new Map(rows.map(({ id, items }) => [id, new Set(items.map(item => item.id))]))
    const isThere = ({ list, item }: { list: string | null; item: string }) =>
      list === null ? known.has(item) : itemsOf.get(list)?.has(item)
    const told = body.answers.filter(isThere)
    const user = idOfReader(reader)
    const now = clock.now()
    const kept = await insertAnswers(database, user, told, now)
    const items = new Set(told.map(({ item }) => item))
    if (kept > 0) await forgetAnswers(database, user, [...items], now)
    return { kept }
  }
}
