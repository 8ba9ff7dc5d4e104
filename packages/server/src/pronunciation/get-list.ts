import type { pronunciation } from '@duologue/contract/pronunciation'
import type { Handler } from '../http/handlers'
import type { PronunciationRoom } from './pronunciation-room'
import { readableList } from './readable-list'
import { seenList } from './seen-list'

export function getList({ database }: PronunciationRoom): Handler<typeof pronunciation.getList> {
  return async ({ params }, { reader }) =>
    seenList(database, await readableList(database, params.id, reader), reader)
}
