import { passFirstSung } from '../lyrics/first-sung'
import { touchedFlags } from '../lyrics/flags'
import type { LyricLine } from '../lyrics/lyric-line'

/** Puts a lyric at a place from 0; a place beyond the ends is the end (lyrics.md#new-lyric). */
export function insertLyric<L extends LyricLine>(lines: readonly L[], line: L, index: number): L[] {
  const at = Math.max(0, Math.min(lines.length, Math.trunc(index)))
  return touchedFlags(lines, [...lines.slice(0, at), line, ...lines.slice(at)])
}

/** Takes a lyric out; the next with its text becomes the original. */
export function removeLyric<L extends LyricLine>(lines: readonly L[], id: string): L[] {
  const gone = lines.find(line => line.id === id)
  const left = lines.filter(line => line !== gone)
  return gone ? touchedFlags(lines, passFirstSung(gone, left)) : left
}

/** Changes one lyric by hand. */
export function patchLyric<L extends LyricLine>(
  lines: readonly L[],
  id: string,
  patch: Partial<L>,
): L[] {
  return touchedFlags(
    lines,
    lines.map(line => (line.id === id ? { ...line, ...patch } : line)),
  )
}

/** What an order of ids leaves out of a song, and what it names that is not in it; both are empty for an order. */
export function orderFaults(lines: readonly { id: string }[], ids: readonly string[]) {
  const [there, named] = [new Set(lines.map(({ id }) => id)), new Set(ids)]
  return {
    missing: [...there].filter(id => !named.has(id)),
    unknown: ids.filter((id, index) => !there.has(id) || ids.indexOf(id) !== index),
  }
}

/** Puts lyrics into the order of their ids, which must be all of them, each once. */
export function reorderLyrics<L extends LyricLine>(
  lines: readonly L[],
  ids: readonly string[],
): L[] {
  const byId = new Map(lines.map(line => [line.id, line]))
  const ordered = ids.flatMap(id => byId.get(id) ?? [])
  return touchedFlags(lines, ordered)
}
