import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { nothing } from '../shapes/field-shapes'

const classId = z.object({ id: z.uuid() })
const told = z.object({ id: z.string(), isArchived: z.boolean() })
const asked = { query: nothing, body: nothing } as const

/** The calls that put a class away and bring it back (classes.md#archived). */
export const classArchivingCalls = {
  archiveClass: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/classes/:id/archive',
    who: 'user',
    limit: 'writes',
    summary: 'Archive a class: nobody can join it, play for it or buy; what was done can be read.',
    params: classId,
    answer: told,
    status: 200,
  }),
  unarchiveClass: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/classes/:id/unarchive',
    who: 'user',
    limit: 'writes',
    summary: 'Bring an archived class back.',
    params: classId,
    answer: told,
    status: 200,
  }),
}
