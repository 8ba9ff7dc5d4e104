import type { LyricEdit } from '@duologue/domain/songs/editing/edit'
import {
  type LyricField,
  type SongInHand,
  sharedFields,
  valueOf,
} from '@duologue/domain/songs/editing/song-in-hand'
import type { LyricLine } from '@duologue/domain/songs/lyrics/lyric-line'
import { duplicatesOf } from '@duologue/domain/songs/lyrics/replace-duplicates'
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

/** A field of a lyric and what is done with it, where others have the same text. */
export function sharedActs(book: SongBook) {
  const song = () => book.now().song
  const edit = (id: string, field: LyricField, value: unknown): LyricEdit[] => {
    const line = find(song(), id)
    return line ? [{ kind: 'lyric', id, field, value, was: valueOf(song(), line, field) }] : []
  }
  return {
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
    takeBack: ({ id, field, began }: SharedChange) => book.edit(edit(id, field, began)),
  }
}
