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
    const byLine = new Map<string, typeof memories>()
    for (const memory of memories)
      byLine.set(memory.line, [...(byLine.get(memory.line) ?? []), memory])
    const stateOf = (id: string) => {
      const kept = byLine.get(id)
      return kept ? [lineState(kept)] : []
    }
    return {
      lines: lines.flatMap(({ id }) => stateOf(id).map(state => ({ line: id, state }))),
      words: words.flatMap(({ id }) => stateOf(id).map(state => ({ word: id, state }))),
    }
  }
}
