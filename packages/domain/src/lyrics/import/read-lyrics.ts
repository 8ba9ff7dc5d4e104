import { readMulanci } from './mulanci'
import { type ImportSong, readNoTimestamps } from './no-timestamps'
import type { LyricFormat, Reading } from './notices'

/** Reads pasted lyrics in a format (S3 section 2.6); decides nothing and writes nothing. */
export const readLyrics = (format: LyricFormat, text: string, song: ImportSong): Reading =>
  format === 'mulanci' ? readMulanci(text, song) : readNoTimestamps(text, song)
