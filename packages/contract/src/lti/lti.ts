import { assignmentModes } from '@duologue/domain/choices/assignment-choices'
import { playedKinds } from '@duologue/domain/choices/played-kinds'
import { ltiLimits } from '@duologue/domain/lti/lti-limits'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { nothing, timeZone } from '../shapes/field-shapes'
import { askedScores, assignmentSettings, dateDue } from '../shapes/new-assignment'
import { ownUser } from '../shapes/own-user'
import { courseCalls } from './course-calls'
import { platformCalls } from './platforms'

const asked = { params: nothing, query: nothing, body: nothing } as const

const session = z.object({ user: ownUser, authToken: z.string() })

/** What a launch leads to (lti.md#what-a-launch-leads-to); the page of a thing says by itself what became of it. */
const goal = z.union([
  z.object({
    to: z.literal('assignment'),
    id: z.string(),
    /** For who teaches it, once: its date was over when it came here, and was moved (lti.md#placing). */
    moved: z.optional(z.object({ was: z.string(), dateDue: z.string() })),
  }),
  z.object({ to: z.literal('class'), id: z.string(), isTaught: z.boolean() }),
  z.object({
    to: z.literal('page'),
    kind: z.enum([...playedKinds, 'playlist']),
    id: z.string(),
    opens: z.enum(['page', 'learn']),
  }),
  z.object({ to: z.literal('choose'), acceptsMany: z.boolean(), takesScores: z.boolean() }),
])

export type LaunchGoal = z.output<typeof goal>

const opened = z.object({
  /** With it the page goes on asking about this launch. */
  launch: z.string(),
  course: z.string(),
  /** Null for a teacher who has not said yet who they are here. */
  session: z.nullable(session),
  goal: z.nullable(goal),
  /** What such a teacher is asked: whether they have an account, and whether the course is a class already. */
  first: z.nullable(z.object({ hasAccount: z.boolean(), hasClass: z.boolean() })),
})

export type OpenedLaunch = z.output<typeof opened>

const ofLaunch = { launch: z.string().check(z.maxLength(64)), isFramed: z.boolean() }

const placedThing = z.union([
  z.object({
    opens: z.literal('game'),
    kind: z.enum(playedKinds),
    id: z.uuid(),
    mode: z.enum(assignmentModes),
    ...assignmentSettings,
    ...askedScores,
    dateDue,
    timeZone: z.optional(timeZone),
  }),
  z.object({
    opens: z.enum(['page', 'learn']),
    kind: z.enum([...playedKinds, 'playlist']),
    id: z.uuid(),
  }),
])

export type PlacedThing = z.input<typeof placedThing>

export const lti = {
  ...platformCalls,
  ...courseCalls,
  openLaunch: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/lti/sessions',
    who: 'anyone',
    limit: 'writes',
    summary: 'Trade the code of a launch of a learning platform for a login; it is good once.',
    readsCookies: true,
    body: z.object({ code: z.string().check(z.maxLength(64)), isFramed: z.boolean() }),
    answer: opened,
    status: 200,
  }),
  openCourse: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/lti/courses',
    who: 'anyone',
    limit: 'writes',
    summary:
      'Make the class of a course, as the teacher whose launch it was; where it is made already, teach it.',
    body: z.object(ofLaunch),
    answer: opened,
    status: 200,
  }),
  connectTeacher: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/lti/connect',
    who: 'user',
    limit: 'writes',
    summary: 'Connect the teacher of a launch with the account that is logged in.',
    asksLoginAgain: () => true,
    body: z.object(ofLaunch),
    answer: opened,
    status: 200,
  }),
  resumeFrame: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/lti/resume',
    who: 'anyone',
    limit: 'reads',
    summary: 'The login of a frame whose page is loaded again (its cookie says which).',
    readsCookies: true,
    answer: session,
    status: 200,
  }),
  placeThings: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/lti/deep-links',
    who: 'user',
    limit: 'writes',
    summary:
      'Place things in a course that has asked for some: where the signed answer goes, and the answer.',
    body: z.object({
      launch: ofLaunch.launch,
      things: z.array(placedThing).check(z.maxLength(ltiLimits.placedAtOnce)),
    }),
    answer: z.object({ returnUrl: z.string(), jwt: z.string() }),
    status: 200,
  }),
}
