import type { ImportSong } from '../adding/no-timestamps'
import type { LyricFormat } from '../adding/notices'
import { type FileCase, shown, songOfCases } from '../files/files-cases'
import { readLyrics } from '../files/read-lyrics'
import type { ExportFormat, SongFile } from './song-file'
import { writeLyrics } from './write-lyrics'

const written: Partial<Record<LyricFormat, ExportFormat>> = {
  mulanci: 'lrcWords',
  srt: 'srt',
  webvtt: 'webvtt',
  ass: 'ass',
  ttml: 'ttml',
  ultrastar: 'ultrastar',
}

/** A song as it is written in a format and read again, in lines as `shown` writes them. */
export function writtenAndRead(format: LyricFormat, song: SongFile, told: ImportSong) {
  const as = written[format]
  if (!as) throw new Error(format)
  const { text, leftOut } = writeLyrics(as, song, 'both')
  const reading = readLyrics(format, text, { ...told, secondIsTranslation: true })
  return { reading, leftOut: leftOut.map(({ code }) => code) }
}

/** A file that is read, written and read again: what both readings say, or nothing where it cannot be read. */
export function readAgain(format: LyricFormat, [, text, , , told]: FileCase) {
  const song = { ...songOfCases, ...told }
  const first = readLyrics(format, text, song)
  if (first.kind !== 'read') return undefined
  const lines = first.lyrics.filter(({ start, stop }) => stop > start)
  if (lines.length === 0) return undefined
  const { reading, leftOut } = writtenAndRead(format, { ...song, lines }, song)
  // A sign that means something else there is told to be another one.
  if (leftOut.includes('signs')) return undefined
  return [{ ...first, lyrics: lines }, reading].map(one => shown(one).lines)
}
