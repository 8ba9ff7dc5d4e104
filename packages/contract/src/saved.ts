import { mostPerPage } from '@duologue/domain/choices/limits-across-rooms'
import * as z from 'zod/mini'
import { conversationCard } from './conversations'
import { endpoint } from './endpoint'
import { before, idOrShortid, limit, nothing, page, repeatable } from './shapes/field-shapes'
import { learnersCard } from './shapes/song-shapes'

const ofConversation = {
  path: '/api/saved/:id',
  who: 'user',
  params: z.object({ id: idOrShortid }),
  query: nothing,
  body: nothing,
  answer: z.object({ isSaved: z.boolean() }),
  status: 200,
} as const

const ofSong = {
  ...ofConversation,
  path: '/api/songs/:id/saved',
  params: z.object({ id: z.uuid() }),
} as const

/** Something that is kept; without a card when it is gone or hidden (saved.md#saving). */
const savedConversation = z.object({
  id: z.string(),
  conversation: z.nullable(conversationCard),
})

export type SavedConversation = z.output<typeof savedConversation>

/** The same of a song; without a card when it was withdrawn, or is not for its reader any more. */
const savedSong = z.object({ id: z.string(), song: z.nullable(learnersCard) })

export type SavedSong = z.output<typeof savedSong>

export const saved = {
  saveConversation: endpoint({
    ...ofConversation,
    method: 'PUT',
    limit: 'writes',
    summary: 'Keep a conversation that one may read, 500 at most; twice is as good as once.',
  }),
  unsaveConversation: endpoint({
    ...ofConversation,
    method: 'DELETE',
    limit: 'writes',
    summary: 'Keep a conversation no longer, also one that is gone or hidden.',
  }),
  getSavedState: endpoint({
    ...ofConversation,
    method: 'GET',
    limit: 'reads',
    summary: 'Whether the reader keeps a conversation.',
  }),
  getSavedConversations: endpoint({
    method: 'GET',
    path: '/api/saved',
    who: 'user',
    limit: 'reads',
    summary:
      'One page of the conversations that the reader keeps, what was kept last first; one that is gone or hidden has no card.',
    params: nothing,
    query: z.object({ page, limit }),
    body: nothing,
    answer: z.object({ saved: z.array(savedConversation), total: z.int(), before }),
    status: 200,
  }),
  saveSong: endpoint({
    ...ofSong,
    method: 'PUT',
    limit: 'writes',
    summary: 'Keep a song that one may meet, 1,000 at most; twice is as good as once.',
  }),
  unsaveSong: endpoint({
    ...ofSong,
    method: 'DELETE',
    limit: 'writes',
    summary: 'Keep a song no longer, also one that is gone or withdrawn.',
  }),
  getSavedSongs: endpoint({
    method: 'GET',
    path: '/api/songs/saved',
    who: 'user',
    limit: 'reads',
    summary:
      'One page of the songs that the reader keeps, what was kept last first; of some of them where `song` names those. One that is not to be met any more has no card.',
    params: nothing,
    query: z.object({ song: z.optional(repeatable(z.uuid(), mostPerPage)), page, limit }),
    body: nothing,
    answer: z.object({ saved: z.array(savedSong), total: z.int(), before }),
    status: 200,
  }),
}
