import type { Lyric } from '@duologue/contract/shapes/lyric-shapes'
import type { Song, WholeSong } from '@duologue/contract/shapes/song-shapes'
import { applyEdit } from '@duologue/domain/songs/editing/apply-edit'
import type { SongInHand } from '@duologue/domain/songs/editing/song-in-hand'
import type { WaitingEdit } from '@duologue/domain/songs/editing/waiting-edits'
import type { LyricLine } from '@duologue/domain/songs/lyrics/lyric-line'
import { toHundredths } from '@duologue/domain/songs/times/time'

/** What a write answered, whichever it was. */
export interface Written {
  mark: { rev: number; orderRev: number }
  /** The ids of all lyrics in their order, where that may have changed. */
  order?: readonly string[]
  lyrics: readonly Lyric[]
  /** The song's own fields, when they were written. */
  song?: Song
  /** How many other lyrics with the same text were changed with it; undefined when that was not asked for. */
  replacedCount?: number
}

/** The song as the server has it, after a write that it answered. */
export function withWritten(stored: WholeSong, { mark, order, lyrics, song }: Written): WholeSong {
  const changed = new Map(lyrics.map(lyric => [lyric.id, lyric]))
  const known = new Map(stored.lyrics.map(lyric => [lyric.id, changed.get(lyric.id) ?? lyric]))
  for (const lyric of lyrics) known.set(lyric.id, lyric)
  const ids = order ?? stored.lyrics.map(({ id }) => id)
  return {
    ...stored,
    ...song,
    rev: mark.rev,
    orderRev: mark.orderRev,
    lyrics: ids.flatMap(id => known.get(id) ?? []),
  }
}

/** Whether others have written too since: then what they wrote is not known here yet. */
export const hasMissed = (stored: WholeSong, { mark, order, lyrics }: Written): boolean => {
  const known = new Set([...stored.lyrics, ...lyrics].map(({ id }) => id))
  return mark.rev > stored.rev + 1 || (order?.some(id => !known.has(id)) ?? false)
}

/** Lyrics as the rules see them; one that is the same is the same object again, so that few rows are drawn anew. */
const lines = new WeakMap<Lyric, LyricLine>()

function lineOf(lyric: Lyric): LyricLine {
  const known = lines.get(lyric)
  if (known) return known
  const {
    song: _,
    language: _l,
    rev: _r,
    fieldRevs: _f,
    createdAt: _c,
    updatedAt: _u,
    ...rest
  } = lyric
  const line = {
    ...rest,
    startTime: toHundredths(lyric.startTime),
    stopTime: toHundredths(lyric.stopTime),
    words: lyric.words.map(({ id }) => id),
  }
  lines.set(lyric, line)
  return line
}

/** A stored song as edits are made of it. */
export function inHand({ lyrics, ...fields }: WholeSong): SongInHand {
  const words = lyrics.flatMap(lyric => lyric.words.map(word => [word.id, word] as const))
  return { fields, lyrics: lyrics.map(lineOf), words: new Map(words) }
}

/** A stored song with everything that waits for it. */
export function withWaiting(stored: WholeSong, waiting: readonly WaitingEdit[]): SongInHand {
  return waiting.reduce((song, { edit }) => applyEdit(song, edit), inHand(stored))
}
