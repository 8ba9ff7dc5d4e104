import type { pronunciation } from '@duologue/contract/pronunciation'
import type { MissedItem } from '@duologue/contract/shapes/pronunciation-shapes'
import { pronunciationLimits } from '@duologue/domain/pronunciation/pronunciation-limits'
import { idOfReader } from '../../accounts/index'
import type { Handler } from '../../http/handlers'
import { wordItems } from '../../words/index'
import { listsByIds } from '../list-store'
import { itemView } from '../list-view'
import type { PronunciationRoom } from '../pronunciation-room'
import { filterReadable } from '../require-list'
import { missedOf } from './answer-store'

/** More than are told of, since some may be of lists that are gone, or in another language. */
const mostLookedAt = 1000

/** The own misses, the latest first; an item that was taken out, or whose list cannot be seen any more, is left out. */
export function getMissedItems(
  room: PronunciationRoom,
): Handler<typeof pronunciation.getMissedItems> {
  const { database } = room
  return async ({ query }, { reader }) => {
    const missed = await missedOf(database, idOfReader(reader), mostLookedAt)
    const named = new Set(missed.flatMap(({ list }) => list ?? []))
    const words = missed.filter(({ list }) => list === null).map(({ item }) => item)
    const [rows, known] = await Promise.all([
      listsByIds(database, [...named]).then(found => filterReadable(database, found, reader)),
      wordItems(database, words),
    ])
    const listed = new Map(
      rows.flatMap(({ id: list, language, items }) =>
        items.map(item => [list + item.id, { ...itemView(item), list, language }] as const),
      ),
    )
    const found = missed.flatMap(({ list, item }): MissedItem[] => {
      const word = list === null ? known.get(item) : undefined
      const one = word ? { ...word, list: null } : listed.get(`${list}${item}`)
      return one ? [one] : []
    })
    const wanted = found.filter(
      ({ language }) => query.language === undefined || language === query.language,
    )
    return { items: wanted.slice(0, pronunciationLimits.misses) }
  }
}
