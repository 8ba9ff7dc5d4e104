import { songLanguages } from '@duologue/domain/choices/song-choices'
import { lyricFormats, warningCodes } from '@duologue/domain/songs/adding/notices'
import { proposalMarks } from '@duologue/domain/songs/align/proposal-marks'
import { lyricLimits } from '@duologue/domain/songs/lyrics/lyric-limits'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { nothing } from '../shapes/field-shapes'
import {
  baseOrderRev,
  baseRev,
  listedWord,
  lyric,
  lyricFields,
  lyricWord,
  songMark,
  songOrder,
  wordCut,
} from '../shapes/lyric-shapes'

const byId = z.object({ id: z.uuid() })
const { text, translation, pinyin, annotation, startTime, stopTime, words } = lyricFields
const { duplicateLyric, emptyLyric, skip, firstSungLyric, marks } = lyricFields
const language = z.optional(z.enum(songLanguages))
const newWordList = z.array(listedWord).check(z.maxLength(lyricLimits.words))

/** A list that is sent bare or under `lyrics` (lyrics.md#calls); at most as many as a song has. */
const listOf = <T extends z.ZodMiniType>(item: T) => {
  const list = z.array(item).check(z.minLength(1), z.maxLength(lyricLimits.lyrics))
  return z.union([
    z.object({ lyrics: list }),
    z.pipe(
      list,
      z.transform(lyrics => ({ lyrics })),
    ),
  ])
}

/** What a new lyric begins with (lyrics.md#new-lyric). `id` is the caller's choice, so that it can name it at once. */
const newLyric = z.object({
  id: z.optional(z.uuid()),
  text,
  translation: z._default(translation, ''),
  pinyin: z.optional(pinyin),
  annotation: z._default(annotation, ''),
  startTime: z._default(startTime, 0),
  stopTime: z._default(stopTime, 0),
  duplicateLyric: z._default(duplicateLyric, false),
  emptyLyric: z._default(emptyLyric, true),
  skip: z._default(skip, false),
  firstSungLyric: z._default(firstSungLyric, false),
  words: z._default(words, []),
  marks: z._default(marks, null),
  language,
})

/** A lyric of the add-lyrics page: with `id` one that is there, without it a new one (lyrics.md#save-lyrics). */
const savedLyric = z.object({
  id: z.optional(z.uuid()),
  /** One that is blank refuses the whole call in the promised words (lyrics.md#save-lyrics). */
  text: z.string().check(z.trim(), z.maxLength(lyricLimits.text)),
  translation: z._default(translation, ''),
  pinyin: z.optional(pinyin),
  annotation: z.optional(annotation),
  startTime: z._default(startTime, 0),
  stopTime: z._default(stopTime, 0),
  skip: z.optional(skip),
  firstSungLyric: z.optional(firstSungLyric),
  textIsEnglish: z.optional(z.boolean()),
  newWordList: z._default(newWordList, []),
  /** Of a new one; those that do not fit it are left out. */
  marks: z.optional(marks),
  language,
  baseRev,
})

/**
 * A lyric that was read from a pasted text (lyrics.md#calls): the flags are told among the lyrics of that
 * text. `leaveOut`: it is probably not sung; `line` is its number in the text.
 */
const parsedLyric = z.object({
  line: z.int(),
  song: z.string(),
  language: z.enum(songLanguages),
  text: z.string(),
  translation: z.string(),
  pinyin: z.string(),
  startTime: z.number(),
  stopTime: z.number(),
  marks: z.nullable(z.array(z.int())),
  textWords: z.array(z.string()),
  words: z.array(z.object({ wordId: z.nullable(z.string()), text: z.string() })),
  textIsEnglish: z.boolean(),
  firstSungLyric: z.boolean(),
  emptyLyric: z.boolean(),
  duplicateLyric: z.boolean(),
  skip: z.boolean(),
  leaveOut: z.boolean(),
})

export type ParsedLyric = z.output<typeof parsedLyric>

const written = { who: 'editor', limit: 'writes', query: nothing, isKeyed: true } as const

/** Words of a text that several words have: the one taken, and how many there were (words.md#listed-words). */
const ambiguousWord = z.object({ text: z.string(), taken: z.string(), choices: z.int() })

