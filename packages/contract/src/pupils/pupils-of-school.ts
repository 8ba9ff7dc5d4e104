import { pupilLimits } from '@duologue/domain/pupils/pupil-limits'
import { reasons } from '@duologue/domain/school/reasons'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { limit, nothing, page } from '../shapes/field-shapes'

const asked = { who: 'admin', params: nothing, query: nothing, body: nothing, status: 200 } as const
const why = z.enum(reasons)
const ofPerson = { ...asked, params: z.object({ id: z.uuid() }), limit: 'writes' } as const

/** A pupil whom nobody uses: when they were last here, and when the account goes (pupils.md#unused-accounts). */
export const leavingPupil = z.object({
  id: z.string(),
  username: z.string(),
  fullName: z.string(),
  /** The class that keeps them; null where the school does. */
  className: z.nullable(z.string()),
  seenAt: z.string(),
  leavesAt: z.string(),
})

const [most, mostADay] = [pupilLimits.allowed, pupilLimits.allowedADay]

/** A teacher who may make more pupils than is usual (pupils.md#adding). */
export const pupilAllowance = z.object({
  teacher: z.object({ id: z.string(), username: z.string(), fullName: z.string() }),
  made: z.int(),
  madeADay: z.int(),
})

/** What admins see of pupils, and allow, at /school (school.md#rules). */
export const pupilsOfSchoolCalls = {
  listLeaving: endpoint({
    ...asked,
    method: 'GET',
    path: '/api/school/leaving',
    limit: 'reads',
    summary: 'Pupils whose accounts nobody uses and which go soon, the next first.',
    query: z.object({ page, limit }),
    answer: z.object({ pupils: z.array(leavingPupil), total: z.int() }),
    isForLogins: true,
  }),
  letPupilStay: endpoint({
    ...ofPerson,
    method: 'POST',
    path: '/api/school/pupils/:id/stay',
    summary: 'Let the account of a pupil stay that would go because nobody uses it.',
    body: z.object({ why }),
    asksLoginAgain: () => true,
    answer: z.object({ id: z.string() }),
  }),
  listAllowances: endpoint({
    ...asked,
    method: 'GET',
    path: '/api/school/pupil-allowances',
    limit: 'reads',
    summary: 'Teachers who may make more pupils than is usual, by name.',
    answer: z.object({ allowances: z.array(pupilAllowance) }),
    isForLogins: true,
  }),
  allowPupils: endpoint({
    ...ofPerson,
    method: 'PUT',
    path: '/api/school/pupil-allowances/:id',
    summary:
      'Say how many pupils a teacher may make, in all and in a day; never fewer than is usual.',
    body: z.object({
      made: z.int().check(z.gte(pupilLimits.made), z.lte(most)),
      madeADay: z.int().check(z.gte(pupilLimits.madeADay), z.lte(mostADay)),
      why,
    }),
    asksLoginAgain: () => true,
    answer: pupilAllowance,
  }),
}

export type LeavingPupil = z.output<typeof leavingPupil>
export type PupilAllowance = z.output<typeof pupilAllowance>
