import type { CallArguments } from '@duologue/contract/endpoint'
import type { words } from '@duologue/contract/words'
import type { Queries } from '../database/connect'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { ChangedElsewhere, Refused } from '../http/refused'
import { pinyinToStore } from './pinyin-to-store'
import { changeWord, lockWord } from './word-store'
import type { WordRow } from './word-table'
import { wordView } from './word-view'
import type { WordsRoom } from './words-room'

type Body = CallArguments<typeof words.updateWord>['body']

/** What is sent of a word; a translation that an editor tells waits for no machine any more. */
async function changeOf(room: WordsRoom, transaction: Queries, body: Body, row: WordRow) {
  const { translation, pinyin, difficulty, phrase, annotation } = body
  return {
    ...(translation === undefined
      ? {}
      : { translation, translationPending: false, translationSource: 'human' }),
    ...(pinyin === undefined || row.language !== 'chinese'
      ? {}
      : await pinyinToStore(room, { ...row, pinyin: pinyin ?? '' }, transaction)),
    ...(difficulty === undefined ? {} : { difficulty }),
    ...(phrase === undefined ? {} : { phrase }),
    ...(annotation === undefined ? {} : { annotation }),
  }
}

/** Changes what is sent; with a version that is over, nothing. */
export function updateWord(room: WordsRoom): Handler<typeof words.updateWord> {
  const { database, clock, random } = room
  return async ({ params, body }) => {
    const { row, isStale } = await inTransaction(database, random, async transaction => {
      const now = await lockWord(transaction, params.id)
      if (!now) throw new Refused('word-not-found')
      if (body.version !== undefined && body.version !== now.version)
        return { row: now, isStale: true }
      const change = await changeOf(room, transaction, body, now)
      if (Object.keys(change).length === 0) return { row: now, isStale: false }
      const changed = await changeWord(transaction, now.id, { ...change, updatedAt: clock.now() })
      return { row: changed, isStale: false }
    })
    if (isStale) throw new ChangedElsewhere('word-changed', wordView(row))
    return wordView(row)
  }
}
