import type { pronunciation } from '@duologue/contract/pronunciation'
import type { Handler } from '../http/handlers'
import type { PronunciationRoom } from './pronunciation-room'
import { requireList } from './require-list'
import { seenList } from './seen-list'

export function getList({ database }: PronunciationRoom): Handler<typeof pronunciation.getList> {
  return async ({ params }, { reader }) =>
    seenList(database, await requireList(database, params.id, reader), reader)
}
