import {
  codeOfSongLanguage,
  libraryTranslation,
  songLanguages,
} from '@duologue/domain/choices/song-choices'
import { textKey } from '@duologue/domain/songs/lyrics/text-key'
import type { Queries } from '../../database/connect'
import { inTransaction } from '../../database/transaction'
import type { PendingPlace, TranslationMemory } from '../../translation/index'
import { editOpenSong } from '../editing/edit-song'
import type { SongsRoom } from '../songs-room'
import { pendingLyrics, songsOfLyrics, translationsOf } from './pending-store'

type Found = Parameters<PendingPlace['fill']>[0]

/** Writes translations into one song where they are still waited for, as a change that nobody made. */
async function fillSong(room: SongsRoom, song: string, found: Map<string, Found[number]>) {
  await inTransaction(room.database, room.random, transaction =>
    editOpenSong(room, transaction, null, {
      song: { song },
      operation: 'translate',
      work: ({ lyrics }) => ({
        lyrics: lyrics.map(line => {
          const told = found.get(line.id)
          if (!told || !line.translationPending) return line
          return {
            ...line,
            translation: told.translation,
            translationPending: false,
            translationSource: told.source,
          }
        }),
      }),
      answer: () => undefined,
    }),
  )
}

/** Lyrics that wait for a translation, for the room that translates (words.md#waiting-translations). */
export const lyricsToTranslate = (room: SongsRoom): PendingPlace => ({
  pending: async (database, within) => {
    const rows = await pendingLyrics(database, within)
    return rows.map(({ id, text, language }) => ({
      id,
      text,
      from: codeOfSongLanguage(language),
      to: libraryTranslation,
    }))
  },
  async fill(found) {
    const byId = new Map(found.map(told => [told.id, told]))
    const places = await songsOfLyrics(room.database, [...byId.keys()])
    for (const song of new Set(places.map(place => place.song))) await fillSong(room, song, byId)
  },
})

/** The translations that lyrics have already. */
export const lyricTranslations: TranslationMemory = async (database: Queries, texts, between) => {
  const language = songLanguages.find(name => codeOfSongLanguage(name) === between.from)
  if (!language || between.to !== libraryTranslation || texts.length === 0) return new Map()
  const rows = await translationsOf(database, language, [...new Set(texts.map(textKey))])
  const byKey = new Map(rows.map(row => [row.textKey, row.translation]))
  return new Map(
    texts.flatMap(text => {
      const translation = byKey.get(textKey(text))
      return translation === undefined ? [] : [[text, translation] as const]
    }),
  )
}
