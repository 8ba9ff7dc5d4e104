import { statusOf } from '@duologue/contract/shapes/refusals'
import type { LaunchFault } from '@duologue/domain/lti/judge-claims'
import type { BuiltLanguage } from '@duologue/domain/messages/site-languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refused } from '../../http/refused'
import type { LtiRoom } from '../lti-room'
import { type LtiPage, sendLtiPage } from './lti-page'

/** What pages around a launch work with. */
export interface LtiPagesRoom extends LtiRoom {
  /** The language that the reader of a page wants, of those that there are pages in. */
  languageFor: (request: FastifyRequest) => BuiltLanguage
}

/** Why a launch leads nowhere, beside what is wrong with its token. */
export type PageFault = LaunchFault | { kind: 'off' | 'away' | 'deployment' | 'waits' }

/** Says in the language of the reader what is answered. */
export async function wordsFor({ accounts, languageFor }: LtiPagesRoom, request: FastifyRequest) {
  const language = languageFor(request)
  return { language, ...(await accounts.wordsIn(language)) }
}

const time = (milliseconds: number) => new Date(milliseconds).toISOString().slice(11, 19)

/** Sends the page of a fault (lti.md#refusals); whose pages may show it in a frame is known when the platform is. */
export async function sendFault(
  room: LtiPagesRoom,
  request: FastifyRequest,
  reply: FastifyReply,
  { fault, origins }: { fault: PageFault; origins: readonly string[] },
) {
  const { language, lti } = await wordsFor(room, request)
  room.onRefused(`a launch was refused: ${fault.kind}${'what' in fault ? ` ${fault.what}` : ''}`)
  const text =
    fault.kind === 'clock'
      ? lti.clock(time(fault.theirs), time(room.clock.now().getTime()))
      : fault.kind === 'missing'
        ? lti.missing(fault.what)
        : lti[fault.kind]
  const page: LtiPage = { status: 400, language, title: lti.refused, text }
  return sendLtiPage(reply, page, origins)
}

/** Sends the page of a refusal: of a class that is archived or full, of an account that is closed. */
export async function sendRefused(
  room: LtiPagesRoom,
  request: FastifyRequest,
  reply: FastifyReply,
  { error, origins }: { error: unknown; origins: readonly string[] },
) {
  if (!(error instanceof Refused)) throw error
  const { language, lti, refusals } = await wordsFor(room, request)
  const page: LtiPage = {
    status: statusOf[error.refusal],
    language,
    title: lti.refused,
    text: refusals[error.refusal],
  }
  return sendLtiPage(reply, page, origins)
}
