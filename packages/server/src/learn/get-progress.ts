import type { learn } from '@duologue/contract/learn'
import { canSay, isLearnt, lineState } from '@duologue/domain/learn/line-state'
import { idOfReader } from '../accounts/index'
import { requireDialogue } from '../conversations/index'
import type { Handler } from '../http/handlers'
import type { LearnRoom } from './learn-room'
import { memoriesOf } from './memory-store'

export function getProgress({ database }: LearnRoom): Handler<typeof learn.getProgress> {
  return async ({ params }, { reader }) => {
    const { id, dialogue } = await requireDialogue(database, params.id, reader)
    const memories = await memoriesOf(database, idOfReader(reader), id)
    const lines = dialogue.flatMap(({ id: line }) => {
      const known = memories.filter(memory => memory.line === line)
      if (known.length === 0) return []
      return [{ line, state: lineState(known), isLearnt: isLearnt(known), canSay: canSay(known) }]
    })
    return { lines, total: dialogue.length }
  }
}
