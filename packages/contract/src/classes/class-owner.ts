import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { nothing } from '../shapes/field-shapes'

const params = z.object({ id: z.uuid() })
const keyed = {
  method: 'POST',
  who: 'user',
  limit: 'writes',
  isKeyed: true,
  params,
  query: nothing,
  status: 200,
} as const

/** The calls that give a class another owner (classes.md#handing-over). */
export const classOwnerCalls = {
  handOverClass: endpoint({
    ...keyed,
    path: '/api/classes/:id/owner',
    summary:
      'Ask a co-teacher to take over a class, or nobody any more; an admin gives it to a teacher at once.',
    asksLoginAgain: ({ body }) => body.to !== null,
    body: z.object({ to: z.nullable(z.uuid()) }),
    /** Whether the class is theirs already. */
    answer: z.object({ id: z.string(), isDone: z.boolean() }),
  }),
  answerHandOver: endpoint({
    ...keyed,
    path: '/api/classes/:id/owner/answer',
    summary: 'Take over a class that its owner hands over to oneself, or say no.',
    asksLoginAgain: ({ body }) => body.accept,
    body: z.object({ accept: z.boolean() }),
    answer: z.object({ class: z.string() }),
  }),
}
