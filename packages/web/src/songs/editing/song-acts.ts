import type { LyricEdit, SongEdit } from '@duologue/domain/songs/editing/edit'
import { type FoundText, replaceFound } from '@duologue/domain/songs/editing/find-text'
import {
  type LyricField,
  type SongInHand,
  sharedFields,
  valueOf,
  wordsOf,
} from '@duologue/domain/songs/editing/song-in-hand'
import { copyLyric } from '@duologue/domain/songs/lyrics/copy-lyric'
import type { LyricLine } from '@duologue/domain/songs/lyrics/lyric-line'
import { neighbours } from '@duologue/domain/songs/lyrics/merge-lyrics'
import { duplicatesOf } from '@duologue/domain/songs/lyrics/replace-duplicates'
import { newKey } from '../../api/new-key'
import type { SongBook } from './song-book'
import { lyricFault } from './song-faults'

/** A change of a lyric of which it must be asked whether it is for all lyrics with its text. */
export interface SharedChange {
  id: string
  field: LyricField
  began: unknown
  left: unknown
  /** How many other lyrics have the text. */
  others: number
}

const find = (song: SongInHand, id: string) => song.lyrics.find(line => line.id === id)

/** The other lyrics that had the text that a lyric had before a change. */
function othersWith(song: SongInHand, id: string, text: string): LyricLine[] {
  const lyrics = song.lyrics.map(line => (line.id === id ? { ...line, text } : line))
  return duplicatesOf(lyrics, id)
}

/** What can be done in the editor of a song, as edits of its book; the dialogs come before it. */
export function songActs(book: SongBook) {
  const song = () => book.now().song
  const edit = (id: string, field: LyricField, value: unknown, toAll = false): LyricEdit[] => {
    const line = find(song(), id)
    if (!line) return []
    const was = valueOf(song(), line, field)
    return [{ kind: 'lyric', id, field, value, was, ...(toAll ? { toAll } : {}) }]
  }
  return {
    setSong: (field: string, value: unknown) => {
      const one: SongEdit = { kind: 'song', field, value, was: song().fields[field] }
      book.edit([one])
    },
    set: (id: string, field: LyricField, value: unknown) => book.edit(edit(id, field, value)),
    /** The question that a change raises, when other lyrics had the same text and are not so already. */
    sharedChange: (id: string, field: LyricField, began: unknown, left: unknown) => {
      const line = find(song(), id)
      if (!line || !sharedFields.includes(field)) return null
      // What is wrong, or was emptied, is nothing to give to others.
      if (lyricFault({ field, value: left }, book.now().stored.language)) return null
      const text = field === 'text' ? String(began) : line.text
      const others = othersWith(song(), id, text)
      const isAsOthers = (other: LyricLine) =>
        JSON.stringify(valueOf(song(), other, field)) === JSON.stringify(left)
      return others.every(isAsOthers) ? null : { id, field, began, left, others: others.length }
    },
    /** Gives a change to all lyrics that had the text: it is taken back here first, so that they are still akin. */
    giveToAll: ({ id, field, began, left }: SharedChange) => {
      const [back] = edit(id, field, began)
      if (!back) return
      book.edit([back, { ...back, value: left, was: began, toAll: true }])
    },
    /** Replaces what was found, in one step of undo. */
    replace: (found: readonly FoundText[], replacement: string) => {
      const replaced = replaceFound(song().lyrics, found, replacement)
      if (replaced.edits.length > 0) book.edit(replaced.edits, true)
      return replaced
    },
    takeBack: ({ id, field, began }: SharedChange) => book.edit(edit(id, field, began)),
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
