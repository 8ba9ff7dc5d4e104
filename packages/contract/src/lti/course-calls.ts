import { slipReasons } from '@duologue/domain/lti/slip-answer'
import { slipLimits } from '@duologue/domain/lti/slip-limits'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { nothing } from '../shapes/field-shapes'

/** Somebody of the class, as who teaches it sees them. */
const person = z.object({ id: z.string(), fullName: z.string() })

/** An assignment that a link of the course became. */
const assigned = z.object({ id: z.string(), title: z.string() })

/** A score that the course has not taken, or not yet (lti.md#sending-a-score); moments are ISO instants. */
const slip = z.object({
  id: z.string(),
  student: person,
  /** Null where it was deleted here since. */
  assignment: z.nullable(assigned),
  /** Of 100; null: that somebody has begun. */
  score: z.nullable(z.int()),
  state: z.enum(['waiting', 'stopped', 'sent']),
  /** Null while it waits for its first try. */
  why: z.nullable(z.enum(slipReasons)),
  nextTry: z.nullable(z.string()),
})

export type CourseSlip = z.output<typeof slip>

/** The course of a class as who teaches it sees it (lti.md#course-of-a-class). */
const course = z.object({
  title: z.string(),
  platform: z.string(),
  /** Whether the platform is switched on. */
  isOn: z.boolean(),
  since: z.string(),
  /** Whether the platform tells who is in the course. */
  tellsMembers: z.boolean(),
  /** How many scores wait, or were stopped. */
  waiting: z.int(),
  /** Those, and those in whose place the course keeps a later grade; the first of them. */
  slips: z.array(slip).check(z.maxLength(slipLimits.shown)),
  /** Assignments whose date was over when their links were first opened here: of a course that was copied. */
  moved: z.array(z.object({ ...assigned.shape, was: z.string(), dateDue: z.string() })),
  /** Links of the course whose assignments were deleted here. */
  deadLinks: z.int(),
})

export type CourseOfClass = z.output<typeof course>

const seen = z.object({ course: z.nullable(course) })

/** What came of comparing the class with its course (lti.md#members). */
const compared = z.object({
  /** Students of the course who have not opened it yet: how many, and their names, where the course tells them. */
  notHere: z.object({ count: z.int(), names: z.array(z.string()) }),
  /** Students of the class who came from the course and are not in it any more. */
  left: z.array(person),
  /** How many are called otherwise now. */
  renamed: z.int(),
  /** How many were removed by this call. */
  removed: z.int(),
  teachers: z.object({
    notHere: z.object({ count: z.int(), names: z.array(z.string()) }),
    left: z.array(person),
  }),
})

export type ComparedCourse = z.output<typeof compared>

const params = z.object({ id: z.uuid() })
const asked = { params, query: nothing, body: nothing, who: 'user', status: 200 } as const

export const courseCalls = {
  getCourseOfClass: endpoint({
    ...asked,
    method: 'GET',
    path: '/api/classes/:id/course',
    limit: 'reads',
    summary:
      'The course of a learning platform that is this class, with the scores that it has not taken; null where there is none.',
    answer: seen,
  }),
  compareMembers: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/classes/:id/course/members',
    limit: 'searches',
    summary:
      'Ask the course who is in it: who is not here yet, who has left, new names. Removes those of `remove` whom the course has no more, and nobody else.',
    body: z.object({ remove: z.optional(z.array(z.uuid()).check(z.maxLength(200))) }),
    answer: compared,
  }),
  sendSlipAgain: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/classes/:id/course/slips/:slip/retry',
    limit: 'writes',
    summary: 'Have a score sent again that the course did not take, or `all` of them.',
    params: z.object({ id: z.uuid(), slip: z.union([z.literal('all'), z.uuid()]) }),
    answer: seen,
  }),
  leaveCourseOfClass: endpoint({
    ...asked,
    method: 'DELETE',
    path: '/api/classes/:id/course',
    limit: 'writes',
    summary: 'End that this class is a course of a learning platform; class and accounts stay.',
    answer: z.object({}),
  }),
}
