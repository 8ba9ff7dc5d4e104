import type { AddEdit } from '@duologue/domain/songs/editing/edit'
import { toSeconds } from '@duologue/domain/songs/times/time'
import type { Written } from '../stored-song'
import { howOf, type SongCall } from './call'

/** Puts a new lyric in its place of the song. */
export async function createLyric(call: SongCall, { id, line, place }: AddEdit): Promise<Written> {
  const { text, translation, pinyin, annotation, words } = line
  const { duplicateLyric, emptyLyric, skip, firstSungLyric } = line
  const data = {
    id,
    text,
    translation,
    pinyin,
    annotation,
    words: [...words],
    duplicateLyric,
    emptyLyric,
    skip,
    firstSungLyric,
    marks: line.marks ? [...line.marks] : null,
    startTime: toSeconds(line.startTime),
    stopTime: toSeconds(line.stopTime),
  }
  const { lyric, lyrics, song } = await call.client.songs.createLyric(
    { body: { data, songId: call.songId, lyricIndex: place } },
    howOf(call),
  )
  return { mark: song, order: song.lyrics, lyrics: [lyric, ...lyrics] }
}
