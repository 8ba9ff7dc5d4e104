import type { ReviewSongLine } from '@duologue/contract/learn'
import type { Reader } from '@duologue/domain/accounts/reader'
import { codeOfSongLanguage, songLanguages } from '@duologue/domain/choices/song-choices'
import { wordPlaces } from '@duologue/domain/songs/lyrics/word-places'
import { toSeconds } from '@duologue/domain/songs/times/time'
import { type Column, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { retryRead } from '../../database/database-away'
import type { Clock } from '../../outside/clock/clock'
import { requireSong } from '../details/require-song'
import { songs } from '../details/song-store'
import { learnersCardView } from '../details/song-view'
import { findReadableSongRows } from '../details/songs-by-ids'
import { lyrics } from '../lyrics/lyric-table'
import { type SungParts, sungWith } from './kept-sheets'
import { wordsOfLines } from './words-of-lines'

// What the room of learning says of songs, and what it asks of them.

const codeOf = sql.join(
  songLanguages.map(language => sql`when ${language} then ${codeOfSongLanguage(language)}`),
  sql` `,
)

/** The code of the language of the song whose id this is. */
export const languageOfSong = (id: Column | SQL): SQL<string> =>
  sql`(select case ${songs.language} ${codeOf} end from ${songs} where ${songs.id} = ${id})`

/** Whether a line of a song is there still, and its song is out on a day (songs-for-learners.md#who-may-meet-a-song). */
export const isSungOn = (lyric: SQL, day: Date): SQL => sql`exists (
  select from ${lyrics} join ${songs} on ${songs.id} = ${lyrics.song}
  where ${lyrics.id} = ${lyric} and ${songs.curated} and ${songs.withdrawnAt} is null
    and coalesce(${songs.licensedUntil} >= ${day.toISOString().slice(0, 10)}, true))`

/** What is remembered of a song: a line of it, or a word with the line in which it was asked last. */
interface SongPart {
  id: string
  kind: 'lyric' | 'word'
  song: string
  lyric: string
}

/** The lines and words of a song that its reader may meet; to others it is not there. */
export async function songPartsFor(
  { database, clock }: { database: Database; clock: Clock },
  id: string,
  reader: Reader,
): Promise<SungParts> {
  return (await sungWith(database, id, requireSong({ database, clock }, id, reader))).sung
}

const linesByIds = ({ sql: queries }: Database, ids: readonly string[]) =>
  queries
    .select({
      id: lyrics.id,
      text: lyrics.text,
      pinyin: lyrics.pinyin,
      translation: lyrics.translation,
      words: lyrics.words,
      start: lyrics.startTime,
      stop: lyrics.stopTime,
    })
    .from(lyrics)
    .where(inArray(lyrics.id, [...new Set(ids)]))

/** Where a line is sung in the song's own recording; null where there is none, or the line has no time. */
const recordingOf = (address: string | null, { start, stop }: { start: number; stop: number }) =>
  address !== null && stop > start ? { address, from: toSeconds(start), to: toSeconds(stop) } : null

/**
 * Those of these lines and words of songs, by their ids, that a reader may meet, each as it is asked for in Review
 * (learn.md#memory-of-songs): a word as the gap of its line. What is gone, or stands in its line no more, is left out. In three
 * statements, however many there are.
 */
export async function songLinesFor(
  { database, clock }: { database: Database; clock: Clock },
  parts: readonly SongPart[],
  reader: Reader,
): Promise<Map<string, Omit<ReviewSongLine, 'skill'>>> {
  if (parts.length === 0) return new Map()
  const [found, rows] = await Promise.all([
    findReadableSongRows({ database, clock }, [...new Set(parts.map(({ song }) => song))], reader),
    retryRead(() =>
      linesByIds(
        database,
        parts.map(({ lyric }) => lyric),
      ),
    ),
  ])
  const words = await wordsOfLines(database, rows)
  const sung = new Map(found.map(row => [row.id, row]))
  const lines = new Map(rows.map(row => [row.id, row]))
  return new Map(
    parts.flatMap(({ id, kind, song, lyric }) => {
      const row = sung.get(song)
      const line = lines.get(lyric)
      if (!row || !line) return []
      const card = learnersCardView(row)
      const listed = line.words.flatMap(word => words.get(word) ?? [])
      const texts = listed.map(({ text }) => text)
      const place =
        kind === 'word'
          ? wordPlaces(line.text, texts, card.language)[listed.findIndex(word => word.id === id)]
          : null
      if (place === undefined || (kind === 'word' && place === null)) return []
      const { title, artist, cover } = card
      const language = codeOfSongLanguage(card.language)
      const told: Omit<ReviewSongLine, 'skill'> = {
        id,
        text: line.text,
        pinyin: line.pinyin || null,
        translation: line.translation,
        gap: place && [place.from, place.to],
        recording: recordingOf(row.mediaUrl, line),
        song: { id: song, title, artist, language, cover },
      }
      return [[id, told] as const]
    }),
  )
}
