import type { FastifyReply, FastifyRequest } from 'fastify'
import { newSecret } from '../../accounts/index'
import { type BegunLogin, beginLogin } from '../launches/begin-login'
import { launchById } from '../launches/launch-store'
import { type PlatformRow, platformById, platformOf } from '../platforms/platform-store'
import { sendLtiPage } from './lti-page'
import { type LtiPagesRoom, sendFault, wordsFor } from './page-words'

type Said = Readonly<Record<string, string>>

const isShort = (text: string | undefined): text is string =>
  text !== undefined && text !== '' && text.length <= 4000

const isOwn = (target: string, publicUrl: string) =>
  target === publicUrl || target.startsWith(`${publicUrl}/`) || target.startsWith(`${publicUrl}?`)

const leave = (reply: FastifyReply, { authorization, cookie }: BegunLogin) =>
  reply.header('set-cookie', cookie).redirect(authorization, 303)

/** Gives the platform's page our secret to keep, beside the cookie, and goes on (lti.md#binding). */
async function sendKeeping(
  room: LtiPagesRoom,
  request: FastifyRequest,
  reply: FastifyReply,
  { platform, begun, storage }: { platform: PlatformRow; begun: BegunLogin; storage: string },
) {
  const { language, lti } = await wordsFor(room, request)
  return sendLtiPage(
    reply.header('set-cookie', begun.cookie),
    {
      status: 200,
      language,
      title: lti.keepsNothing,
      text: lti.storage,
      script: {
        opening: lti.opening,
        told: {
          subject: 'lti.put_data',
          message: newSecret(room.random),
          key: `duologue ${begun.id}`,
          value: begun.binding,
          storage,
          origin: new URL(platform.authUrl).origin,
          next: begun.authorization,
        },
      },
    },
    platform.origins,
  )
}

/** A platform begins a login for somebody who opens something in a course (lti.md#launch). */
export async function answerLogin(
  room: LtiPagesRoom,
  request: FastifyRequest,
  reply: FastifyReply,
  said: Said,
) {
  const { iss, client_id, login_hint, lti_message_hint, target_link_uri, lti_storage_target } = said
  const refuse = (what: string) =>
    sendFault(room, request, reply, { fault: { kind: 'missing', what }, origins: [] })
  if (!isShort(iss)) return refuse('iss')
  if (!isShort(login_hint)) return refuse('login_hint')
  if (!isShort(target_link_uri) || !isOwn(target_link_uri, room.publicUrl))
    return refuse('target_link_uri')
  const platform = await platformOf(room.database, iss, client_id)
  if (!platform) return sendFault(room, request, reply, { fault: { kind: 'off' }, origins: [] })
  const storage = /^[\w-]{1,100}$/.exec(lti_storage_target ?? '')?.[0] ?? null
  const begun = await beginLogin(room, platform, {
    target: target_link_uri,
    loginHint: login_hint,
    messageHint: isShort(lti_message_hint) ? lti_message_hint : null,
    storage,
  })
  if (storage === null) return leave(reply, begun)
  return sendKeeping(room, request, reply, { platform, begun, storage })
}

/** The same login once more, in a tab of its own: there the cookie is kept (lti.md#binding). */
export async function answerAgain(
  room: LtiPagesRoom,
  request: FastifyRequest,
  reply: FastifyReply,
  { launch: id = '' }: Said,
) {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
  const launch = isId ? await launchById(room.database, id, room.clock.now()) : undefined
  const platform = launch && (await platformById(room.database, launch.platform))
  if (!launch || !platform?.onAt)
    return sendFault(room, request, reply, { fault: { kind: 'again' }, origins: [] })
  return leave(reply, await beginLogin(room, platform, { ...launch.hints, storage: null }))
}
