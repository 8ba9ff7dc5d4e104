import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashOf } from '../../accounts/index'
import { takeUnbound } from '../launches/launch-store'
import { platformById } from '../platforms/platform-store'
import { sendOn } from './answer-launch'
import { type LtiPagesRoom, sendFault } from './page-words'

/** A launch is bound by the secret that the page of the platform has kept (lti.md#binding). */
export async function answerBound(
  room: LtiPagesRoom,
  request: FastifyRequest,
  reply: FastifyReply,
  { state = '', secret = '' }: Readonly<Record<string, string>>,
) {
  const { database, clock } = room
  // It is asked from a page of ours, in the frame where the launch is.
  const site = request.headers['sec-fetch-site']
  const isOwnPage = site === undefined || site === 'same-origin'
  const asked = { stateHash: hashOf(state), bindingHash: hashOf(secret) }
  const row = isOwnPage ? await takeUnbound(database, asked, clock.now()) : undefined
  const platform = row && (await platformById(database, row.platform))
  if (!row?.claims || !platform?.onAt)
    return sendFault(room, request, reply, {
      fault: { kind: 'again' },
      origins: platform?.origins ?? [],
    })
  return sendOn(room, request, reply, { row, platform, claims: row.claims }, { by: 'storage' })
}
