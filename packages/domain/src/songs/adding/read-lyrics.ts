import { findForeign } from './find-format'
import { readMulanci } from './mulanci'
import { type ImportSong, readNoTimestamps } from './no-timestamps'
import type { LyricFormat, Reading } from './notices'

/** Reads pasted lyrics in a format (lyrics.md#formats); decides nothing and writes nothing. */
export function readLyrics(format: LyricFormat, text: string, song: ImportSong): Reading {
  const foreign = findForeign(text)
  if (foreign) return { kind: 'foreign', format: foreign }
  return format === 'mulanci' ? readMulanci(text, song) : readNoTimestamps(text, song)
}
