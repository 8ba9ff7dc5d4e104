import * as z from 'zod/mini'
import { joinCode } from '../classes/join-code-shape'
import { endpoint } from '../endpoint'
import { nothing } from '../shapes/field-shapes'
import { pupil } from './pupil-shapes'

const pupilId = z.object({ id: z.uuid() })
const asked = { params: nothing, query: nothing, body: nothing } as const

/** How a pupil comes into another class (pupils.md#moving). */
export const pupilMoveCalls = {
  movePupil: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/pupils/:id/move',
    who: 'user',
    limit: 'writes',
    summary:
      'Move a pupil to another class that the caller keeps; or ask who teaches the class of a code whether they may come.',
    asksLoginAgain: ({ body }) => 'joinCode' in body,
    params: pupilId,
    body: z.union([z.object({ class: z.uuid() }), z.object({ joinCode })]),
    answer: pupil,
    status: 200,
  }),
  withdrawMove: endpoint({
    ...asked,
    method: 'DELETE',
    path: '/api/pupils/:id/move',
    who: 'user',
    limit: 'writes',
    summary: "Take back that a pupil is to go to somebody else's class.",
    params: pupilId,
    answer: pupil,
    status: 200,
  }),
  answerMove: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/classes/:id/moves/:pupil',
    who: 'user',
    limit: 'writes',
    summary: 'Let a pupil come into a class as their keeper has asked, or not now.',
    params: z.object({ id: z.uuid(), pupil: z.uuid() }),
    body: z.object({ accept: z.boolean() }),
    answer: z.object({ pupil: z.string() }),
    status: 200,
  }),
}
