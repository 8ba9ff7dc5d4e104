import type { words } from '@duologue/contract/words'
import { plainWord } from '@duologue/domain/words/word-key'
import { idOfReader } from '../accounts/index'
import { doOnce } from '../database/do-once'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { newId } from '../outside/random/new-id'
import { pinyinToStore } from './pinyin-to-store'
import { ranksOf } from './rank-store'
import { insertWords } from './word-store'
import { wordView } from './word-view'
import type { WordsRoom } from './words-room'

export function createWord(room: WordsRoom): Handler<typeof words.createWord> {
  const { database, clock, random } = room
  return async ({ body }, { reader, key }) => {
    const text = plainWord(body.text)
    const pinyin = await pinyinToStore(room, { ...body, text })
    const now = clock.now()
    const call = { user: idOfReader(reader), key, request: ['createWord', body], now }
    return inTransaction(database, random, transaction =>
      doOnce(transaction, call, async () => {
        const { translation, language, difficulty, phrase, annotation = '' } = body
        const [frequency = null] = await ranksOf(transaction, language, [text])
        const [row] = await insertWords(transaction, [
          {
            id: newId(random, clock),
            createdAt: now,
            translationSource: 'human',
            text,
            translation,
            language,
            difficulty,
            phrase,
            annotation,
            frequency,
            ...pinyin,
          },
        ])
        if (!row) throw new Error('a word was not stored')
        return wordView(row)
      }),
    )
  }
}
