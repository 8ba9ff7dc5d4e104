import { foundAmong } from '@duologue/domain/school/found-among'
import { schoolLimits } from '@duologue/domain/school/school-limits'
import * as z from 'zod/mini'
import { accountExport } from '../accounts/account-export'
import { endpoint } from '../endpoint'
import { card } from '../pupils/pupil-shapes'
import { before, limit, nothing, page } from '../shapes/field-shapes'
import { schoolPerson, wholePerson, why } from './school-shapes'

const ofPerson = {
  who: 'admin',
  params: z.object({ id: z.uuid() }),
  query: nothing,
  status: 200,
} as const

/** What touches somebody has a reason, and is asked of whoever has shown lately that it is them (school.md#reasons). */
const deed = {
  ...ofPerson,
  method: 'POST',
  limit: 'writes',
  body: z.object({ why }),
  asksLoginAgain: () => true,
} as const

const done = z.object({ id: z.string() })

/** What admins see of people and do about them (school.md#people). */
export const schoolPeopleCalls = {
  findPeople: endpoint({
    method: 'GET',
    path: '/api/school/people',
    who: 'admin',
    limit: 'searches',
    summary:
      'People whose name, username or email address has all the words of `q`, by their names; without words everybody. `among` leaves others out.',
    params: nothing,
    query: z.object({
      q: z.optional(z.string().check(z.trim(), z.maxLength(schoolLimits.searched))),
      among: z.optional(z.enum(foundAmong)),
      page,
      limit,
    }),
    body: nothing,
    answer: z.object({ people: z.array(schoolPerson), total: z.int(), before }),
    isForLogins: true,
    status: 200,
  }),
  getPerson: endpoint({
    ...ofPerson,
    method: 'GET',
    path: '/api/school/people/:id',
    limit: 'reads',
    summary: 'Somebody with what hangs on them.',
    body: nothing,
    answer: wholePerson,
    isForLogins: true,
  }),
  logOutPerson: endpoint({
    ...deed,
    path: '/api/school/people/:id/log-out',
    summary: 'Log somebody out everywhere; their API tokens end.',
    answer: done,
  }),
  setPersonRole: endpoint({
    ...deed,
    method: 'PUT',
    path: '/api/school/people/:id/role',
    summary: 'Make somebody an editor, or take their role away.',
    body: z.object({ role: z.nullable(z.literal('editor')), why }),
    answer: wholePerson,
  }),
  closePerson: endpoint({
    ...deed,
    path: '/api/school/people/:id/close',
    summary:
      'Close an account: it is logged out everywhere and opens nothing; what is in it stays.',
    answer: wholePerson,
  }),
  reopenPerson: endpoint({
    ...deed,
    path: '/api/school/people/:id/open',
    summary: 'Open a closed account again.',
    answer: wholePerson,
  }),
  exportPerson: endpoint({
    ...deed,
    path: '/api/school/people/:id/export',
    limit: 'searches',
    summary: "All of somebody's own data.",
    answer: accountExport,
  }),
  deletePerson: endpoint({
    ...deed,
    path: '/api/school/people/:id/delete',
    summary: 'Delete an account for good, as its owner can.',
    answer: done,
  }),
  renewPersonCard: endpoint({
    ...deed,
    path: '/api/school/people/:id/card',
    isKeyed: true,
    summary: 'Make a new card for a pupil: the old one stops working, and they are logged out.',
    answer: card,
  }),
  handOverClasses: endpoint({
    ...deed,
    path: '/api/school/people/:id/classes',
    isKeyed: true,
    summary: 'Give classes of somebody to another teacher, with the cards of their students.',
    body: z.object({
      why,
      to: z.uuid(),
      classes: z.array(z.uuid()).check(z.minLength(1), z.maxLength(schoolLimits.handedOver)),
    }),
    answer: z.object({ classes: z.int() }),
  }),
}