/** The calls for what a song has of lyrics; they are calls of songs (contract/songs.ts). */
export const lyricCalls = {
  createLyric: endpoint({
    ...written,
    method: 'POST',
    path: '/api/lyrics',
    summary: 'Put a lyric into a song, at `lyricIndex` of its order (from 0).',
    params: nothing,
    body: z.object({
      data: newLyric,
      songId: z.uuid(),
      lyricIndex: z.int(),
      baseOrderRev,
    }),
    answer: z.object({ lyric, lyrics: z.array(lyric), song: songOrder }),
    status: 201,
  }),
  updateTimes: endpoint({
    ...written,
    method: 'PATCH',
    path: '/api/lyrics/multiple',
    summary: 'Set the times of several lyrics of one song: all of them, or none.',
    params: nothing,
    body: listOf(
      z.object({
        id: z.uuid(),
        startTime,
        stopTime,
        baseRev,
        /** What was proposed for it (songs.md#propose-times): it is counted, and not stored. */
        proposed: z.optional(z.object({ start: startTime, mark: z.enum(proposalMarks) })),
      }),
    ),
    answer: z.object({ lyrics: z.array(lyric), song: songMark }),
    status: 200,
  }),
  updateWordLists: endpoint({
    ...written,
    method: 'PATCH',
    path: '/api/lyrics/words',
    summary:
      'Set the word lists of edited lyrics and, but for `onlyThisLine`, of all that have the same text; words that are missing are made.',
    params: nothing,
    body: z.object({
      songId: z.uuid(),
      lyrics: z
        .array(
          z.object({
            id: z.uuid(),
            language,
            newWordList,
            emptyLyric: z.optional(emptyLyric),
            duplicateLyric: z.optional(duplicateLyric),
            skip: z.optional(skip),
            /** The list goes to this lyric and to no other with its text. */
            onlyThisLine: z.optional(z.boolean()),
            baseRev,
          }),
        )
        .check(z.minLength(1), z.maxLength(lyricLimits.lyrics)),
      /** How texts of this language are to be cut wherever they are read from now on. */
      libraryCuts: z.optional(z.array(wordCut).check(z.maxLength(lyricLimits.lyrics))),
    }),
    answer: z.object({
      lyrics: z.array(lyric),
      createdWords: z.array(lyricWord),
      ambiguous: z.array(ambiguousWord),
      pendingTranslations: z.int(),
      song: songMark,
    }),
    status: 200,
  }),
  updateLyric: endpoint({
    ...written,
    method: 'PATCH',
    path: '/api/lyrics/:id',
    query: z.object({ replaceDuplicateLyrics: z.optional(z.enum(['true', 'false'])) }),
    summary:
      'Change what is sent of a lyric, and with `replaceDuplicateLyrics` of all with the same text in its song; `lyrics` are the others that changed.',
    params: byId,
    body: z.object({
      text: z.optional(text),
      translation: z.optional(translation),
      pinyin: z.optional(pinyin),
      annotation: z.optional(annotation),
      startTime: z.optional(startTime),
      stopTime: z.optional(stopTime),
      duplicateLyric: z.optional(duplicateLyric),
      emptyLyric: z.optional(emptyLyric),
      skip: z.optional(skip),
      firstSungLyric: z.optional(firstSungLyric),
      words: z.optional(words),
      /** Those that do not fit the lyric are left out. */
      marks: z.optional(marks),
      replaceDuplicateLyrics: z.optional(z.boolean()),
      baseRev,
    }),
    answer: z.object({ lyric, replacedCount: z.int(), lyrics: z.array(lyric), song: songMark }),
    status: 200,
  }),
  deleteLyric: endpoint({
    ...written,
    method: 'DELETE',
    path: '/api/lyrics/:id',
    summary:
      'Take a lyric out of its song; the history keeps it. `lyrics` are the others that changed.',
    params: byId,
    body: nothing,
    answer: z.object({ id: z.string(), lyrics: z.array(lyric), song: songOrder }),
    status: 200,
  }),
  mergeLyrics: endpoint({
    ...written,
    method: 'POST',
    path: '/api/lyrics/:id/merge',
    summary:
      'Join a lyric with the one above or below: the upper one stays. `lyrics` are the others that changed.',
    params: byId,
    body: z.object({ direction: z.enum(['above', 'below']), baseRev, baseOrderRev }),
    answer: z.object({
      lyric,
      removedId: z.string(),
      lyrics: z.array(lyric),
      song: songOrder,
    }),
    status: 200,
  }),
  splitLyric: endpoint({
    ...written,
    method: 'POST',
    path: '/api/lyrics/:id/split',
    summary:
      'Cut a lyric before its word at `wordIndex` (from 0): the first half keeps the id. `changed` are the others that changed.',
    params: byId,
    body: z.object({
      wordIndex: z.nullable(z.int()),
      /** The id of the second half, when the caller has chosen one. */
      secondId: z.optional(z.uuid()),
      baseRev,
      baseOrderRev,
    }),
    answer: z.object({ lyrics: z.array(lyric), changed: z.array(lyric), song: songOrder }),
    status: 201,
  }),
  parseLyrics: endpoint({
    method: 'POST',
    path: '/api/songs/:id/lyrics/parse',
    who: 'editor',
    limit: 'writes',
    summary:
      'Read pasted lyrics as they would be added to a song; nothing is stored. A text that cannot be read is refused, with the lines that are to blame.',
    params: byId,
    query: nothing,
    body: z.object({
      format: z.enum(lyricFormats),
      text: z.string().check(z.maxLength(lyricLimits.pasted)),
      /** The second of two lines at one moment is the translation of the first. */
      secondIsTranslation: z.optional(z.boolean()),
    }),
    answer: z.object({
      lyrics: z.array(parsedLyric),
      warnings: z.array(z.object({ line: z.int(), code: z.enum(warningCodes), text: z.string() })),
      metadata: z.record(z.string(), z.string()),
    }),
    status: 200,
  }),
  addLyrics: endpoint({
    ...written,
    method: 'POST',
    path: '/api/lyrics/multiple',
    summary:
      'Save what the add-lyrics page shows, in its order, all or nothing; lyrics that are not named keep their places. Blank translations are filled.',
    params: nothing,
    body: z.object({
      songId: z.uuid(),
      lyrics: z.array(savedLyric).check(z.maxLength(lyricLimits.lyrics)),
      deleted: z._default(z.array(z.uuid()).check(z.maxLength(lyricLimits.lyrics)), []),
      baseRev,
      baseOrderRev,
    }),
    answer: z.object({
      lyrics: z.array(lyric),
      createdWords: z.array(lyricWord),
      ambiguous: z.array(ambiguousWord),
      pendingTranslations: z.int(),
      song: songOrder,
    }),
    status: 201,
  }),
}
