import type { words } from '@duologue/contract/words'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { wordRowsByIds } from './word-store'
import { wordView } from './word-view'
import type { WordsRoom } from './words-room'

export function getWord({ database }: WordsRoom): Handler<typeof words.getWord> {
  return async ({ params }) => {
    const [row] = await wordRowsByIds(database, [params.id])
    if (!row) throw new Refused('word-not-found')
    return wordView(row)
  }
}
