import type { SongSource } from '../../choices/song-game-choices'
import type { GameSong, SungLine } from './song-setup'

/** Whether the song itself says when a line sounds. */
export const isTimed = ({ start, stop }: Pick<SungLine, 'start' | 'stop'>): boolean => stop > start

/**
 * The places of the lines that a game may ask for (song-games.md#asked-lines): they are timed, unless a voice says them.
 */
export function askedLines({ lines }: GameSong, source: SongSource): number[] {
  return lines.flatMap((line, place) =>
    line.isAsked && (source === 'voice' || isTimed(line)) ? [place] : [],
  )
}

/** The places, in the list of a line, of the words that may be hidden: they stand in it, and have a letter or a sign. */
export function askableWords({ text, words }: SungLine): number[] {
  return words.flatMap(([, from, to], place) =>
    from !== null && to !== null && /\p{L}/u.test(text.slice(from, to)) ? [place] : [],
  )
}
