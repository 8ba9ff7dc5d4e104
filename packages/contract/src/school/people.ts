import { schoolLimits } from '@duologue/domain/school/school-limits'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { before, limit, nothing, page } from '../shapes/field-shapes'
import { schoolPerson } from './school-shapes'

/** What admins see of people and do about them (school.md#people). */
export const schoolPeopleCalls = {
  findPeople: endpoint({
    method: 'GET',
    path: '/api/school/people',
    who: 'admin',
    limit: 'searches',
    summary:
      'People whose name, username or email address has all the words of `q`, by their names; without words everybody.',
    params: nothing,
    query: z.object({
      q: z.optional(z.string().check(z.trim(), z.maxLength(schoolLimits.searched))),
      page,
      limit,
    }),
    body: nothing,
    answer: z.object({ people: z.array(schoolPerson), total: z.int(), before }),
    status: 200,
  }),
}
