import { statedRights } from '@duologue/domain/choices/song-choices'
import { songStates } from '@duologue/domain/songs/details/may-read-song'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { nothing } from '../shapes/field-shapes'
import { learnersCard } from '../shapes/song-shapes'

/** A word of a song, told once however often it is sung. */
const sheetWord = z.object({
  id: z.string(),
  text: z.string(),
  pinyin: z.string(),
  translation: z.string(),
  annotation: z.string(),
  audioUrl: z.nullable(z.string()),
})

/**
 * A line of a song (songs-for-learners.md#sheet-of-a-song). `start` and `stop` are seconds, both 0 where it is not timed. `words` are
 * `[id, from, to]` in the order of the line, `from` and `to` their place in its text, null without one
 * (lyrics.md#places-of-words). `isAsked` says whether games ask it; `isSkipped`, whether it is left out, other than for being sung twice.
 */
const sheetLine = z.object({
  id: z.string(),
  position: z.int(),
  text: z.string(),
  translation: z.string(),
  pinyin: z.string(),
  start: z.number(),
  stop: z.number(),
  isAsked: z.boolean(),
  isSkipped: z.boolean(),
  /** Pairs of a place in the text and hundredths of a second; null where no word of it is timed. */
  marks: z.nullable(z.array(z.int())),
  words: z.array(z.tuple([z.string(), z.nullable(z.int()), z.nullable(z.int())])),
})

/**
 * A song as learners sing along: its head, its rights as they may be shown, and its lines with their words. A recording
 * (`mediaUrl`) plays before a video. `gameRev` is what a game is played over (songs-for-learners.md#sheet-of-a-song).
 */
const songSheet = z.extend(z.omit(learnersCard, { views: true }), {
  description: z.string(),
  tags: z.array(z.string()),
  /** Only editors meet one that is not open. */
  state: z.enum(songStates),
  rights: z.nullable(z.object({ kind: z.enum(statedRights), note: z.string(), url: z.string() })),
  /** Whether search engines may list its page. */
  isFindable: z.boolean(),
  mediaUrl: z.nullable(z.string()),
  youtubeId: z.nullable(z.string()),
  gameRev: z.int(),
  lines: z.array(sheetLine),
  words: z.array(sheetWord),
})

export type SheetWord = z.output<typeof sheetWord>
export type SheetLine = z.output<typeof sheetLine>
export type SongSheet = z.output<typeof songSheet>

export const songSheetCalls = {
  getSongSheet: endpoint({
    method: 'GET',
    path: '/api/songs/:id/sheet',
    who: 'anyone',
    limit: 'reads',
    isAskedAnew: true,
    summary:
      'A song to sing along: its head, the rights that are shown, its timed lines and its words; 404 to whoever may not meet it.',
    params: z.object({ id: z.uuid() }),
    query: nothing,
    body: nothing,
    answer: songSheet,
    status: 200,
  }),
}
