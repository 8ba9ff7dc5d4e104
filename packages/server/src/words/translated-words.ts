import {
  codeOfSongLanguage,
  libraryTranslation,
  songLanguages,
} from '@duologue/domain/choices/song-choices'
import { wordKey } from '@duologue/domain/words/word-key'
import { and, asc, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/connect'
import type { PendingPlace, TranslationMemory } from '../translation/index'
import { explainWords } from './explain-words'
import { words } from './word-table'
import type { WordsRoom } from './words-room'

/** The words that the lyrics of a song have, told by the room that knows songs. */
export type WordsOfSong = (song: string) => SQL

/**
 * Words that wait for a translation, for the room that translates (words.md#waiting-translations).
 *
 * @param wordsOfSong a query for the ids of a song's words.
 */
export const wordsToTranslate = (room: WordsRoom, wordsOfSong: WordsOfSong): PendingPlace => ({
  async pending({ sql: queries }, { song, most }) {
    const rows = await queries
      .select({ id: words.id, text: words.text, language: words.language })
      .from(words)
      .where(
        and(
          words.translationPending,
          song ? sql`${words.id} in (${wordsOfSong(song)})` : undefined,
        ),
      )
      .orderBy(desc(words.id))
      .limit(most)
    return rows.map(({ id, text, language }) => ({
      id,
      text,
      from: codeOfSongLanguage(language),
      to: libraryTranslation,
    }))
  },
  fill: found => explainWords(room.database, found, room.clock.now()),
})

/** The translations that words have already; a person's own before any other. */
export const wordTranslations: TranslationMemory = async (
  { sql: queries }: Queries,
  texts,
  { from, to },
) => {
  const language = songLanguages.find(name => codeOfSongLanguage(name) === from)
  if (!language || to !== libraryTranslation || texts.length === 0) return new Map()
  const rows = await queries
    .selectDistinctOn([words.textKey], { key: words.textKey, translation: words.translation })
    .from(words)
    .where(
      and(
        eq(words.language, language),
        inArray(words.textKey, [...new Set(texts.map(text => wordKey(text, language)))]),
        ne(words.translation, ''),
      ),
    )
    .orderBy(asc(words.textKey), desc(sql`${words.translationSource} = 'human'`), asc(words.id))
  const byKey = new Map(rows.map(row => [row.key, row.translation]))
  return new Map(
    texts.flatMap(text => {
      const translation = byKey.get(wordKey(text, language))
      return translation === undefined ? [] : [[text, translation] as const]
    }),
  )
}
