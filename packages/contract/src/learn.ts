import { languageCodes } from '@duologue/domain/choices/languages'
import { learnSkills, lineStates } from '@duologue/domain/choices/learn-choices'
import { learnLimits } from '@duologue/domain/learn/learn-limits'
import * as z from 'zod/mini'
import { conversationCard, dialogueLine } from './conversations'
import { endpoint } from './endpoint'
import { idOrShortid, nothing, timeZone } from './shapes/field-shapes'

const skill = z.enum(learnSkills)

/**
 * One answer to a line. `id` is made by the caller, so that the same answer counts once; `marks` tells word by word what
 * was right, wrong, missing or extra.
 */
const attempt = z.object({
  id: z.uuid(),
  line: z.uuid(),
  skill,
  place: z.enum(['learn', 'review']),
  isRight: z.boolean(),
  /** From memory alone, without the help that was offered (learn.md#schedule). */
  isUnaided: z.optional(z.boolean()),
  marks: z.optional(z.string().check(z.regex(/^[rwmx]{0,600}$/))),
  /** When it was given, if that was before it is sent. */
  at: z.optional(z.iso.datetime()),
})

/** A line that is due, with what belongs to it: the line before it, and its conversation. */
export const reviewLine = z.object({
  line: dialogueLine,
  lead: z.nullable(dialogueLine),
  skill,
  conversation: z.extend(
    z.pick(conversationCard, {
      id: true,
      shortid: true,
      title: true,
      language: true,
      character1: true,
      character2: true,
    }),
    { translationLanguage: z.string() },
  ),
})

/** A line of a song that is due, or the word that stands in it from the one offset to the other (`gap`). */
const reviewSongLine = z.object({
  /** Of the lyric or the word that is remembered: answers name it. */
  id: z.string(),
  text: z.string(),
  pinyin: z.nullable(z.string()),
  translation: z.string(),
  gap: z.nullable(z.tuple([z.int(), z.int()])),
  /** Where it is sung in the song's own recording, in seconds; a voice says it where there is none. */
  recording: z.nullable(z.object({ address: z.string(), from: z.number(), to: z.number() })),
  skill,
  song: z.object({
    id: z.string(),
    title: z.string(),
    artist: z.string(),
    language: z.string(),
    cover: z.string(),
  }),
})

/** A conversation that was begun: how many of its lines can be said already (learn.md#continue). */
const begun = z.object({
  conversation: z.pick(conversationCard, { id: true, shortid: true, title: true, language: true }),
  said: z.int(),
  total: z.int(),
})

export type Begun = z.output<typeof begun>
export type ReviewSongLine = z.output<typeof reviewSongLine>
export type ReviewLine = z.output<typeof reviewLine>
export type Attempt = z.input<typeof attempt>

export const learn = {
  saveAttempts: endpoint({
    method: 'POST',
    path: '/api/learn/attempts',
    who: 'user',
    limit: 'writes',
    summary:
      'Answers of Learn Mode and Review for the own memory of lines: each counts once; those to lines that are not there, or not for this reader, are left out.',
    params: nothing,
    query: nothing,
    body: z.object({
      attempts: z.array(attempt).check(z.minLength(1), z.maxLength(learnLimits.attemptsAtOnce)),
      /** Where the learner is: in which day an answer falls. */
      timeZone: z.optional(timeZone),
    }),
    answer: z.object({ kept: z.int() }),
    status: 201,
  }),
  getReview: endpoint({
    method: 'GET',
    path: '/api/learn/review',
    who: 'user',
    limit: 'reads',
    summary:
      'The own lines that are due today, of conversations and songs, where `timeZone` is, of one `language` if it is told, those that have waited longest first, never more than a day holds; and the conversation that was answered last, while a line of it cannot be said.',
    params: nothing,
    query: z.object({
      timeZone: z.optional(timeZone),
      language: z.optional(z.enum(languageCodes)),
    }),
    body: nothing,
    /** `order` has the ids of both kinds of lines, what has waited longest first. */
    answer: z.object({
      lines: z.array(reviewLine),
      songLines: z.array(reviewSongLine),
      order: z.array(z.string()),
      begun: z.nullable(begun),
    }),
    status: 200,
  }),
  getProgress: endpoint({
    method: 'GET',
    path: '/api/learn/conversations/:id',
    who: 'user',
    limit: 'reads',
    summary:
      'How far the reader has come with the lines of a conversation; new lines are left out.',
    params: z.object({ id: idOrShortid }),
    query: nothing,
    body: nothing,
    answer: z.object({
      lines: z.array(
        z.object({
          line: z.string(),
          state: z.enum(lineStates),
          /** Said or written, rightly or wrongly. */
          isLearnt: z.boolean(),
          canSay: z.boolean(),
        }),
      ),
      total: z.int(),
    }),
    status: 200,
  }),
  getSongProgress: endpoint({
    method: 'GET',
    path: '/api/learn/songs/:id',
    who: 'user',
    limit: 'reads',
    summary:
      'How far the reader has come with the lines and words of a song that they may meet; what is not in their review is left out.',
    params: z.object({ id: z.uuid() }),
    query: nothing,
    body: nothing,
    answer: z.object({
      lines: z.array(z.object({ line: z.string(), state: z.enum(lineStates) })),
      words: z.array(z.object({ word: z.string(), state: z.enum(lineStates) })),
    }),
    status: 200,
  }),
  practiseWord: endpoint({
    method: 'POST',
    path: '/api/learn/words',
    who: 'user',
    limit: 'writes',
    summary:
      'Put a word of a song into the own review: it is due a day later, and nothing of it is known. One that is there already stays as it is.',
    params: nothing,
    query: nothing,
    body: z.object({ word: z.uuid(), song: z.uuid() }),
    answer: z.object({ word: z.string() }),
    status: 201,
    statusExisting: 200,
  }),
  stopPractising: endpoint({
    method: 'DELETE',
    path: '/api/learn/words/:id',
    who: 'user',
    limit: 'writes',
    summary: 'Take a word of songs out of the own review; one that is not there is no fault.',
    params: z.object({ id: z.uuid() }),
    query: nothing,
    body: nothing,
    answer: z.object({ word: z.string() }),
    status: 200,
  }),
}
