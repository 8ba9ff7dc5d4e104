import { statusOf } from '@duologue/contract/shapes/refusals'
import type { Refusal } from '@duologue/domain/messages/refusals'
import { tagOf } from '@duologue/domain/messages/site-languages'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { cannotSave } from '../database/cannot-save'
import { isDatabaseAway, isStandingStill } from '../database/database-away'
import { KeyUsedOtherwise } from '../database/do-once'
import { tookTooLong } from '../database/took-too-long'
import { isUnstorableText } from '../database/unstorable-text'
import { FilesAway } from '../outside/files/files'
import { IdentityRefused } from '../outside/identity/identity'
import { languageAsked } from './languages/language-wanted'
import { type PageLanguages, wordsIn } from './languages/page-languages'
import { ChangedElsewhere, Refused } from './refused'

/** Seconds after which a caller may try again when the service was too busy to answer. */
export const retryAfterSeconds = 5

/** The refusal behind any error: our own, the framework's, the database's; anything else is ours to mend (500). */
function refusalOf(error: unknown): Refusal {
  if (error instanceof Refused) return error.refusal
  if (error instanceof IdentityRefused) return error.reason
  if (error instanceof KeyUsedOtherwise) return 'key-used'
  // Before the database: nobody answers there, either.
  if (error instanceof FilesAway) return 'busy'
  if (isDatabaseAway(error) || tookTooLong(error)) return 'database-away'
  if (cannotSave(error)) return 'cannot-save'
  if (isUnstorableText(error)) return 'invalid-input'
  const status = (error as Partial<FastifyError>).statusCode
  if (status === 413) return 'too-large'
  if (status === 415) return 'wrong-content-type'
  if (status === 429) return 'too-many-requests'
  return status !== undefined && status >= 400 && status < 500 ? 'invalid-input' : 'server-error'
}

/** What a refusal says, in the language that its caller asks for; the answer tells which one it is. */
async function sentenceOf(
  refusal: Refusal,
  languages: PageLanguages,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const language = languageAsked(request, languages.offered())
  reply.header('content-language', tagOf(language))
  return (await wordsIn(languages, language)).refusals[refusal]
}

/** Gives a failed call the one error shape (security.md#error-answers); no stack, query or path leaves the server. */
async function answerError(
  languages: PageLanguages,
  onRefused: (code: Refusal) => void,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const refusal = refusalOf(error)
  const status = statusOf[refusal]
  onRefused(refusal)
  // What we refuse by ourselves is no fault, and told where it is decided: a line for each that is too much would be more
  // work still; so it is when all are refused because the database stands still.
  if (status >= 500 && !(error instanceof Refused) && !isStandingStill(error))
    request.log.error({ err: error }, refusal)
  const wait = error instanceof Refused ? error.retryAfter : undefined
  if (wait ?? status === 503) reply.header('retry-after', wait ?? retryAfterSeconds)
  const fields = error instanceof Refused ? error.fields : undefined
  return reply.status(status).send({
    message: await sentenceOf(refusal, languages, request, reply),
    code: refusal,
    ...(fields ? { fields } : {}),
    ...(error instanceof ChangedElsewhere ? { current: error.current, ...error.detail } : {}),
  })
}

/** Answers what failed, in the languages that there are; `onRefused` hears the code. */
export const errorAnswers =
  (languages: PageLanguages, onRefused: (code: Refusal) => void) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
    answerError(languages, onRefused, error, request, reply)
