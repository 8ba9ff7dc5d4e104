import { contract } from '@duologue/contract/contract'
import type { Endpoint } from '@duologue/contract/endpoint'
import { mayBeCalledInFrames } from '@duologue/contract/lti/in-frames'
import { errorAnswer } from '@duologue/contract/shapes/refusals'
import { isEditor } from '@duologue/domain/accounts/is-editor'
import { visitor } from '@duologue/domain/accounts/reader'
import { isAdmin } from '@duologue/domain/school/is-admin'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Existing } from './existing'
import { encodingOf } from './files/encoded-body'
import { FileAnswer, savedAs } from './files/file-answer'
import { type TakeFile, takingFiles } from './files/incoming-file'
import type { Caller, EveryHandler, Handler, Identify } from './handlers'
import { languageAsked, languageChosen } from './languages/language-wanted'
import type { PageLanguages } from './languages/page-languages'
import { type CallsPerMinute, limitAccounts, limitOf } from './limits'
import { parseCall } from './parse-call'
import { Refused } from './refused'
import { jsonSchema } from './schemas/json-schema'
import { KeptAnswer, Tagged, WithCookie } from './tagged'
import { limitPrograms, requireTokenMay } from './token-calls'
import { tokenOf } from './token-of'
import { writtenLately } from './written/written-lately'

/** What a keyed call is named; a name that could not be one is refused, so that nobody believes to be safe. */
function keyOf(request: FastifyRequest, call: Endpoint): string | null {
  const key = request.headers['idempotency-key']
  if (!call.isKeyed || key === undefined) return null
  if (typeof key !== 'string' || !/^[\w-]{8,64}$/.test(key))
    throw new Refused('invalid-input', { 'Idempotency-Key': 'is not valid' })
  return key
}

/** The key of a guest in a game, or the token of a class's device; what could not be one is none. */
function keyIn({ headers }: FastifyRequest, header: string): string | null {
  const key = headers[header]
  return typeof key === 'string' && /^[\w-]{16,64}$/.test(key) ? key : null
}

/**
 * The cookies of a call that reads them: a page of ours alone may ask it, with a header that no form and no link of another
 * site can send (security.md#tokens-in-calls).
 */
function cookiesIn({ headers }: FastifyRequest, call: Endpoint): string | null {
  const isOwnPage = headers['sec-fetch-site'] === 'same-origin' && headers['x-duologue'] === 'page'
  return call.readsCookies && isOwnPage ? (headers.cookie ?? '') : null
}

/** Whether the caller has an answer of this tag already. */
const isKnownTag = ({ headers }: FastifyRequest, tag: string): boolean =>
  headers['if-none-match']?.split(',').some(known => known.trim() === tag) ?? false

/** Sends an answer that is kept, as its caller takes it. */
function sendKept(request: FastifyRequest, reply: FastifyReply, answer: KeptAnswer<unknown>) {
  const body = answer.body(told => reply.serialize(told) as string)
  const encoding = encodingOf(request.headers, body)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply
    .header('vary', 'accept-encoding')
    .type('application/json; charset=utf-8')
    .send(body(encoding))
}

/** Sends what a handler answered: JSON by the contract, or a file to be saved. */
function sendAnswer(request: FastifyRequest, reply: FastifyReply, call: Endpoint, answer: unknown) {
  if (answer instanceof FileAnswer)
    return reply
      .type(answer.type)
      .header('content-disposition', savedAs(answer.name))
      .send(answer.bytes)
  if (answer instanceof Tagged) {
    reply.header('etag', answer.tag)
    if (call.isAskedAnew) {
      reply.header('cache-control', 'private, no-cache')
      if (isKnownTag(request, answer.tag)) return reply.status(304).send()
    }
    reply.status(call.status)
    if (answer instanceof KeptAnswer) return sendKept(request, reply, answer)
    return reply.send(answer.answer)
  }
  if (answer instanceof WithCookie)
    return reply.status(call.status).header('set-cookie', answer.cookie).send(answer.answer)
  const isExisting = answer instanceof Existing
  return reply
    .status(isExisting && call.statusExisting ? call.statusExisting : call.status)
    .send(isExisting ? answer.answer : answer)
}

/**
 * Who calls. Where no login is needed, a token that is not valid makes a visitor; elsewhere it is refused
 * (security.md#existence-is-private).
 */
