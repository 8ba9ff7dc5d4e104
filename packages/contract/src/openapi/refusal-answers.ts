import type { Endpoint } from '../endpoint'
import { errorAnswer, statusOf } from '../shapes/refusals'
import { documentSchema, type NamedSchemas, type Schema } from './schemas'

/** What a status says, whichever code it comes with. */
const words = {
  400: 'Something of what was sent is not right; `fields` names it.',
  401: 'No login, or one that is over.',
  403: 'Not for this caller.',
  404: 'There is no such thing, or none that this caller may see.',
  409: 'It does not go together with what is so by now.',
  413: 'What was sent is too large.',
  415: 'What was sent is of a wrong kind.',
  429: 'Too much in too short a time; `Retry-After` says in how many seconds it can be tried again.',
  500: 'Something went wrong here.',
  502: 'A service of somebody else answered nonsense.',
  503: 'Not now; `Retry-After` says in how many seconds it can be tried again.',
} as const

type Status = keyof typeof words

const statuses = Object.keys(words).map(Number) as Status[]

const nameOf = (status: Status) => `Refused${status}`

const codesOf = (status: Status) =>
  Object.entries(statusOf).flatMap(([code, its]) => (its === status ? [code] : []))

const waiting = {
  'Retry-After': {
    description: 'Seconds until it can be tried again.',
    schema: { type: 'integer' },
  },
}

function answerOf(status: Status, refusal: Schema): Schema {
  const codes = codesOf(status)
  return {
    description: words[status],
    ...(status === 429 || status === 503 ? { headers: waiting } : {}),
    content: {
      'application/json': {
        schema: {
          allOf: [
            refusal,
            { type: 'object', properties: { code: { type: 'string', enum: codes } } },
          ],
        },
        example: { message: words[status].split(/[;:.]/)[0], code: codes[0] },
      },
    },
  }
}

/** The refusals of all calls, by their names: each status with every code that it comes with. */
export function refusalAnswers(schemas: NamedSchemas): Schema {
  schemas.set('Refusal', documentSchema(errorAnswer, 'output', schemas))
  const refusal = { $ref: '#/components/schemas/Refusal' }
  return Object.fromEntries(
    statuses.map(status => [nameOf(status), answerOf(status, refusal)] as const),
  )
}

/** Which of them a call can answer. */
export function refusalsOf({ who, method, path, takesFile }: Endpoint): Schema {
  const changes = method !== 'GET'
  const can: Record<Status, boolean> = {
    400: true,
    401: true,
    403: true,
    404: true,
    409: changes,
    413: changes,
    415: changes || takesFile === true,
    429: true,
    500: true,
    502: path.includes('/voices') || path.includes('/drafts'),
    503: true,
  }
  // Whoever needs no login is told of none, unless what is sent for one is wrong.
  if (who === 'anyone' && !changes) can[401] = false
  return Object.fromEntries(
    statuses
      .filter(status => can[status])
      .map(status => [String(status), { $ref: `#/components/responses/${nameOf(status)}` }]),
  )
}
