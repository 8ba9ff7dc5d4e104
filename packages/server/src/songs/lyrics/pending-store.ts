import type { SongLanguage } from '@duologue/domain/choices/song-choices'
import { and, asc, desc, eq, inArray, ne, type Placeholder, sql } from 'drizzle-orm'
import type { Queries } from '../../database/connect'
import { songs } from '../details/song-store'
import { lyrics } from './lyric-table'

/** The newest lyrics that wait for a translation; those of one song where one is named. */
export const pendingLyrics = (
  { sql: queries }: Queries,
  { song, most }: { song?: string; most: number },
) =>
  queries
    .select({
      id: lyrics.id,
      text: lyrics.text,
      // Asked for each, and not joined: statistics taken at a bad moment would make that a loop over both tables.
      language: sql<SongLanguage>`(select ${songs.language} from ${songs} where ${songs.id} = ${lyrics.song})`,
    })
    .from(lyrics)
    .where(and(lyrics.translationPending, song ? eq(lyrics.song, song) : undefined))
    .orderBy(desc(lyrics.id))
    .limit(most)

/** Which songs lyrics are of. */
export const songsOfLyrics = ({ sql: queries }: Queries, ids: readonly string[]) =>
  queries
    .select({ song: lyrics.song })
    .from(lyrics)
    .where(inArray(lyrics.id, [...ids]))

/** The translations of texts by their keys; a person's own before any other. */
export const translationsOf = (
  { sql: queries }: Queries,
  language: SongLanguage,
  keys: readonly string[],
) =>
  queries
    .selectDistinctOn([lyrics.textKey], {
      textKey: lyrics.textKey,
      translation: lyrics.translation,
    })
    .from(lyrics)
    .innerJoin(songs, eq(songs.id, lyrics.song))
    .where(
      and(
        inArray(lyrics.textKey, [...keys]),
        eq(songs.language, language),
        ne(lyrics.translation, ''),
      ),
    )
    .orderBy(asc(lyrics.textKey), desc(sql`${lyrics.translationSource} = 'human'`), asc(lyrics.id))

/** A query for the ids of the words that a song's lyrics have. */
export const wordsOfSong = (song: string | Placeholder) =>
  sql`select unnest(${lyrics.words}) from ${lyrics} where ${lyrics.song} = ${song}`

/** How many lyrics have each of these words. */
export async function timesUsed(
  { sql: queries }: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await queries.execute<{ word: string; times: string }>(sql`
    select word, count(*) as times
    from lyrics, unnest(lyrics.words) used (word)
    where lyrics.words && ${sql.param([...ids])}::uuid[] and word = any (${sql.param([...ids])}::uuid[])
    group by word`)
  return new Map(rows.map(({ word, times }) => [word, Number(times)]))
}
