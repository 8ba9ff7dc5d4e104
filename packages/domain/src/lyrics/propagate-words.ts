import { joinWordList, splitWordList } from '../words/word-list'
import { textKey } from './text-key'

/** A lyric whose word list is being edited; `list` is what is typed, with commas. */
export interface ListedLyric {
  readonly id: string
  readonly text: string
  readonly list: string
}

/** What the words editor shows of a lyric beside its list (S3 section 2.7): places are counted from 0. */
export interface ListMarks {
  readonly isEmpty: boolean
  /** The place of the first lyric with the same text; null for that one itself. */
  readonly original: number | null
  /** The places of the other duplicates of that text. */
  readonly duplicates: readonly number[]
}

/** The same list, however its commas and spaces are typed: words matter and nothing else. */
export const plainWordList = (list: string): string => joinWordList(splitWordList(list))

/** The places of the lyrics with each text, in song order. */
function places(lyrics: readonly { text: string }[]): Map<string, number[]> {
  const byKey = new Map<string, number[]>()
  for (const [place, { text }] of lyrics.entries()) {
    const key = textKey(text)
    byKey.set(key, [...(byKey.get(key) ?? []), place])
  }
  return byKey
}

/**
 * An edit of one lyric's word list goes to every lyric with identical text (S3 section 4.4): the lists by the ids of all
 * of them.
 */
export function propagateWordList(
  lyrics: readonly { id: string; text: string }[],
  place: number,
  list: string,
): Record<string, string> {
  const key = textKey(lyrics[place]?.text ?? '')
  return Object.fromEntries(
    lyrics.filter(({ text }) => textKey(text) === key).map(({ id }) => [id, list]),
  )
}

/** The marks of all lyrics: of those with identical text the first is the original (S3 section 4.4). */
export function listMarks(lyrics: readonly ListedLyric[]): ListMarks[] {
  const byKey = places(lyrics)
  return lyrics.map(({ text, list }, place) => {
    const [first = place, ...later] = byKey.get(textKey(text)) ?? []
    return {
      isEmpty: splitWordList(list).length === 0,
      original: first === place ? null : first,
      duplicates: later.filter(other => other !== place),
    }
  })
}
