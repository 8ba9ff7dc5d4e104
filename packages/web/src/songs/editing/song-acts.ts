import type { SongEdit } from '@duologue/domain/songs/editing/edit'
import { type FoundText, replaceFound } from '@duologue/domain/songs/editing/find-text'
import { wordsOf } from '@duologue/domain/songs/editing/song-in-hand'
import { copyLyric } from '@duologue/domain/songs/lyrics/copy-lyric'
import type { LyricLine } from '@duologue/domain/songs/lyrics/lyric-line'
import { neighbours } from '@duologue/domain/songs/lyrics/merge-lyrics'
import { newKey } from '../../api/new-key'
import { sharedActs } from './shared-acts'
import type { SongBook } from './song-book'

/** What can be done in the editor of a song, as edits of its book; the dialogs come before it. */
export function songActs(book: SongBook) {
  const song = () => book.now().song
  return {
    setSong: (field: string, value: unknown) => {
      const one: SongEdit = { kind: 'song', field, value, was: song().fields[field] }
      book.edit([one])
    },
    ...sharedActs(book),
    /** Replaces what was found, in one step of undo. */
    replace: (found: readonly FoundText[], replacement: string) => {
      const replaced = replaceFound(song().lyrics, found, replacement)
      if (replaced.edits.length > 0) book.edit(replaced.edits, true)
      return replaced
    },
    add: (line: LyricLine, place: number) =>
      book.edit([{ kind: 'add', id: line.id, place, line, words: [] }]),
    copy: (id: string): string | null => {
      const place = song().lyrics.findIndex(line => line.id === id)
      const line = song().lyrics[place]
      if (!line) return null
      const copy = copyLyric(line, newKey())
      const words = wordsOf(song(), line)
      book.edit([{ kind: 'add', id: copy.id, place: place + 1, line: copy, words }])
      return copy.id
    },
    /** Puts back a lyric that others removed, as it was here. */
    restore: (line: LyricLine) => {
      const back = { ...line, id: newKey() }
      book.edit([
        {
          kind: 'add',
          id: back.id,
          place: song().lyrics.length,
          line: back,
          words: wordsOf(song(), line),
        },
      ])
      book.forgetGone(line.id)
    },
    remove: (id: string) => book.edit([{ kind: 'remove', id }]),
    order: (ids: string[]) => {
      // Put down where it was taken up, nothing has changed.
      if (song().lyrics.some(({ id }, place) => id !== ids[place]))
        book.edit([{ kind: 'order', ids }])
    },
    split: (id: string, wordIndex: number) =>
      book.edit([{ kind: 'split', id, wordIndex, second: newKey() }]),
    /** Answers the id of the lyric that stays. */
    merge: (id: string, direction: 'above' | 'below'): string => {
      const pair = neighbours(song().lyrics, id, direction)
      book.edit([{ kind: 'merge', id, direction }])
      return pair?.upper.id ?? id
    },
  }
}

export type SongActs = ReturnType<typeof songActs>
