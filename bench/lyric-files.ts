import { lyricFormats } from '@duologue/domain/songs/adding/notices'
import { readLyrics } from '@duologue/domain/songs/files/read-lyrics'
import type { ExportFormat, SongFile } from '@duologue/domain/songs/writing/song-file'
import { writeLyrics } from '@duologue/domain/songs/writing/write-lyrics'

// How long a song of a thousand lyrics, with translations and the times of its words, takes to be written and read in each
// format, in milliseconds; how long it takes to be saved is told by bench/song-saves.ts.
//   node scripts/with-tsx.js bench/lyric-files.ts

const count = 1000
const rounds = 9

const text = 'La luna cuenta los barcos del puerto'
const offsets = [0, ...[...text.matchAll(/ /g)].map(({ index }) => index + 1)]
const song: SongFile = {
  title: 'La luna',
  artist: 'Duologue Ensemble',
  language: 'spanish',
  duration: count * 300,
  lines: Array.from({ length: count }, (_, place) => ({
    text: `${text} ${place}`,
    translation: 'The moon counts the boats of the harbour',
    start: place * 300,
    stop: place * 300 + 290,
    marks: offsets.flatMap((offset, word) => [offset, place * 300 + 30 * word]),
  })),
}

const written: Record<(typeof lyricFormats)[number], ExportFormat | null> = {
  noTimestamps: null,
  mulanci: 'lrcWords',
  srt: 'srt',
  webvtt: 'webvtt',
  ass: 'ass',
  ttml: 'ttml',
  ultrastar: 'ultrastar',
}

/** The middle of how long something takes, in milliseconds. */
function middle(doing: () => void): string {
  const taken = Array.from({ length: rounds }, () => {
    const started = performance.now()
    doing()
    return performance.now() - started
  })
  return (taken.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0).toFixed(0)
}

for (const format of lyricFormats) {
  const as = written[format]
  if (!as) continue
  const file = writeLyrics(as, song, 'both').text
  const told = { ...song, secondIsTranslation: true }
  const reading = readLyrics(format, file, told)
  const read = reading.kind === 'read' ? reading.lyrics.length : 0
  if (read !== count) throw new Error(`${format}: ${read} lyrics are read`)
  const writing = middle(() => writeLyrics(as, song, 'both'))
  const reads = middle(() => readLyrics(format, file, told))
  console.log(
    `${format}: ${(file.length / 1000).toFixed(0)} kB, written in ${writing} ms, read in ${reads} ms`,
  )
}
