import { teacherRules } from '@duologue/domain/accounts/teacher-approval'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { limit, nothing, page, publicAuthor } from '../shapes/field-shapes'
import { why } from './school-shapes'

const ofPerson = {
  who: 'admin',
  params: z.object({ id: z.uuid() }),
  query: nothing,
  status: 200,
  method: 'POST',
  limit: 'writes',
  asksLoginAgain: () => true,
  answer: z.object({ id: z.string() }),
} as const

/** A teacher whom the school must approve first; `since` is an ISO instant. */
const waitingTeacher = z.extend(publicAuthor, {
  fullName: z.string(),
  email: z.nullable(z.string()),
  isEmailVerified: z.boolean(),
  since: z.string(),
  /** They were refused before, and ask again. */
  wasRefused: z.optional(z.literal(true)),
})

/** Teachers who wait, and what is decided about them (school.md#approvals). */
export const schoolApprovalsCalls = {
  listApprovals: endpoint({
    method: 'GET',
    path: '/api/school/approvals',
    who: 'admin',
    limit: 'reads',
    summary: 'Teachers whom the school must approve first, whoever has waited longest first.',
    params: nothing,
    query: z.object({ page, limit }),
    body: nothing,
    answer: z.object({
      rule: z.enum(teacherRules),
      teachers: z.array(waitingTeacher),
      total: z.int(),
    }),
    isForLogins: true,
    status: 200,
  }),
  approveTeacher: endpoint({
    ...ofPerson,
    path: '/api/school/approvals/:id/approve',
    summary: 'Approve a teacher who waits.',
    body: nothing,
  }),
  declineTeacher: endpoint({
    ...ofPerson,
    path: '/api/school/approvals/:id/decline',
    summary: 'Refuse a teacher who waits: the account becomes a personal one.',
    body: z.object({ why }),
  }),
}
