import { bindingStep } from '@duologue/domain/lti/bound-by'
import type { LaunchClaims } from '@duologue/domain/lti/judge-claims'
import { ltiLimits } from '@duologue/domain/lti/lti-limits'
import { isSharedIssuer } from '@duologue/domain/lti/shared-issuers'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashOf, newSecret } from '../../accounts/index'
import { PlatformAway } from '../../outside/platforms/platforms'
import { cookieName, partitionedCookie } from '../launches/begin-login'
import { changeClaims, type LaunchRow, takeLaunch } from '../launches/launch-store'
import { readToken } from '../launches/read-token'
import { settleLaunch } from '../launches/settle-launch'
import {
  isDeploymentOn,
  noteDeployment,
  type PlatformRow,
  platformById,
} from '../platforms/platform-store'
import { sendLtiPage } from './lti-page'
import { type LtiPagesRoom, type PageFault, sendFault, sendRefused, wordsFor } from './page-words'

/** A launch with its platform, whose token was right. */
export interface RightLaunch {
  row: Pick<LaunchRow, 'stateHash' | 'id'>
  platform: PlatformRow
  claims: LaunchClaims
}

/** What the cookie of a login says, if there is one. */
function cookieOf({ headers }: FastifyRequest, state: string): string | undefined {
  const name = cookieName(state)
  for (const part of (headers.cookie ?? '').split(';')) {
    const [key, value] = part.trim().split('=')
    if (key === name) return value
  }
  return undefined
}

/** Goes to the page of a bound launch; the cookie goes on to the call that its code is traded with. */
export async function sendOn(
  room: LtiPagesRoom,
  request: FastifyRequest,
  reply: FastifyReply,
  { row, platform, claims }: RightLaunch,
  bound: { by: 'cookie' | 'storage'; cookies?: readonly string[] },
) {
  const { origins } = platform
  let to: string | undefined
  try {
    to = await settleLaunch(room, platform, row, { claims, boundBy: bound.by })
  } catch (error) {
    return sendRefused(room, request, reply, { error, origins })
  }
  if (to === undefined) {
    const fault = { kind: 'waits' } as const
    return sendFault(room, request, reply, { fault, origins })
  }
  if (bound.cookies) reply.header('set-cookie', [...bound.cookies])
  return reply.redirect(`${room.publicUrl}${to}`, 303)
}

/** Asks the page of the platform for the secret that it keeps. */
async function askStorage(
  room: LtiPagesRoom,
  request: FastifyRequest,
  reply: FastifyReply,
  { row, platform, storage, state }: RightLaunch & { storage: string; state: string },
) {
  const { language, lti } = await wordsFor(room, request)
  return sendLtiPage(
    reply,
    {
      status: 200,
      language,
      title: lti.keepsNothing,
      text: lti.storage,
      link: { to: `/lti/again/${row.id}`, said: lti.newTab },
      script: {
        opening: lti.opening,
        told: {
          subject: 'lti.get_data',
          message: newSecret(room.random),
          key: `duologue ${row.id}`,
          storage,
          origin: new URL(platform.authUrl).origin,
        },
        state,
      },
    },
    platform.origins,
  )
}

async function sendNewTab(
  room: LtiPagesRoom,
  request: FastifyRequest,
  reply: FastifyReply,
  { row, platform }: RightLaunch,
) {
  const { language, lti } = await wordsFor(room, request)
  return sendLtiPage(
    reply,
    {
      status: 200,
      language,
      title: lti.keepsNothing,
      text: lti.storage,
      link: { to: `/lti/again/${row.id}`, said: lti.newTab },
    },
    platform.origins,
  )
}

/** Whether the deployment of a launch is let in; one of a shared issuer that is not waits from now on (lti.md#deployments). */
async function mayComeIn(
  { database, clock }: LtiPagesRoom,
  { id, issuer }: PlatformRow,
  { deployment }: LaunchClaims,
): Promise<boolean> {
  if (!isSharedIssuer(issuer)) return true
  const of = { platform: id, deployment }
  if (await isDeploymentOn(database, of)) return true
  await noteDeployment(database, of, clock.now())
  return false
}

/** What a platform answers to a login: a token about who opens what (lti.md#launch). */
export async function answerLaunch(
  room: LtiPagesRoom,
  request: FastifyRequest,
  reply: FastifyReply,
  said: Readonly<Record<string, string>>,
) {
  const { database, clock } = room
  const { state = '', id_token } = said
  const row = state === '' ? undefined : await takeLaunch(database, hashOf(state), clock.now())
  const platform = row && (await platformById(database, row.platform))
  const origins = platform?.origins ?? []
  const refuse = (fault: PageFault) => sendFault(room, request, reply, { fault, origins })
  if (!row || !platform) return refuse({ kind: 'again' })
  if (!platform.onAt) return refuse({ kind: 'off' })
  // A platform that cannot sign somebody in without asking says so instead of a token.
  if (id_token === undefined) return refuse({ kind: said.error ? 'again' : 'token' })
  let read: Awaited<ReturnType<typeof readToken>>
  try {
    read = await readToken(room, platform, row, id_token)
  } catch (error) {
    if (!(error instanceof PlatformAway)) throw error
    room.onRefused(`the keys of a learning platform could not be had: ${error.message}`)
    return refuse({ kind: 'away' })
  }
  if ('fault' in read) return refuse(read.fault)
  const claims = read.launch
  if (!(await mayComeIn(room, platform, claims))) return refuse({ kind: 'deployment' })
  const right = { row, platform, claims }
  const cookie = cookieOf(request, state)
  const isRight = cookie !== undefined && hashOf(cookie).equals(row.bindingHash)
  const step = bindingStep({
    cookie: cookie === undefined ? 'none' : isRight ? 'right' : 'wrong',
    hasStorage: row.hints.storage !== null,
  })
  if (step === 'again') return refuse({ kind: 'again' })
  if (step === 'cookie') {
    const name = cookieName(state)
    const maxAge = ltiLimits.code / 1000
    return sendOn(room, request, reply, right, {
      by: 'cookie',
      cookies: [
        partitionedCookie(name, cookie ?? '', { path: '/api/lti', maxAge }),
        partitionedCookie(name, '', { path: '/lti', maxAge: 0 }),
      ],
    })
  }
  await changeClaims(database, row.stateHash, claims)
  return step === 'ask-storage'
    ? askStorage(room, request, reply, { ...right, storage: row.hints.storage ?? '', state })
    : sendNewTab(room, request, reply, right)
}
