import { ltiLimits } from '@duologue/domain/lti/lti-limits'
import { originsOf } from '@duologue/domain/lti/platform-fields'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashOf } from '../../accounts/index'
import { sendLtiPage } from '../pages/lti-page'
import { type LtiPagesRoom, wordsFor } from '../pages/page-words'
import {
  giveRegistrationBack,
  registrationOf,
  takeRegistration,
} from '../platforms/registration-store'
import {
  type AskedRegistration,
  configurationOf,
  type RegistrationFault,
  registerWith,
} from './register-with'

type Said = Readonly<Record<string, string>>

/** What a platform's page or our own form asks; undefined where it names no document. */
function askedIn({
  openid_configuration: document = '',
  registration_token: token,
}: Said): AskedRegistration | undefined {
  if (document === '' || document.length > 2000) return undefined
  // What is no word of a header is no token.
  const isToken = token !== undefined && /^[\x21-\x7e]{1,16000}$/.test(token)
  return { document, token: isToken ? token : undefined }
}

async function sendFailed(
  room: LtiPagesRoom,
  request: FastifyRequest,
  reply: FastifyReply,
  { fault, origins }: { fault: RegistrationFault; origins: readonly string[] },
) {
  const { language, registering } = await wordsFor(room, request)
  room.onRefused(`a registration was refused: ${fault}`)
  const page = { status: 400, language, title: registering.failed, text: registering[fault] }
  return sendLtiPage(reply, page, origins)
}

/** The page on which a platform that has our address asks to register: it says what comes of it, and has one button. */
export async function answerRegister(
  room: LtiPagesRoom,
  request: FastifyRequest,
  reply: FastifyReply,
  said: Said,
) {
  const { code = '' } = said
  const asked = askedIn(said)
  const origins = originsOf([asked?.document ?? ''])
  const refuse = (fault: RegistrationFault) => sendFailed(room, request, reply, { fault, origins })
  // Nobody makes us ask an address who has no address of ours.
  if (!(await registrationOf(room.database, hashOf(code), room.clock.now()))) return refuse('over')
  if (!asked) return refuse('unread')
  const told = await configurationOf(room, asked)
  if ('fault' in told) return refuse(told.fault)
  const { language, registering } = await wordsFor(room, request)
  const { document, token } = asked
  const fields = {
    openid_configuration: document,
    ...(token === undefined ? {} : { registration_token: token }),
  }
  return sendLtiPage(
    reply,
    {
      status: 200,
      language,
      title: registering.title,
      text: registering.asks(new URL(told.registrationUrl).host),
      form: { action: `/lti/register/${code}`, fields, said: registering.connect },
    },
    originsOf([document, told.issuer, told.authUrl, told.registrationUrl]),
  )
}

/** `Connect` was pressed: the platform is registered with, and kept switched off; a failure gives the address back. */
export async function answerRegistering(
  room: LtiPagesRoom,
  request: FastifyRequest,
  reply: FastifyReply,
  said: Said,
) {
  const { database, clock } = room
  const { code = '' } = said
  const asked = askedIn(said)
  const origins = originsOf([asked?.document ?? ''])
  const refuse = (fault: RegistrationFault) => sendFailed(room, request, reply, { fault, origins })
  if (!asked) return refuse('unread')
  const now = clock.now()
  const until = new Date(now.getTime() + ltiLimits.registering)
  const row = await takeRegistration(database, hashOf(code), { now, until })
  if (!row) return refuse('over')
  const fault = await registerWith(room, row, asked)
  if (fault !== undefined) {
    await giveRegistrationBack(database, row.id)
    return refuse(fault)
  }
  const { language, registering } = await wordsFor(room, request)
  const page = {
    status: 200,
    language,
    title: registering.done,
    text: registering.next(row.name),
    close: registering.close,
  }
  return sendLtiPage(reply, page, origins)
}
