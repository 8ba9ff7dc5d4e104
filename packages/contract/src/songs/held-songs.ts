import { songFaults } from '@duologue/domain/choices/song-choices'
import { rightsNoteFault } from '@duologue/domain/songs/details/song-fields'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { nothing, trimmed } from '../shapes/field-shapes'
import { song } from '../shapes/song-shapes'

const reason = trimmed(rightsNoteFault)

const byEditor = {
  method: 'POST',
  who: 'editor',
  limit: 'writes',
  isKeyed: true,
  params: z.object({ id: z.uuid() }),
  query: nothing,
  answer: song,
  status: 200,
} as const

export const heldSongCalls = {
  withdrawSong: endpoint({
    ...byEditor,
    path: '/api/songs/:id/withdraw',
    summary:
      'Take a song from learners, everywhere at the next request; it stays curated, and twice is as good as once.',
    body: z.object({ reason: reason.check(z.minLength(1)) }),
  }),
  restoreSong: endpoint({
    ...byEditor,
    path: '/api/songs/:id/restore',
    summary: 'Give a song that was withdrawn back to learners.',
    body: z.object({ reason: z.optional(reason) }),
  }),
  tellSongFault: endpoint({
    method: 'POST',
    path: '/api/songs/:id/faults',
    who: 'user',
    limit: 'writes',
    summary: 'Tell why a song did not play; one a user, song and day is counted.',
    params: z.object({ id: z.uuid() }),
    query: nothing,
    body: z.object({ fault: z.enum(songFaults) }),
    answer: z.object({ ok: z.literal(true) }),
    status: 200,
  }),
  getSongFaults: endpoint({
    method: 'GET',
    path: '/api/songs/:id/faults',
    who: 'editor',
    limit: 'reads',
    summary: 'For how many people a song did not play in the last 30 days, and why.',
    params: z.object({ id: z.uuid() }),
    query: nothing,
    body: nothing,
    answer: z.object({
      /** Different people, whatever the fault. */
      people: z.int(),
      faults: z.array(z.object({ fault: z.enum(songFaults), people: z.int() })),
    }),
    status: 200,
  }),
}
