import { createHmac } from 'node:crypto'
import type { OpenedLaunch } from '@duologue/contract/lti/lti'
import type { LaunchClaims } from '@duologue/domain/lti/judge-claims'
import { leadsTo } from '@duologue/domain/lti/leads-to'
import { ltiLimits } from '@duologue/domain/lti/lti-limits'
import { beginSession, hashOf, newSecret, userById } from '../../accounts/index'
import type { Caller } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { WithCookie } from '../../http/tagged'
import { courseOf } from '../courses/lti-course-store'
import { partitionedCookie } from '../launches/begin-login'
import { type LaunchRow, launchOfSecret } from '../launches/launch-store'
import { courseKeyOf } from '../launches/settle-launch'
import type { LtiRoom } from '../lti-room'
import { knownPerson } from '../people/settle-person'
import { goalOf } from './goal-of'

/** The cookie of the frames of one site (lti.md#sessions). */
export const frameCookie = 'lti-frame'

const frameHours = 12

/** The token of a session in a frame is made of what its cookie says: a reload has it again, and it is kept nowhere. */
export const tokenOfFrame = ({ tokenKey }: Pick<LtiRoom, 'tokenKey'>, secret: string): string =>
  createHmac('sha256', tokenKey).update(secret).digest('base64url')

/** A launch with whose page somebody asks, in a frame or in a tab of its own. */
export interface Page {
  launch: string
  isFramed: boolean
}

type BoundLaunch = LaunchRow & { claims: LaunchClaims }

/** A launch whose token was right; one that only a frame's storage has bound opens nothing outside of a frame. */
export function requireBound(row: LaunchRow | undefined, { isFramed }: Page): BoundLaunch {
  const { claims = null, boundBy = null } = row ?? {}
  if (!row || !claims || !boundBy) throw new Refused('launch-over')
  if (boundBy === 'storage' && !isFramed) throw new Refused('launch-over')
  return { ...row, claims }
}

/** The launch with whose page somebody asks. */
export const requireLaunch = async ({ database, clock }: LtiRoom, page: Page) =>
  requireBound(await launchOfSecret(database, hashOf(page.launch), clock.now()), page)

/** Logs the person of a launch in: for as long as a frame is, or as a tab of its own. */
async function logIn(room: LtiRoom, user: string, caller: Caller, { isFramed }: Page) {
  const { accounts, database, random } = room
  const row = await userById(database, user)
  if (!row) throw new Refused('launch-over')
  if (!isFramed)
    return { session: await beginSession(accounts, database, row, caller, { kind: 'launch' }) }
  const secret = newSecret(random)
  const session = await beginSession(accounts, database, row, caller, {
    kind: 'frame',
    authToken: tokenOfFrame(room, secret),
  })
  const maxAge = frameHours * 60 * 60
  return { session, cookie: partitionedCookie(frameCookie, secret, { path: '/api/lti', maxAge }) }
}

/** What the page of a launch is told: who is logged in and where it leads, or what a teacher is asked first. */
export async function openedLaunch(
  room: LtiRoom,
  { platform, claims }: BoundLaunch,
  page: Page,
  caller: Caller,
): Promise<OpenedLaunch | WithCookie<OpenedLaunch>> {
  const { database } = room
  const [person, course] = await Promise.all([
    knownPerson(database, platform, claims),
    courseOf(database, courseKeyOf(platform, claims)),
  ])
  const known = { hasAccount: person !== undefined, hasClass: course !== undefined }
  const told = { launch: page.launch, course: claims.context.title }
  if (!person || !course || leadsTo(claims, known) === 'first')
    return { ...told, session: null, goal: null, first: known }
  const goal = await goalOf(room, course, claims)
  const { session, cookie } = await logIn(room, person.user, caller, page)
  const answer = { ...told, session, goal, first: null }
  return cookie === undefined ? answer : new WithCookie(answer, cookie)
}

/** Until when the page of a launch may ask about it. */
export const pageUntil = (now: Date): Date => new Date(now.getTime() + ltiLimits.page)
