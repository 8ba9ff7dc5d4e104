import type { ImportSong } from '../adding/no-timestamps'
import type { LyricFormat, Reading } from '../adding/notices'
import { readLyrics } from './read-lyrics'

/** A shape of a file: its name, its text, and its lines as `shown` writes them, or its faults; then what is told of it. */
export type FileCase = readonly [
  pitfall: string,
  text: string,
  lines: readonly string[],
  told?: string,
  song?: Partial<ImportSong>,
]

/** A song of a minute. */
export const songOfCases: ImportSong = {
  language: 'spanish',
  duration: 6000,
  title: 'Tarde',
  artist: 'Ana Mar',
}

/** A reading in one line each: `start-stop text | translation {offset time …}`; faults as `line code`. */
export function shown(reading: Reading): { lines: string[]; told: string } {
  if (reading.kind === 'faulty')
    return { lines: reading.faults.map(({ line, code }) => `${line} ${code}`), told: '' }
  if (reading.kind !== 'read') return { lines: [reading.kind], told: '' }
  const lines = reading.lyrics.map(({ start, stop, text, translation, marks, leaveOut }) =>
    [
      `${start / 100}-${stop / 100} ${text}`,
      ...(translation === '' ? [] : [`| ${translation}`]),
      ...(marks ? [`{${marks.join(' ')}}`] : []),
      ...(leaveOut ? ['(out)'] : []),
    ].join(' '),
  )
  return { lines, told: reading.warnings.map(({ line, code }) => `${line} ${code}`).join(', ') }
}

export const readCase = (format: LyricFormat, [, text, , , song]: FileCase) =>
  shown(readLyrics(format, text, { ...songOfCases, ...song }))
