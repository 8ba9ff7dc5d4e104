import { songLanguages } from '@duologue/domain/choices/song-choices'
import { songTexts } from '@duologue/domain/messages/songs/songs'
import { lyricAsideFault, lyricTextFault } from '@duologue/domain/songs/lyrics/lyric-fields'
import { lyricLimits } from '@duologue/domain/songs/lyrics/lyric-limits'
import { mostWordTimes } from '@duologue/domain/songs/lyrics/word-times'
import { timeFault } from '@duologue/domain/songs/times/time'
import * as z from 'zod/mini'
import { trimmed } from './field-shapes'

/** A word as lyrics carry it, with what explains it; the whole word is asked for by itself. */
export const lyricWord = z.object({
  id: z.string(),
  text: z.string(),
  translation: z.string(),
  pinyin: z.string(),
})

/**
 * A lyric of a song (lyrics.md#lyric-fields). `fieldRevs` tells the song's revision in which a field was changed last,
 * for those that were changed since the lyric was made (songs.md#revisions). `translationSource` is `human`, `memory`
 * or `machine:<id>`; a translation that is pending is blank and on its way (words.md#translation-source).
 */
export const lyric = z.object({
  id: z.string(),
  song: z.string(),
  language: z.enum(songLanguages),
  text: z.string(),
  translation: z.string(),
  translationPending: z.boolean(),
  translationSource: z.nullable(z.string()),
  pinyin: z.string(),
  annotation: z.string(),
  startTime: z.number(),
  stopTime: z.number(),
  duplicateLyric: z.boolean(),
  emptyLyric: z.boolean(),
  skip: z.boolean(),
  firstSungLyric: z.boolean(),
  needsReview: z.boolean(),
  words: z.array(lyricWord),
  /** When its words are sung (lyrics.md#word-times). */
  marks: z.nullable(z.array(z.int())),
  rev: z.int(),
  fieldRevs: z.record(z.string(), z.int()),
  createdAt: z.string(),
  updatedAt: z.string(),
})

/** How far a song has come: every write answers it, and the next one is based on it. */
export const songMark = z.object({ id: z.string(), rev: z.int(), orderRev: z.int() })

/** The same with the ids of its lyrics in their order, where that may have changed. */
export const songOrder = z.extend(songMark, { lyrics: z.array(z.string()) })

export type LyricWord = z.output<typeof lyricWord>
export type Lyric = z.output<typeof lyric>
export type SongMark = z.output<typeof songMark>
export type SongOrder = z.output<typeof songOrder>

/** A moment in seconds, such as 12.34 (songs.md#times). */
export const time = z.number(songTexts.notValidTime).check(
  z.superRefine((seconds, context) => {
    const message = timeFault(seconds)
    if (message) context.addIssue({ code: 'custom', message })
  }),
)

const wordIds = z.array(z.uuid()).check(z.maxLength(lyricLimits.words))

/** The revision that a change is based on: what others changed since is not written over (songs.md#revisions). */
export const baseRev = z.optional(z.int())
export const baseOrderRev = z.optional(z.int())

const aside = trimmed(lyricAsideFault)

/** What can be set of a lyric. */
export const lyricFields = {
  text: trimmed(lyricTextFault),
  translation: aside,
  pinyin: aside,
  annotation: aside,
  startTime: time,
  stopTime: time,
  duplicateLyric: z.boolean(),
  emptyLyric: z.boolean(),
  skip: z.boolean(),
  firstSungLyric: z.boolean(),
  words: wordIds,
  marks: z.nullable(z.array(z.int()).check(z.maxLength(2 * mostWordTimes))),
}

/** A text as it was cut, and the words that it is to be cut into from now on (issue 9). */
export const wordCut = z.object({
  text: z.string().check(z.maxLength(lyricLimits.text)),
  parts: z
    .array(z.string().check(z.maxLength(lyricLimits.text)))
    .check(z.minLength(1), z.maxLength(lyricLimits.words)),
})

/** An entry of a word list: a word that is known by its id, or a text (words.md#listed-words). */
export const listedWord = z.object({
  wordId: z.optional(z.nullable(z.uuid())),
  text: z.string().check(z.maxLength(lyricLimits.text)),
})
