import { createHash } from 'node:crypto'
import type { SampleSong } from '@duologue/contract/samples/sample-song'

/** Raised when the same song is to sound otherwise than before. */
const playedAs = 5

/**
 * The place of a song's recording below `content/audio`, such as `songs/es/tren-de-papel-0123456789.mp3`. The name follows
 * from what is heard alone: tempo, scale, length, and the lines with their times.
 *
 * @param key the language folder and the file's name without its ending, such as `es/tren-de-papel`.
 */
export function songAudioKey(key: string, song: SampleSong): string {
  const { beatsPerMinute, scale, duration, language } = song
  const lines = song.lyrics.map(({ text, start, stop }) => [text, start, stop])
  const heard = JSON.stringify([playedAs, language, beatsPerMinute, scale, duration, lines])
  return `songs/${key}-${createHash('sha256').update(heard).digest('hex').slice(0, 10)}.mp3`
}
