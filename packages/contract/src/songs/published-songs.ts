import { languageCodes } from '@duologue/domain/choices/languages'
import { levels } from '@duologue/domain/choices/levels'
import { maturities, songDifficulties, songLanguages } from '@duologue/domain/choices/song-choices'
import { longestSearchedTitle } from '@duologue/domain/conversations/conversation-limits'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { before, limit, nothing, page, repeatable } from '../shapes/field-shapes'
import { learnersCard } from '../shapes/song-shapes'

/** `-1` means descending, as in searches of conversations. */
const descending = z.optional(z.literal('-1'))

/** The search of songs that are out (songs-for-learners.md#find-songs). */
const publishedQuery = z.object({
  language: z.optional(z.enum(['all', ...songLanguages, ...languageCodes])),
  difficulty: z.optional(repeatable(z.enum(['all', ...songDifficulties, ...levels]))),
  title: z.optional(z.string().check(z.trim(), z.maxLength(longestSearchedTitle))),
  maturity: z.optional(repeatable(z.enum(maturities))),
  hasRecording: z.optional(z.enum(['true', 'false'])),
  views: descending,
  recent: descending,
  page,
  limit,
})

export const publishedSongCalls = {
  searchPublishedSongs: endpoint({
    method: 'GET',
    path: '/api/songs/published',
    who: 'anyone',
    limit: 'reads',
    summary:
      'Search the songs that their reader may meet, by language, difficulties, title or artist; G and PG unless maturities are told; popular first unless recent=-1.',
    params: nothing,
    query: publishedQuery,
    body: nothing,
    answer: z.object({ songs: z.array(learnersCard), total: z.int(), before }),
    status: 200,
    isAskedAnew: true,
  }),
  recordSongView: endpoint({
    method: 'POST',
    path: '/api/songs/:id/views',
    who: 'anyone',
    limit: 'writes',
    summary: 'Count one view, at most one a visitor and hour and none of an editor.',
    params: z.object({ id: z.uuid() }),
    query: nothing,
    body: nothing,
    answer: z.object({ ok: z.literal(true) }),
    status: 200,
  }),
}
