import * as z from 'zod/mini'
import { conversationCard } from './conversations'
import { endpoint } from './endpoint'
import { before, idOrShortid, limit, nothing, page } from './shapes/field-shapes'

const ofConversation = {
  path: '/api/saved/:id',
  who: 'user',
  params: z.object({ id: idOrShortid }),
  query: nothing,
  body: nothing,
  answer: z.object({ isSaved: z.boolean() }),
  status: 200,
} as const

/** Something that is kept; without a card when it is gone or hidden (saved.md#saving). */
const savedConversation = z.object({
  id: z.string(),
  conversation: z.nullable(conversationCard),
})

export type SavedConversation = z.output<typeof savedConversation>

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
}
