import type { LyricLine } from '../lyrics/lyric-line'
import { hasOverlap } from '../times/time-marks'

/** What learners would miss in a song, and where that is mended (songs.md#for-learners). */
export type LearnerNeed =
  | { readonly kind: 'untimed'; readonly timed: number; readonly lines: number }
  | { readonly kind: 'untranslated'; readonly count: number; readonly lyric: string }
  | { readonly kind: 'overlapping'; readonly count: number }
  | { readonly kind: 'unexplained'; readonly count: number }
  | { readonly kind: 'unplayed'; readonly people: number }
  | { readonly kind: 'unstated' }

/** What is looked at: the lyrics with the words that they name, and the rights. */
interface LookedAt {
  readonly lyrics: readonly LyricLine[]
  readonly words: ReadonlyMap<string, { readonly translation: string }>
  readonly rights: unknown
  /** For how many people it did not play lately. */
  readonly unplayed: number
}

const timesOf = ({ id, startTime, stopTime }: LyricLine) => ({
  id,
  start: startTime,
  stop: stopTime,
})

const isBlank = (text: string) => text.trim() === ''

/** A lyric that is skipped for another reason than that it was sung before is left out of everything. */
const isSung = ({ skip, duplicateLyric }: LyricLine) => !skip || duplicateLyric

/** What learners would miss in a song, in the order in which it is mended; nothing of a song without lyrics but its rights. */
export function learnerNeeds({ lyrics, words, rights, unplayed }: LookedAt): LearnerNeed[] {
  const sung = lyrics.filter(isSung)
  const timed = sung.filter(({ stopTime }) => stopTime !== 0)
  const untranslated = sung.filter(
    ({ emptyLyric, translation, translationPending }) =>
      !emptyLyric && !translationPending && isBlank(translation),
  )
  const overlapping = timed.filter((line, index) => {
    const next = timed[index + 1]
    return hasOverlap(timesOf(line), next && timesOf(next))
  })
  const listed = new Set(sung.flatMap(line => line.words))
  const unexplained = [...listed].filter(id => isBlank(words.get(id)?.translation ?? ''))
  const [first] = untranslated
  return [
    ...(timed.length < sung.length
      ? [{ kind: 'untimed', timed: timed.length, lines: sung.length } as const]
      : []),
    ...(overlapping.length > 0
      ? [{ kind: 'overlapping', count: overlapping.length } as const]
      : []),
    ...(first
      ? [{ kind: 'untranslated', count: untranslated.length, lyric: first.id } as const]
      : []),
    ...(unexplained.length > 0
      ? [{ kind: 'unexplained', count: unexplained.length } as const]
      : []),
    ...(unplayed > 0 ? [{ kind: 'unplayed', people: unplayed } as const] : []),
    ...(rights === 'unknown' ? [{ kind: 'unstated' } as const] : []),
  ]
}
