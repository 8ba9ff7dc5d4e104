import type { learn } from '@duologue/contract/learn'
import { lineState } from '@duologue/domain/learn/line-state'
import { idOfReader } from '../accounts/index'
import type { Handler } from '../http/handlers'
import { songPartsFor } from '../songs/index'
import type { LearnRoom } from './learn-room'
import { songMemories } from './memory-store'

/** What its reader has in their review of a song, whatever song a word was asked in (learn.md#practise-a-word). */
export function getSongProgress(room: LearnRoom): Handler<typeof learn.getSongProgress> {
  return async ({ params }, { reader }) => {
    const { lines, words } = await songPartsFor(room, params.id, reader)
    const ids = [...lines, ...words].map(({ id }) => id)
    const memories = await songMemories(room.database, idOfReader(reader), ids)
    const stateOf = (id: string) => lineState(memories.filter(({ line }) => line === id))
    const known = new Set(memories.map(({ line }) => line))
    const kept = (id: string) => known.has(id)
    return {
      lines: lines.filter(({ id }) => kept(id)).map(({ id }) => ({ line: id, state: stateOf(id) })),
      words: words.filter(({ id }) => kept(id)).map(({ id }) => ({ word: id, state: stateOf(id) })),
    }
  }
}
