import { joinWordList, splitWordList } from '../../words/word-list'
import { textKey } from './text-key'

/** A lyric whose word list is being edited; `list` is what is typed, with commas. */
export interface ListedLyric {
  readonly id: string
  readonly text: string
  readonly list: string
}

/** What the words editor shows of a lyric beside its list (lyrics.md#words-editor): places are counted from 0. */
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

/** For what a cut is corrected (issue 9): one line, all with its text, or every text that is read from now on, too. */
export type CutScope = 'line' | 'text' | 'library'

/**
 * An edit of one lyric's word list goes to every lyric with identical text (lyrics.md#words-editor), unless it is made
 * for this line alone: the lists by the ids of all of them.
 */
export function propagateWordList(
  lyrics: readonly { id: string; text: string }[],
  place: number,
  list: string,
  scope: CutScope = 'text',
): Record<string, string> {
  const key = textKey(lyrics[place]?.text ?? '')
  const meant = (text: string, at: number) =>
    scope === 'line' ? at === place : textKey(text) === key
  return Object.fromEntries(
    lyrics.filter(({ text }, at) => meant(text, at)).map(({ id }) => [id, list]),
  )
}

/**
 * The ids of lyrics whose text has several lists: each of those is its own, and no other is made like it when it is
 * saved.
 */
export function listsApart(lyrics: readonly ListedLyric[]): Set<string> {
  const apart = new Set<string>()
  for (const group of places(lyrics).values()) {
    const some = group.flatMap(place => lyrics[place] ?? [])
    if (new Set(some.map(({ list }) => plainWordList(list))).size > 1)
      for (const { id } of some) apart.add(id)
  }
  return apart
}

/** The marks of all lyrics: of those with identical text the first is the original (lyrics.md#words-editor). */
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
