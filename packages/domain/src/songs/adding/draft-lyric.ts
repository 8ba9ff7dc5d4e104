import type { Flagged } from '../lyrics/flags'
import type { WordTimes } from '../lyrics/word-times'

/** A word in a list: one that is known by its id, or a text. */
export interface ListedWord {
  wordId: string | null
  text: string
}

/**
 * A lyric on the add-lyrics page (lyrics.md#edit-step): read from a pasted text, or in the song already. Times in
 * hundredths. `key` tells it apart on the page; `id` is null until it is saved.
 */
export interface DraftLyric extends Flagged {
  key: string
  id: string | null
  text: string
  translation: string
  /** No one has typed a translation yet, and one is on its way. */
  translationPending: boolean
  pinyin: string
  words: readonly ListedWord[]
  start: number
  stop: number
  /** When its words are sung (lyrics.md#word-times); a browser that kept it for long may not know. */
  marks?: WordTimes
  textIsEnglish: boolean
  firstSungLyric: boolean
  /** Not to be saved: credits, adverts and the like. */
  leaveOut: boolean
}
