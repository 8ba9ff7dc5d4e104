import type { WholeSong } from '@duologue/contract/shapes/song-shapes'
import { type Merged, mergeFields } from '@duologue/domain/saving/merge-fields'
import { plainWordList } from '@duologue/domain/songs/lyrics/propagate-words'
import { joinWordList } from '@duologue/domain/words/word-list'

/** The word lists of a song as they are typed, by the ids of their lyrics. */
export type ListFields = Record<string, string>

type Lyrics = Pick<WholeSong, 'lyrics'>

/** The word lists of a song as they are stored. */
export const listFieldsOf = ({ lyrics }: Lyrics): ListFields =>
  Object.fromEntries(
    lyrics.map(({ id, words }) => [id, joinWordList(words.map(({ text }) => text))]),
  )

/** Whether a list has other words than the stored one; commas and spaces alone make no edit. */
export const isEditedList = (typed: string, stored: string): boolean =>
  plainWordList(typed) !== plainWordList(stored)

/** Joins two edits of word lists; what was typed for a lyric that is gone there goes with it. */
export function mergeLists(
  base: ListFields,
  mine: ListFields,
  theirs: ListFields,
): Merged<ListFields> {
  const left = (fields: ListFields) =>
    Object.fromEntries(Object.entries(fields).filter(([id]) => id in theirs))
  return mergeFields(left(base), left(mine), theirs)
}

/** A list as entries that are saved: a word that the lyric has already is named by its id (words.md#listed-words). */
export function listEntries(
  words: readonly string[],
  known: readonly { id: string; text: string }[],
): { wordId?: string; text: string }[] {
  const left = [...known]
  return words.map(text => {
    const at = left.findIndex(word => word.text === text)
    const [word] = at < 0 ? [] : left.splice(at, 1)
    return word ? { wordId: word.id, text } : { text }
  })
}
