import {
  curatedChoices,
  maturities,
  songDifficulties,
  songLanguages,
  songOperations,
} from '@duologue/domain/choices/song-choices'
import { searchTermFault } from '@duologue/domain/songs/details/song-fields'
import { songLimits } from '@duologue/domain/songs/details/song-limits'
import { lyricLimits } from '@duologue/domain/songs/lyrics/lyric-limits'
import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { kept, nothing, publicAuthor, wholeNumber } from './shapes/field-shapes'
import { baseOrderRev, baseRev } from './shapes/lyric-shapes'
import { song, songCard, songFields, wholeSong } from './shapes/song-shapes'
import { heldSongCalls } from './songs/held-songs'
import { lyricCalls } from './songs/lyrics'
import { publishedSongCalls } from './songs/published-songs'
import { songSheetCalls } from './songs/song-sheet'

const byId = z.object({ id: z.uuid() })
const changed = Object.fromEntries(
  Object.entries(songFields).map(([name, shape]) => [name, z.optional(shape)]),
) as { [F in keyof typeof songFields]: z.ZodMiniOptional<(typeof songFields)[F]> }

/**
 * One change of a song (songs.md#history): `op` says what kind, `fields` what was changed in how many lyrics. What was
 * taken out can be brought back by reverting the change.
 */
const historyEntry = z.object({
  rev: z.int(),
  at: z.string(),
  user: z.nullable(publicAuthor),
  op: z.enum(songOperations),
  /** Why a song was withdrawn, or is shown again. */
  reason: z.optional(z.string()),
  fields: z.array(z.string()),
  lyrics: z.array(z.string()),
  removed: z.array(z.object({ id: z.string(), text: z.string() })),
})

export type HistoryEntry = z.output<typeof historyEntry>

const read = { method: 'GET', limit: 'reads', body: nothing, status: 200 } as const

export const songs = {
  ...lyricCalls,
  ...songSheetCalls,
  ...publishedSongCalls,
  ...heldSongCalls,
  searchSongs: endpoint({
    ...read,
    path: '/api/songs',
    who: 'anyone',
    summary:
      'Search songs by title and artist, language (spanish when none is told), difficulty and maturity, the newest first; only editors find those that are not curated, and with attention=true those that need it.',
    params: nothing,
    query: z.object({
      searchTerm: z.optional(kept(searchTermFault)),
      limit: z._default(wholeNumber(0, songLimits.found), songLimits.found),
      difficulty: z.optional(z.enum([...songDifficulties, 'all'])),
      language: z.optional(z.enum(songLanguages)),
      curated: z.optional(z.enum(curatedChoices)),
      recentlyPublishedOnly: z.optional(z.enum(['true', 'false'])),
      maturity: z.optional(z.enum([...maturities, 'all'])),
      attention: z.optional(z.enum(['true', 'false'])),
    }),
    answer: z.object({ songs: z.array(songCard), total: z.int() }),
  }),
  createSong: endpoint({
    method: 'POST',
    path: '/api/songs',
    who: 'editor',
    limit: 'writes',
    isKeyed: true,
    summary: 'Make a song without lyrics; it has a video or an uploaded file.',
    params: nothing,
    query: nothing,
    body: z.object({
      ...changed,
      language: songFields.language,
      title: songFields.title,
      artist: songFields.artist,
      youtubeViews: songFields.youtubeViews,
      duration: songFields.duration,
      difficulty: songFields.difficulty,
      maturity: songFields.maturity,
      curated: songFields.curated,
    }),
    answer: song,
    status: 201,
  }),
  getSong: endpoint({
    ...read,
    path: '/api/songs/:id',
    who: 'anyone',
    summary: 'A song with its lyrics and their words; one that is not curated only for editors.',
    params: byId,
    query: z.object({ expand: z.optional(z.unknown()) }),
    answer: wholeSong,
  }),
  updateSong: endpoint({
    method: 'PATCH',
    path: '/api/songs/:id',
    who: 'editor',
    limit: 'writes',
    isKeyed: true,
    summary:
      'Change what is sent of a song; `lyrics` are all of its ids in a new order. Leaving one out deletes nothing: it is refused.',
    params: byId,
    query: nothing,
    body: z.object({
      ...changed,
      lyrics: z.optional(z.array(z.uuid()).check(z.maxLength(lyricLimits.lyrics))),
      baseRev,
      baseOrderRev,
    }),
    answer: song,
    status: 200,
  }),
  deleteSong: endpoint({
    method: 'DELETE',
    path: '/api/songs/:id',
    who: 'editor',
    limit: 'writes',
    summary: 'Delete a song with its lyrics for good; words stay.',
    params: byId,
    query: nothing,
    body: nothing,
    answer: z.object({ id: z.string() }),
    status: 200,
  }),
  getHistory: endpoint({
    ...read,
    path: '/api/songs/:id/history',
    who: 'editor',
    summary:
      'The changes of a song, the latest first, 200 at most; `before` asks for earlier ones.',
    params: byId,
    query: z.object({ before: z.optional(wholeNumber(1, 999_999_999)) }),
    answer: z.object({ history: z.array(historyEntry) }),
  }),
  revertChange: endpoint({
    method: 'POST',
    path: '/api/songs/:id/history/:rev/revert',
    who: 'editor',
    limit: 'writes',
    isKeyed: true,
    summary: 'Undo one change, as a new change; what was changed again since is a conflict.',
    params: z.object({ id: z.uuid(), rev: wholeNumber(1, 999_999_999) }),
    query: nothing,
    body: nothing,
    answer: wholeSong,
    status: 200,
  }),
  getSaveProgress: endpoint({
    ...read,
    path: '/api/songs/:id/saves/:key',
    who: 'editor',
    summary:
      'How far a save of many lyrics has come, by its Idempotency-Key: `done` of `total` lyrics.',
    params: z.object({ id: z.uuid(), key: z.string().check(z.regex(/^[\w-]{8,64}$/)) }),
    query: nothing,
    answer: z.object({
      step: z.enum(['unknown', 'translating', 'saving', 'saved', 'failed']),
      done: z.int(),
      total: z.int(),
    }),
  }),
}