async function callerOf(
  request: FastifyRequest,
  call: Endpoint,
  identify: Identify,
  languages: PageLanguages,
): Promise<Caller> {
  const token = tokenOf(request)
  const known = token ? await identify(token) : undefined
  if (!known && call.who !== 'anyone') throw new Refused(token ? 'login-over' : 'token-missing')
  if (known) requireTokenMay(call, known)
  // Nobody else is told that there is anything (school.md#who-may).
  if (call.who === 'admin' && known && !isAdmin(known.reader)) throw new Refused('not-found')
  if (known?.isFramed && !mayBeCalledInFrames(call)) throw new Refused('frame-session')
  if (call.who === 'editor' && known && !isEditor(known.reader)) throw new Refused('editors-only')
  return {
    ...(known ?? {
      reader: visitor,
      session: null,
      isConfirmed: false,
      isFramed: false,
      apiToken: null,
    }),
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    key: keyOf(request, call),
    hallKey: keyIn(request, 'x-hall-key'),
    deviceToken: keyIn(request, 'x-class-device'),
    file: null,
    cookies: cookiesIn(request, call),
    ifMatch: request.headers['if-match'] ?? null,
    written: writtenLately(request, token !== ''),
    language: languageAsked(request, languages.offered()),
    chosenLanguage: languageChosen(request) ?? null,
  }
}

type KnowCaller = (request: FastifyRequest, reply: FastifyReply, call: Endpoint) => Promise<Caller>

function addRoute(
  app: FastifyInstance,
  call: Endpoint,
  handler: Handler<Endpoint>,
  callsPerMinute: CallsPerMinute,
  know: KnowCaller,
  takeFile?: TakeFile,
) {
  const countAccount = limitAccounts(app, call, callsPerMinute)
  app.route({
    method: call.method,
    url: call.path,
    config: { rateLimit: limitOf(call, callsPerMinute) },
    schema: {
      response: {
        [call.status]: jsonSchema(call.answer, 'output'),
        ...(call.statusExisting
          ? { [call.statusExisting]: jsonSchema(call.answer, 'output') }
          : {}),
        '4xx': jsonSchema(errorAnswer, 'output'),
      },
    },
    handler: async (request, reply) => {
      const caller = await know(request, reply, call)
      await countAccount(request, caller.reader)
      const file = takeFile?.(request) ?? null
      // A form's body is the file, which the handler takes in when it knows that it may come.
      const { params, query } = request
      const asked = parseCall(call, { params, query, body: takeFile ? {} : request.body })
      if (call.asksLoginAgain?.(asked) && !caller.isConfirmed) throw new Refused('login-again')
      const answer = await handler(asked, { ...caller, file }).finally(file?.forget)
      if (call.keptFor) reply.header('cache-control', `public, max-age=${call.keptFor}`)
      if (call.isLeaving) reply.header('clear-site-data', '"cache"')
      return sendAnswer(request, reply, call, answer)
    },
  })
}

/** Adds the calls of a room. */
function addRoom(
  app: FastifyInstance,
  calls: Record<string, Endpoint>,
  handlers: Record<string, Handler<Endpoint>>,
  callsPerMinute: CallsPerMinute,
  know: KnowCaller,
) {
  for (const [name, call] of Object.entries(calls)) {
    const handler = handlers[name] as Handler<Endpoint>
    if (call.takesFile)
      // In a scope of its own: other calls refuse a body that is not JSON.
      void app.register(async scope => {
        const takeFile = await takingFiles(scope)
        addRoute(scope, call, handler, callsPerMinute, know, takeFile)
      })
    else addRoute(app, call, handler, callsPerMinute, know)
  }
}

/** Adds every call of the contract to the server, room by room, and nothing beside it. */
export function addCalls(
  app: FastifyInstance,
  handlers: EveryHandler,
  callsPerMinute: CallsPerMinute,
  identify: Identify,
  languages: PageLanguages,
): void {
  const countProgram = limitPrograms(app)
  const know: KnowCaller = async (request, reply, call) => {
    const caller = await callerOf(request, call, identify, languages)
    await countProgram(request, reply, caller.apiToken)
    return caller
  }
  for (const room of Object.keys(contract) as (keyof EveryHandler)[]) {
    // The compiler has seen that each call meets its own handler; in the loop over all they are only calls.
    const answers = handlers[room] as unknown as Record<string, Handler<Endpoint>>
    addRoom(app, contract[room], answers, callsPerMinute, know)
  }
}
