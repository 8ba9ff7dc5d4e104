import { isSame } from '../../saving/is-same'
import type { LyricLine } from '../lyrics/lyric-line'
import { neighbours } from '../lyrics/merge-lyrics'
import { applyEdit } from './apply-edit'
import { type Edit, isFieldEdit, type LyricEdit, type SongEdit } from './edit'
import { fitOrder } from './fit-order'
import { type SongInHand, valueOf } from './song-in-hand'
import type { WaitingEdit } from './waiting-edits'

/** A field that two have changed differently, of which a person must choose one. */
export interface Clash {
  readonly opId: string
  readonly edit: SongEdit | LyricEdit
  readonly theirs: unknown
}

/** What has become of the waiting edits over a song that others have changed. */
export interface Rebased {
  readonly waiting: readonly WaitingEdit[]
  readonly clashes: readonly Clash[]
  /** Ids of lyrics that are gone though something in them was edited here. */
  readonly gone: readonly string[]
  /** Splits and merges that fit no more, because their lyrics are others now. */
  readonly dropped: number
}

/** Whether two values of a field are the same; of words only which ones they are. */
function isSameValue(field: string, one: unknown, other: unknown): boolean {
  if (field !== 'words' || !Array.isArray(one) || !Array.isArray(other)) return isSame(one, other)
  const ids = (words: { id: string }[]) => words.map(({ id }) => id)
  return isSame(ids(one), ids(other))
}

/** What is in the field now that an edit changes; undefined when its lyric is gone. */
function valueNow(song: SongInHand, edit: SongEdit | LyricEdit): { value: unknown } | undefined {
  if (edit.kind === 'song') return { value: song.fields[edit.field] }
  const lyric = song.lyrics.find(({ id }) => id === edit.id)
  return lyric && { value: valueOf(song, lyric, edit.field) }
}

const lyricsOf = (song: SongInHand, ids: readonly string[]) =>
  ids.map(id => song.lyrics.find(lyric => lyric.id === id))

/** The ids of the lyrics that a split or merge is about, in the song that its editor saw. */
function touched(song: SongInHand, edit: Edit): readonly string[] {
  if (edit.kind === 'split') return [edit.id]
  const pair = edit.kind === 'merge' && neighbours(song.lyrics, edit.id, edit.direction)
  return pair ? [pair.upper.id, pair.lower.id] : []
}

const wordsAndText = (lyric: LyricLine | undefined) => lyric && [lyric.text, lyric.words]

/**
 * The waiting edits over the song as others have made it (songs.md#conflicts): what touches other fields is
 * kept without a word, what says the same is done, what was changed differently is a clash, and an order takes in what
 * came and lets go what went.
 */
export function rebase(
  waiting: readonly WaitingEdit[],
  { from, to, rev }: { from: SongInHand; to: SongInHand; rev: number },
): Rebased {
  const kept: WaitingEdit[] = []
  const clashes: Clash[] = []
  const gone = new Set<string>()
  let dropped = 0
  let before = from
  let song = to

  const keep = (one: WaitingEdit, edit: Edit = one.edit) => {
    const { request: _, ...rest } = one
    kept.push({ ...rest, edit, baseRev: rev })
    song = applyEdit(song, edit)
  }
  const keepField = (one: WaitingEdit, edit: SongEdit | LyricEdit) => {
    const now = valueNow(song, edit)
    if (!now) {
      if (edit.kind === 'lyric') gone.add(edit.id)
      return
    }
    if (isSameValue(edit.field, now.value, edit.value) && !(edit.kind === 'lyric' && edit.toAll))
      return
    const isClash =
      !isSameValue(edit.field, now.value, edit.was) &&
      !isSameValue(edit.field, now.value, edit.value)
    if (isClash) clashes.push({ opId: one.opId, edit, theirs: now.value })
    keep(one)
  }
  const keepStructure = (one: WaitingEdit, edit: Edit) => {
    const ids = touched(before, edit)
    const [was, now] = [lyricsOf(before, ids), lyricsOf(song, ids)]
    if (ids.length > 0 && isSame(was.map(wordsAndText), now.map(wordsAndText))) keep(one)
    else dropped += 1
  }

  for (const one of waiting) {
    const { edit } = one
    if (isFieldEdit(edit)) keepField(one, edit)
    else if (edit.kind === 'order') {
      const now = song.lyrics.map(({ id }) => id)
      const ids = fitOrder(edit.ids, now)
      if (!isSame(ids, now)) keep(one, { ...edit, ids })
    } else if (edit.kind === 'add') {
      if (song.lyrics.every(({ id }) => id !== edit.id)) keep(one)
    } else if (edit.kind === 'remove') {
      if (song.lyrics.some(({ id }) => id === edit.id)) keep(one)
    } else keepStructure(one, edit)
    before = applyEdit(before, edit)
  }
  return { waiting: kept, clashes, gone: [...gone], dropped }
}
