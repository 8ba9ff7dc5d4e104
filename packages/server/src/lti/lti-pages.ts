import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { publicKeys } from './keys/own-keys'
import { answerBound } from './pages/answer-bound'
import { answerLaunch } from './pages/answer-launch'
import { answerAgain, answerLogin } from './pages/answer-login'
import type { LtiPagesRoom } from './pages/page-words'
import { answerRegister, answerRegistering } from './registrations/answer-register'

/** Characters of a form: the longest token, and what stands around it. */
const formLimit = 128 * 1024

type Form = Readonly<Record<string, string>>

/** What a form or an address says; a name that is there twice says nothing. */
const saidIn = (said: unknown): Form =>
  Object.fromEntries(
    Object.entries({ ...(said as object) }).filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string',
    ),
  )

/**
 * What platforms and the browsers of their people ask for outside the contract (lti.md#launch): they come by forms and
 * links of other sites, and are answered by pages and redirects that nobody keeps.
 */
export function addLtiPages(
  app: FastifyInstance,
  room: LtiPagesRoom,
  callsPerMinute: number,
): void {
  const how = { config: { rateLimit: { max: callsPerMinute, timeWindow: 60_000 } } }
  void app.register(async scope => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: formLimit },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    scope.get('/lti/keys', how, async () => publicKeys(room))
    scope.get('/lti/login', how, (request, reply) =>
      answerLogin(room, request, reply, saidIn(request.query)),
    )
    const post = (
      path: string,
      answer: (
        room: LtiPagesRoom,
        request: FastifyRequest,
        reply: FastifyReply,
        said: Form,
      ) => Promise<FastifyReply>,
    ) =>
      scope.post(path, how, (request, reply) => answer(room, request, reply, saidIn(request.body)))
    post('/lti/login', answerLogin)
    post('/lti/launch', answerLaunch)
    post('/lti/bound', answerBound)
    scope.get('/lti/register/:code', how, (request, reply) =>
      answerRegister(room, request, reply, {
        ...saidIn(request.query),
        ...saidIn(request.params),
      }),
    )
    scope.post('/lti/register/:code', how, (request, reply) =>
      answerRegistering(room, request, reply, {
        ...saidIn(request.body),
        ...saidIn(request.params),
      }),
    )
    scope.get('/lti/again/:launch', how, (request, reply) =>
      answerAgain(room, request, reply, saidIn(request.params)),
    )
  })
}
