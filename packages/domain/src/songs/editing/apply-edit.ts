import { followWordTimes } from '../lyrics/follow-word-times'
import type { LyricLine } from '../lyrics/lyric-line'
import { mergeLyrics } from '../lyrics/merge-lyrics'
import { replaceDuplicates } from '../lyrics/replace-duplicates'
import { splitLyric } from '../lyrics/split-lyric'
import { insertLyric, patchLyric, removeLyric, reorderLyrics } from './change-lyrics'
import type { Edit, LyricEdit } from './edit'
import { fitOrder } from './fit-order'
import { type SongInHand, type WordInHand, wordsOf } from './song-in-hand'

const areWords = (value: unknown): value is readonly WordInHand[] => Array.isArray(value)

/** What an edit of a field sets in a lyric; nothing when the value is none that a lyric can have yet. */
function patchOf({ field, value }: LyricEdit): Partial<LyricLine> {
  if (field === 'words') return areWords(value) ? { words: value.map(({ id }) => id) } : {}
  const isTime = field === 'startTime' || field === 'stopTime'
  if (isTime && typeof value !== 'number') return {}
  return { [field]: value, ...(field === 'translation' ? { translationPending: false } : {}) }
}

function withWords(song: SongInHand, words: readonly WordInHand[]): SongInHand {
  if (words.every(({ id }) => song.words.has(id))) return song
  return {
    ...song,
    words: new Map([...song.words, ...words.map(word => [word.id, word] as const)]),
  }
}

function afterLyricEdit(song: SongInHand, edit: LyricEdit): SongInHand {
  const { id, field, value, toAll } = edit
  const patch = patchOf(edit)
  const known = areWords(value) ? withWords(song, value) : song
  if (toAll) return { ...known, lyrics: replaceDuplicates(song.lyrics, id, patch).lines }
  // Flags follow from texts and words alone; a thousand texts are not compared for anything else.
  if (field === 'text' || field === 'words')
    return { ...known, lyrics: patchLyric(song.lyrics, id, patch) }
  const lyrics = song.lyrics.map(line => (line.id === id ? { ...line, ...patch } : line))
  return { ...known, lyrics }
}

function edited(song: SongInHand, edit: Edit): SongInHand {
  const { lyrics } = song
  switch (edit.kind) {
    case 'song':
      return { ...song, fields: { ...song.fields, [edit.field]: edit.value } }
    case 'lyric':
      return afterLyricEdit(song, edit)
    case 'add':
      if (lyrics.some(({ id }) => id === edit.id)) return song
      return {
        ...withWords(song, edit.words),
        lyrics: insertLyric(lyrics, { ...edit.line, id: edit.id }, edit.place),
      }
    case 'remove':
      return { ...song, lyrics: removeLyric(lyrics, edit.id) }
    case 'order': {
      const now = lyrics.map(({ id }) => id)
      return { ...song, lyrics: reorderLyrics(lyrics, fitOrder(edit.ids, now)) }
    }
    case 'split': {
      const line = lyrics.find(({ id }) => id === edit.id)
      const words = line ? wordsOf(song, line) : []
      return {
        ...song,
        lyrics: splitLyric(lyrics, edit.id, words, edit.wordIndex, edit.second) ?? lyrics,
      }
    }
    case 'merge':
      return { ...song, lyrics: mergeLyrics(lyrics, edit.id, edit.direction)?.lines ?? lyrics }
  }
}

/**
 * The song after an edit (songs.md#book-of-edits), by the same rules as the server's. An edit of a lyric
 * that is not there, or that does not fit any more, changes nothing.
 */
export function applyEdit(song: SongInHand, edit: Edit): SongInHand {
  const after = edited(song, edit)
  const lyrics = followWordTimes(song.lyrics, after.lyrics)
  return lyrics === after.lyrics ? after : { ...after, lyrics }
}
