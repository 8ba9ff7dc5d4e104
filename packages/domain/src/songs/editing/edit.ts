import type { LyricLine } from '../lyrics/lyric-line'
import type { LyricField, WordInHand } from './song-in-hand'

/** A field of the song gets another value; `was` is the value that its editor saw. */
export interface SongEdit {
  readonly kind: 'song'
  readonly field: string
  readonly value: unknown
  readonly was: unknown
}

/**
 * A field of a lyric, or with `toAll` of all lyrics with its text. Times are hundredths, or what was typed as long as that
 * is no time; words are the words themselves.
 */
export interface LyricEdit {
  readonly kind: 'lyric'
  readonly id: string
  readonly field: LyricField
  readonly value: unknown
  readonly was: unknown
  readonly toAll?: boolean
}

/** A new lyric, whose id is chosen here. */
export interface AddEdit {
  readonly kind: 'add'
  readonly id: string
  readonly place: number
  readonly line: LyricLine
  readonly words: readonly WordInHand[]
}

export interface RemoveEdit {
  readonly kind: 'remove'
  readonly id: string
}

/** The lyrics in another order. */
export interface OrderEdit {
  readonly kind: 'order'
  readonly ids: readonly string[]
}

/** A lyric becomes two before its word at `wordIndex`; the second gets the id `second`. */
export interface SplitEdit {
  readonly kind: 'split'
  readonly id: string
  readonly wordIndex: number
  readonly second: string
}

export interface MergeEdit {
  readonly kind: 'merge'
  readonly id: string
  readonly direction: 'above' | 'below'
}

/** One thing that an editor did to a song, as it is kept and sent (songs.md#book-of-edits). */
export type Edit = SongEdit | LyricEdit | AddEdit | RemoveEdit | OrderEdit | SplitEdit | MergeEdit

export const isFieldEdit = (edit: Edit): edit is SongEdit | LyricEdit =>
  edit.kind === 'song' || edit.kind === 'lyric'

/** Whether what comes after it must stay after it: it touches more than one field of one thing. */
export const isBarrier = (edit: Edit) =>
  !isFieldEdit(edit) || (edit.kind === 'lyric' && edit.toAll === true)

/** The edit about a lyric that came back under another id. */
export function renamed(edit: Edit, from: string, to: string): Edit {
  const nameOf = (id: string) => (id === from ? to : id)
  if (edit.kind === 'song') return edit
  if (edit.kind === 'order') return { ...edit, ids: edit.ids.map(nameOf) }
  return { ...edit, id: nameOf(edit.id) }
}
