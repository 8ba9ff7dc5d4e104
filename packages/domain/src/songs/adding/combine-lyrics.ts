import { textKey } from '../lyrics/text-key'
import { keptWordTimes } from '../lyrics/word-times'
import type { DraftLyric } from './draft-lyric'
import type { LyricFormat } from './notices'
import { settleDrafts } from './settle-drafts'

/** How far two starts may lie apart, in hundredths, for the same lyric. */
const sameMoment = 1

/** What came of putting new lyrics into a song. */
export interface Combined {
  lyrics: DraftLyric[]
  /** New lyrics that were in the song already, at the same time, and were left out. */
  alreadyThere: number
}

/** The new lyrics without those that the song has already; each of the song's stands for one. */
function withoutKnown(existing: readonly DraftLyric[], fresh: readonly DraftLyric[]): DraftLyric[] {
  const left = [...existing]
  return fresh.filter(one => {
    const index = left.findIndex(
      other =>
        textKey(other.text) === textKey(one.text) &&
        Math.abs(other.start - one.start) <= sameMoment,
    )
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

/**
 * A lyric's stop now that another one comes after it. A new one ends before what follows, one of the song's changes only
 * where Sync Adjacent would move it: its stop was not set, or touched what followed before.
 */
function stopBefore(one: DraftLyric, next: DraftLyric, follower: DraftLyric | undefined): number {
  const end = next.start - 1
  if (end < one.start) return one.stop
  if (one.id === null) return Math.min(one.stop, end)
  const isUntimed = one.start === 0 && one.stop === 0
  const touched =
    one.stop === 0 ||
    (follower !== undefined && [follower.start, follower.start - 1].includes(one.stop))
  return next.id === null && touched && !isUntimed ? end : one.stop
}

/** A lyric with another stop; its word times are kept within it. */
function withStop(one: DraftLyric, stop: number): DraftLyric {
  if (!one.marks || stop === one.stop) return { ...one, stop }
  const { text, start: startTime } = one
  const before = { text, startTime, stopTime: one.stop, marks: one.marks }
  return { ...one, stop, marks: keptWordTimes(before, { text, startTime, stopTime: stop }) }
}

/** A new duplicate begins with what its original has (lyrics.md#combine). */
function copyFromOriginals(drafts: readonly DraftLyric[]): DraftLyric[] {
  const originals = new Map<string, DraftLyric>()
  return drafts.map(one => {
    if (one.leaveOut) return one
    const original = originals.get(textKey(one.text))
    if (!original) originals.set(textKey(one.text), one)
    if (!original || one.id !== null) return one
    const { translation, translationPending, pinyin, words, textIsEnglish } = original
    return { ...one, translation, translationPending, pinyin, words, textIsEnglish }
  })
}

/**
 * Puts new lyrics into a song (lyrics.md#combine): timed ones by their starts, others at the end. Nothing of the song
 * is lost; the flags are told anew.
 */
export function combineLyrics(
  existing: readonly DraftLyric[],
  fresh: readonly DraftLyric[],
  format: LyricFormat,
): Combined {
  const added = withoutKnown(existing, fresh)
  const all = [...existing, ...added]
  const isTimed =
    format === 'mulanci' || (format !== 'noTimestamps' && fresh.some(({ stop }) => stop > 0))
  if (isTimed) all.sort((one, other) => one.start - other.start)
  const follower = new Map(existing.map((one, index) => [one.key, existing[index + 1]]))
  const stopped = isTimed
    ? all.map((one, index) => {
        const next = all[index + 1]
        // What tells its own ends keeps them.
        const isKept = !next || (one.id === null && format !== 'mulanci')
        return isKept ? one : withStop(one, stopBefore(one, next, follower.get(one.key)))
      })
    : all
  return {
    lyrics: settleDrafts(copyFromOriginals(stopped)),
    alreadyThere: fresh.length - added.length,
  }
}
