import { emailFault } from '@duologue/domain/accounts/account-fields'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { nothing, trimmed } from '../shapes/field-shapes'

/** Who teaches a class, and for its owner who was asked to (classes.md#co-teachers). */
const classTeachers = z.object({
  teachers: z.array(
    z.object({
      id: z.string(),
      fullName: z.string(),
      role: z.enum(['teacher', 'coTeacher']),
      /** For the owner: until when they may accept the class. */
      offeredUntil: z.optional(z.string()),
    }),
  ),
  invitations: z.array(z.object({ id: z.string(), email: z.string(), until: z.string() })),
})

export type ClassTeachers = z.output<typeof classTeachers>

const classId = z.object({ id: z.uuid() })
const gone = z.object({ id: z.string() })
const asked = { params: nothing, query: nothing, body: nothing } as const

/** The calls about who teaches a class together (classes.md#co-teachers). */
export const classTeacherCalls = {
  getTeachers: endpoint({
    ...asked,
    method: 'GET',
    path: '/api/classes/:id/teachers',
    who: 'user',
    limit: 'reads',
    summary: 'Who teaches a class, its owner first; for its owner also whom it has invited.',
    params: classId,
    answer: classTeachers,
    status: 200,
  }),
  inviteTeacher: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/classes/:id/teachers',
    who: 'user',
    limit: 'logins',
    summary:
      'Ask an address to teach a class beside its owner; never says whether it has an account.',
    params: classId,
    body: z.object({ email: trimmed(emailFault) }),
    answer: classTeachers,
    status: 201,
  }),
  removeTeacher: endpoint({
    ...asked,
    method: 'DELETE',
    path: '/api/classes/:id/teachers/:teacher',
    who: 'user',
    limit: 'writes',
    summary: 'End that somebody teaches a class beside its owner; they may leave by themselves.',
    params: z.object({ id: z.uuid(), teacher: z.uuid() }),
    answer: gone,
    status: 200,
  }),
  withdrawInvitation: endpoint({
    ...asked,
    method: 'DELETE',
    path: '/api/classes/:id/invitations/:invitation',
    who: 'user',
    limit: 'writes',
    summary: 'Take back an invitation to teach a class.',
    params: z.object({ id: z.uuid(), invitation: z.uuid() }),
    answer: gone,
    status: 200,
  }),
  getInvitations: endpoint({
    ...asked,
    method: 'GET',
    path: '/api/invitations',
    who: 'user',
    limit: 'reads',
    summary:
      'The classes that the signed-in user was asked to teach at their confirmed address, or to take over.',
    answer: z.object({
      invitations: z.array(z.object({ id: z.string(), className: z.string(), by: z.string() })),
      /** The classes that their owner wants to hand over to the signed-in user. */
      offers: z.array(z.object({ class: z.string(), className: z.string(), by: z.string() })),
    }),
    status: 200,
  }),
  answerInvitation: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/invitations/:id',
    who: 'user',
    limit: 'writes',
    summary: 'Accept an invitation to teach a class, or say no.',
    params: classId,
    body: z.object({ accept: z.boolean() }),
    answer: z.object({ class: z.string() }),
    status: 200,
  }),
}
