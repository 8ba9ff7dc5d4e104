import type { pronunciation } from '@duologue/contract/pronunciation'
import { isListAuthor } from '@duologue/domain/pronunciation/may-read-list'
import { viewerNames } from '../../conversations/index'
import type { Handler } from '../../http/handlers'
import type { PronunciationRoom } from '../pronunciation-room'
import { requireList } from '../require-list'
import { countListView, viewsOf } from './list-view-store'

/** One view a visitor and hour, whatever number was sent; authors do not count (pronunciation.md#views). */
export function recordListView(
  room: PronunciationRoom,
): Handler<typeof pronunciation.recordListView> {
  const { database, clock } = room
  const viewerOf = viewerNames(room)
  return async ({ params }, caller) => {
    const { id, author } = await requireList(database, params.id, caller.reader)
    if (!isListAuthor(caller.reader, author)) {
      const hour = clock.now()
      hour.setUTCMinutes(0, 0, 0)
      await countListView(database, { list: id, viewer: await viewerOf(caller), hour })
    }
    return { id, stats: { views: await viewsOf(database, id) } }
  }
}
