import type { CallArguments } from '@duologue/contract/endpoint'
import type { pronunciation } from '@duologue/contract/pronunciation'
import type { PronunciationItem } from '@duologue/domain/pronunciation/item'
import { isSame } from '@duologue/domain/saving/is-same'
import { foldText } from '@duologue/domain/text/fold'
import { idOfReader, requireMayPublish } from '../accounts/index'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { ChangedElsewhere, Refused } from '../http/refused'
import { requireTwoItems } from './create-list'
import { changeList, lockList } from './list-store'
import type { ListRow } from './list-table'
import { itemView } from './list-view'
import { lookedUp, madeItems, soundsOf } from './made-items'
import type { PronunciationRoom } from './pronunciation-room'
import { changeableList } from './require-list'
import { sceneOfList } from './scene-of-list'
import { seenList } from './seen-list'

type Body = CallArguments<typeof pronunciation.updateList>['body']

/** The list as it is to be; what is left out stays as it is. */
function changed(row: ListRow, body: Body, items: PronunciationItem[], now: Date): ListRow {
  const title = body.title ?? row.title
  const isPublished = body.settings?.isPublished ?? row.isPublished
  const language = body.language ?? row.language
  return {
    ...row,
    title,
    titleSearch: foldText(title),
    description: body.description ?? row.description,
    language,
    difficulty: body.difficulty === undefined ? row.difficulty : body.difficulty,
    isPublished,
    publishedAt: isPublished ? (row.publishedAt ?? now) : row.publishedAt,
    scene: sceneOfList({ ...row, title, language, items, isPublished }),
    items,
    sounds: soundsOf(items),
  }
}

/** Changes what is sent; with a version that is over, nothing (saving.md#versions). */
export function updateList(room: PronunciationRoom): Handler<typeof pronunciation.updateList> {
  const { database, clock, random } = room
  return async ({ params, body }, { reader }) => {
    const seen = await changeableList(database, params.id, reader)
    if (body.settings?.isPublished) requireMayPublish(reader)
    const language = body.language ?? seen.language
    const found = await lookedUp(room, body.items ?? [], { language, user: idOfReader(reader) })
    const { row, isStale } = await inTransaction(database, random, async transaction => {
      const locked = await lockList(transaction, seen.id)
      if (!locked || locked.deletedAt !== null) throw new Refused('list-not-found')
      const before = { ...locked, items: locked.items.map(itemView) }
      if (body.version !== undefined && body.version !== before.version)
        return { row: before, isStale: true }
      if (before.heldAt && body.settings?.isPublished) throw new Refused('held-for-review')
      const items = body.items
        ? madeItems(body.items, { language, before: before.items, ...found })
        : before.items
      const after = changed(before, body, items, clock.now())
      requireTwoItems(after.isPublished, items)
      if (isSame(after, before)) return { row: before }
      const isOther = after.language !== before.language || !isSame(items, before.items)
      const { id, shortid: _, itemCount: _count, ...columns } = after
      return {
        row: await changeList(transaction, id, {
          ...columns,
          version: before.version + 1,
          itemsVersion: before.itemsVersion + (isOther ? 1 : 0),
          updatedAt: clock.now(),
        }),
      }
    })
    const current = await seenList(database, row, reader)
    if (isStale) throw new ChangedElsewhere('list-changed', current)
    return current
  }
}
