import type { words } from '@duologue/contract/words'
import { codeOfSongLanguage, songLanguages } from '@duologue/domain/choices/song-choices'
import { meaningKeys } from '@duologue/domain/words/meaning-keys'
import { retryRead } from '../database/database-away'
import type { Handler } from '../http/handlers'
import { wordRowsByKeys } from './word-store'
import type { WordsRoom } from './words-room'

/** The word of a line in the library, as far as it is translated (words.md#meaning-of-a-word). */
export function getMeaning({
  database,
}: Pick<WordsRoom, 'database'>): Handler<typeof words.getMeaning> {
  return async ({ query: { text, language } }) => {
    const long = songLanguages.find(one => codeOfSongLanguage(one) === language)
    if (long === undefined) return { meaning: null }
    const keys = meaningKeys(text, long)
    const rows = await retryRead(() => wordRowsByKeys(database, long, keys))
    const told = keys.flatMap(key =>
      rows.filter(row => row.textKey === key && row.translation.trim() !== ''),
    )
    const [first] = told
    if (!first) return { meaning: null }
    const { text: written, translation, pinyin } = first
    return { meaning: { text: written, translation, pinyin } }
  }
}
