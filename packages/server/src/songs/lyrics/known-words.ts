import type { Word } from '@duologue/contract/words'
import type { Queries } from '../../database/connect'
import { Refused } from '../../http/refused'
import { wordsByIds } from '../../words/index'
import type { SongRow } from '../details/song-store'

/** The words by their ids. Refuses ids that are no words of the song's language. */
export async function knownWords(
  transaction: Queries,
  { language }: SongRow,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Word>> {
  if (ids.length === 0) return new Map()
  const words = await wordsByIds(transaction, [...new Set(ids)])
  if (ids.some(id => words.get(id)?.language !== language))
    throw new Refused('invalid-input', { words: 'names a word that is not there' })
  return words
}
