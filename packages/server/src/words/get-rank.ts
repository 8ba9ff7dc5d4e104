import type { words } from '@duologue/contract/words'
import { suggestedDifficulty } from '@duologue/domain/words/word-rank'
import type { Handler } from '../http/handlers'
import { ranksOf } from './rank-store'
import type { WordsRoom } from './words-room'

export function getRank({ database }: WordsRoom): Handler<typeof words.getRank> {
  return async ({ query: { text, language } }) => {
    const [frequency = null] = await ranksOf(database, language, [text])
    return { frequency, difficulty: frequency === null ? null : suggestedDifficulty(frequency) }
  }
}
