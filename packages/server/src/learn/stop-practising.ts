import type { learn } from '@duologue/contract/learn'
import { idOfReader } from '../accounts/index'
import type { Handler } from '../http/handlers'
import type { LearnRoom } from './learn-room'
import { deleteWordMemories } from './memory-store'

/** Takes a word of songs out of the own review, with whatever was known of it (learn.md#practise-a-word). */
export function stopPractising({ database }: LearnRoom): Handler<typeof learn.stopPractising> {
  return async ({ params }, { reader }) => {
    const word = params.id.toLowerCase()
    await deleteWordMemories(database, idOfReader(reader), word)
    return { word }
  }
}
