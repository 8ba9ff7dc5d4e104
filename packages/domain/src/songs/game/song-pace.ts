import { isTimed } from './asked-lines'
import type { SongPart } from './deal-song'
import { songPaces } from './song-grades'
import type { SongSetup, SungLine } from './song-setup'

/** Whole milliseconds of a time in seconds, which has two decimals. */
const milliseconds = (seconds: number) => 10 * Math.round(100 * seconds)

function shortestLine(line: SungLine, { mode, source }: SongSetup): number {
  if (mode === 'reading') return songPaces.ordered
  if (source === 'voice' || !isTimed(line)) return songPaces.spoken * Array.from(line.text).length
  return Math.floor(songPaces.heard * (milliseconds(line.stop) - milliseconds(line.start)))
}

/**
 * How long a part takes at least from its beginning to the next one, in milliseconds: nobody outruns the song
 * (song-games.md#verdict).
 */
export function shortestPart(setup: SongSetup, { lines }: SongPart): number {
  return lines.reduce((sum, place) => {
    const line = setup.song.lines[place]
    return line ? sum + shortestLine(line, setup) : sum
  }, 0)
}
