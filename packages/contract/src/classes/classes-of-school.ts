import { reasons } from '@duologue/domain/school/reasons'
import { schoolLimits } from '@duologue/domain/school/school-limits'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { before, limit, nothing, page } from '../shapes/field-shapes'

/** A class as admins find it (school.md#classes); moments are ISO instants. */
const foundClass = z.object({
  id: z.string(),
  name: z.string(),
  language: z.string(),
  owner: z.nullable(
    z.object({
      id: z.string(),
      username: z.string(),
      fullName: z.string(),
      email: z.nullable(z.string()),
    }),
  ),
  /** How many teach it beside the owner. */
  coTeachers: z.int(),
  students: z.int(),
  createdAt: z.string(),
  archivedAt: z.nullable(z.string()),
})

export type FoundClass = z.output<typeof foundClass>

/** What admins see of classes and do about them, at /school (school.md#classes). */
export const classesOfSchoolCalls = {
  findClasses: endpoint({
    method: 'GET',
    path: '/api/school/classes',
    who: 'admin',
    limit: 'searches',
    summary:
      'Classes whose name, or whose owner by name, username or email address, has all the words of `q`, by their names; without words all. `archived` leaves others out.',
    params: nothing,
    query: z.object({
      q: z.optional(z.string().check(z.trim(), z.maxLength(schoolLimits.searched))),
      archived: z.optional(z.enum(['yes', 'no'])),
      page,
      limit,
    }),
    body: nothing,
    answer: z.object({ classes: z.array(foundClass), total: z.int(), before }),
    isForLogins: true,
    status: 200,
  }),
  setClassArchived: endpoint({
    method: 'PUT',
    path: '/api/school/classes/:id/archived',
    who: 'admin',
    limit: 'writes',
    summary: 'Archive a class of anybody, or bring it back.',
    asksLoginAgain: () => true,
    params: z.object({ id: z.uuid() }),
    query: nothing,
    body: z.object({ isArchived: z.boolean(), why: z.enum(reasons) }),
    answer: z.object({ id: z.string(), isArchived: z.boolean() }),
    status: 200,
  }),
}
