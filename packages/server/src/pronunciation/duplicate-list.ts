import type { pronunciation } from '@duologue/contract/pronunciation'
import { mayReadList } from '@duologue/domain/pronunciation/may-read-list'
import { idOfReader } from '../accounts/index'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { newId } from '../outside/random/new-id'
import { insertList } from './list-store'
import type { PronunciationRoom } from './pronunciation-room'
import { requireList } from './require-list'
import { seenList } from './seen-list'

/**
 * Copies what the reader may read; a draft of somebody else is not there, even where a class has it
 * (pronunciation.md#duplicating).
 */
export function duplicateList(
  room: PronunciationRoom,
): Handler<typeof pronunciation.duplicateList> {
  const { database, clock, random } = room
  return async ({ params }, { reader }) => {
    const author = idOfReader(reader)
    const original = await requireList(database, params.id, reader)
    if (!mayReadList(reader, { ...original, isDeleted: false })) throw new Refused('list-not-found')
    const { shortid: _, itemCount: _count, ...told } = original
    const now = clock.now()
    const row = await insertList(room, {
      ...told,
      id: newId(random, clock),
      contentKey: null,
      contentDigest: null,
      author,
      isPublished: false,
      views: 0,
      version: 1,
      itemsVersion: 1,
      createdAt: now,
      updatedAt: now,
      publishedAt: null,
      heldAt: null,
      heldPublished: false,
    })
    return seenList(database, row, reader)
  }
}
