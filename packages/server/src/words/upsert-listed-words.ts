import type { Word } from '@duologue/contract/words'
import type { SongLanguage } from '@duologue/domain/choices/song-choices'
import {
  type AmbiguousWord,
  chooseWords,
  keysOfLists,
  type ListedWord,
} from '@duologue/domain/words/choose-words'
import { wordTextFault } from '@duologue/domain/words/word-fields'
import type { Queries } from '../database/connect'
import { Refused } from '../http/refused'
import { newId } from '../outside/random/new-id'
import { libraryOf } from './chinese/library-store'
import { readWith } from './chinese/read-chinese'
import { ranksOf } from './rank-store'
import { insertWords, wordRowsByIds, wordRowsByKeys } from './word-store'
import { wordView } from './word-view'
import type { WordsRoom } from './words-room'

/** What word lists became: the ids of each list's words in its order, and the words themselves by id. */
export interface KeptLists {
  lists: string[][]
  words: Map<string, Word>
  createdWords: Word[]
  ambiguous: AmbiguousWord[]
}

/** Lists of words of one language, and what tells which word is meant where several have the same text. */
export interface ToldLists {
  language: SongLanguage
  lists: readonly (readonly ListedWord[])[]
  /** Ids of the words that the song uses already. */
  usedHere?: Iterable<string>
  /** How often lyrics use each of these words; asked only where several words have the same text. */
  timesUsed?: (queries: Queries, ids: readonly string[]) => Promise<ReadonlyMap<string, number>>
}

function refuseFaults(lists: ToldLists['lists']): void {
  for (const [index, list] of lists.entries())
    for (const { text } of list) {
      const fault = wordTextFault(text)
      if (fault) throw new Refused('invalid-input', { [`lyrics.${index}.words`]: fault })
    }
}

/** Makes the words that are not in the library yet: without a translation, which is pending. */
async function makeWords(
  room: WordsRoom,
  transaction: Queries,
  language: SongLanguage,
  texts: readonly string[],
) {
  if (texts.length === 0) return []
  const createdAt = room.clock.now()
  const library = language === 'chinese' ? await libraryOf(room.database, transaction) : null
  const ranks = await ranksOf(transaction, language, texts)
  const told = []
  for (const [index, text] of texts.entries())
    told.push({
      id: newId(room.random, room.clock),
      createdAt,
      text,
      language,
      translation: '',
      translationPending: true,
      difficulty: 'beginner' as const,
      phrase: text.includes(' '),
      frequency: ranks[index] ?? null,
      pinyin: library && (await readWith(library, text)).pinyin,
    })
  return insertWords(transaction, told)
}

/**
 * Finds or makes the words of lists (words.md#listed-words), in the transaction that stores the lists:
 * two statements, two more where words are made, one where one of several is to be chosen, and in Chinese one more.
 */
export async function upsertListedWords(
  room: WordsRoom,
  transaction: Queries,
  { language, lists, usedHere = [], timesUsed }: ToldLists,
): Promise<KeptLists> {
  refuseFaults(lists)
  const ids = lists.flat().flatMap(({ wordId }) => wordId ?? [])
  const byKeys = await wordRowsByKeys(transaction, language, keysOfLists(lists, language))
  const found = new Set(byKeys.map(({ id }) => id))
  const byIds = await wordRowsByIds(
    transaction,
    ids.filter(id => !found.has(id)),
  )
  const known = [...byKeys, ...byIds.filter(row => row.language === language)]
  const isSeveral = new Set(byKeys.map(({ textKey }) => textKey)).size < byKeys.length
  const used = isSeveral && timesUsed ? await timesUsed(transaction, [...found]) : new Map()
  const meant = { usedHere: new Set(usedHere), timesUsed: used }
  const chosen = chooseWords(lists, language, known, meant)
  const made = await makeWords(room, transaction, language, [...chosen.newTexts.values()])
  const newIds = new Map([...chosen.newTexts.keys()].map((key, index) => [key, made[index]?.id]))
  return {
    lists: chosen.lists.map(list =>
      list.map(word => ('wordId' in word ? word.wordId : (newIds.get(word.newKey) ?? ''))),
    ),
    words: new Map([...known, ...made].map(row => [row.id, wordView(row)])),
    createdWords: made.map(wordView),
    ambiguous: chosen.ambiguous,
  }
}
