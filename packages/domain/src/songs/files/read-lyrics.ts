import { findFormat } from '../adding/find-format'
import { readMulanci } from '../adding/mulanci'
import { type ImportSong, readNoTimestamps } from '../adding/no-timestamps'
import { fileFormats, type LyricFormat, type Reading } from '../adding/notices'
import { readAss } from './read-ass'
import { readSrt } from './read-srt'
import { readTtml } from './read-ttml'
import { readUltraStar } from './read-ultrastar'
import { readWebVtt } from './read-webvtt'

const readers: Record<LyricFormat, (text: string, song: ImportSong) => Reading> = {
  noTimestamps: readNoTimestamps,
  mulanci: readMulanci,
  srt: readSrt,
  webvtt: readWebVtt,
  ass: readAss,
  ttml: readTtml,
  ultrastar: readUltraStar,
}

const isOfFile = (format: LyricFormat) => fileFormats.some(one => one === format)

/**
 * Reads pasted lyrics in a format (lyrics.md#formats); decides nothing and writes nothing. What is in a format of its own
 * is read in no other.
 */
export function readLyrics(format: LyricFormat, text: string, song: ImportSong): Reading {
  const found = findFormat(text)
  if (found !== null && found !== format && (isOfFile(found) || isOfFile(format)))
    return { kind: 'foreign', format: found }
  return readers[format](text, song)
}
