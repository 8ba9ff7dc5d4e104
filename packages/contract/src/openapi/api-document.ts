import type * as z from 'zod/mini'
import { contract } from '../contract'
import type { Endpoint } from '../endpoint'
import { frameDown, frameUp } from '../shapes/hall-frames'
import { webhookDeed } from '../webhooks/webhook-deeds'
import { examples } from './examples/examples'
import { parameterWords } from './parameter-words'
import { refusalAnswers, refusalsOf } from './refusal-answers'
import { type Room, roomWords } from './room-words'
import { documentSchema, type NamedSchemas, type Schema } from './schemas'

const about = `Everything that the pages of this site do, a program can do.

**Errors** are JSON: \`{ message, code, fields? }\`. The code is the promise; the message is for people, in the language of
\`Accept-Language\`. **Lists** come in pages: \`page\` begins at 1, \`limit\` is at most 100 (of songs 200), and \`total\` says how many
there are. **Limits**: whoever calls too often is told so with 429 and \`Retry-After\`; 503 says the same of a site that has too
much to do. A path with another method than stands here is 405. **Sending again**: a call that takes an \`Idempotency-Key\` is done once, however often the same is sent. Paths work
with and without a slash at the end. A game of several people has a socket at \`/api/live/halls/{id}/socket\`; its frames are among
the schemas.

**Stability**: what stands here stays. Fields, codes and calls may be added, so a program leaves unread what it does not know. What
is to go is marked as deprecated here for at least six months before.`

const securitySchemes = {
  login: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token that a login answers, in `Authorization: Bearer …`.',
  },
  hallKey: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Hall-Key',
    description: 'The key of a guest in a game of several people.',
  },
  classDevice: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Class-Device',
    description: 'The token of a device that is used for a class.',
  },
}

const shapeOf = (shape: z.ZodMiniType) =>
  (shape._zod.def as { shape?: Record<string, z.ZodMiniType> }).shape ?? {}

function parametersOf(call: Endpoint, schemas: NamedSchemas): Schema[] {
  const parameters = (['params', 'query'] as const).flatMap(part => {
    const { properties = {}, required = [] } = documentSchema(call[part], 'input', schemas) as {
      properties?: Schema
      required?: string[]
    }
    return Object.keys(shapeOf(call[part])).map(name => ({
      name,
      in: part === 'params' ? 'path' : 'query',
      required: part === 'params' || required.includes(name),
      description: parameterWords(name),
      schema: properties[name] ?? {},
    }))
  })
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'The same call with the same key is done once and answered alike, for 7 days.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' },
  }
  return call.isKeyed ? [...parameters, key] : parameters
}

function bodyOf(name: string, call: Endpoint, schemas: NamedSchemas): Schema {
  if (call.takesFile) {
    const file = { type: 'string', format: 'binary' }
    const schema = { type: 'object', properties: { file }, required: ['file'] }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  const isEmpty =
    call.body._zod.def.type === 'object' && Object.keys(shapeOf(call.body)).length === 0
  if (isEmpty) return {}
  const example = examples[name]?.body
  const content = {
    schema: documentSchema(call.body, 'input', schemas),
    ...(example === undefined ? {} : { example }),
  }
  return { requestBody: { required: true, content: { 'application/json': content } } }
}

const fileTypes: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

function answerOf(name: string, call: Endpoint, schemas: NamedSchemas): Schema {
  const type = fileTypes[call.path.split('.').at(-1) ?? '']
  if (type) return { [type]: { schema: { type: 'string', format: 'binary' } } }
  const example = examples[name]?.answer
  return {
    'application/json': {
      schema: documentSchema(call.answer, 'output', schemas),
      ...(example === undefined ? {} : { example }),
    },
  }
}

function securityOf({ who, path }: Endpoint): Schema[] {
  const login = { login: [] }
  if (who !== 'anyone') return [login]
  const other = path.startsWith('/api/live/')
    ? [{ hallKey: [] }]
    : path.startsWith('/api/class-device')
      ? [{ classDevice: [] }]
      : []
  return [{}, login, ...other]
}

const whoWords = {
  anyone: 'Anyone may call.',
  user: 'Whoever is logged in may call.',
  editor: 'Editors may call.',
  admin: 'Admins may call.',
} as const

function operation(name: string, room: string, call: Endpoint, schemas: NamedSchemas): Schema {
  const { status, statusExisting, who, summary } = call
  const content = answerOf(name, call, schemas)
  return {
    operationId: name,
    tags: [room],
    summary,
    description: `${whoWords[who]}${call.asksLoginAgain ? ' May ask for the login again (403 `login-again`).' : ''}`,
    security: securityOf(call),
    parameters: parametersOf(call, schemas),
    ...bodyOf(name, call, schemas),
    responses: {
      [status]: { description: status === 201 ? 'Made.' : 'Done.', content },
      ...(statusExisting ? { [statusExisting]: { description: 'It was there.', content } } : {}),
      ...refusalsOf(call),
    },
  }
}

const socketPath = '/api/live/halls/{id}/socket'

/** The way into a game that is no call: what is said over it are frames. */
const socketOf = (): Schema => ({
  operationId: 'openHallSocket',
  tags: ['live'],
  summary: 'The socket of a game: frames go both ways, the first says who one is.',
  description: 'A WebSocket. A page of another site is refused.',
  security: [{}],
  parameters: [
    {
      name: 'id',
      in: 'path',
      required: true,
      description: parameterWords('id'),
      schema: { type: 'string', format: 'uuid' },
    },
  ],
  responses: {
    101: {
      description: 'Frames follow, as JSON.',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: {
              up: { $ref: '#/components/schemas/HallFrameUp' },
              down: { $ref: '#/components/schemas/HallFrameDown' },
            },
          },
        },
      },
    },
    ...Object.fromEntries(
      [403, 404, 429, 503].map(status => [
        status,
        { $ref: `#/components/responses/Refused${status}` },
      ]),
    ),
  },
})

/** What a program is sent that hears of a class (webhooks.md#messages). */
const deedOf = (schemas: NamedSchemas): Schema => ({
  post: {
    operationId: 'hearOfClass',
    tags: ['webhooks'],
    summary: 'Something happened in a class.',
    description:
      'Signed: `webhook-id`, `webhook-timestamp` and `webhook-signature` prove where it comes from and when it was sent.',
    security: [{}],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: documentSchema(webhookDeed, 'output', schemas) } },
    },
    responses: {
      '2XX': { description: 'It was taken.' },
      '4XX': { description: 'It was not: it is tried again.' },
    },
  },
})

/**
 * Every call of the contract as an OpenAPI 3.1 document, made of the contract alone: what programs read, and other programs
 * are generated from (api.md#document).
 *
 * @param title what the site is called.
 * @param publicUrl where it is, without a slash at the end.
 */
export function apiDocument({ title, publicUrl }: { title: string; publicUrl: string }) {
  const schemas: NamedSchemas = new Map()
  const responses = refusalAnswers(schemas)
  schemas.set('HallFrameUp', documentSchema(frameUp, 'input', schemas))
  schemas.set('HallFrameDown', documentSchema(frameDown, 'output', schemas))
  const paths: Record<string, Record<string, Schema>> = {}
  for (const [room, calls] of Object.entries(contract))
    for (const [name, call] of Object.entries<Endpoint>(calls)) {
      const path = call.path.replace(/:(\w+)/g, '{$1}')
      const made = operation(name, room, call, schemas)
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: made }
    }
  paths[socketPath] = { get: socketOf() }
  return {
    openapi: '3.1.0',
    info: {
      title: `${title} API`,
      version: '1',
      description: about,
      contact: { name: 'Who runs this site', url: `${publicUrl}/about` },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    tags: Object.keys(contract).map(name => ({ name, description: roomWords[name as Room] })),
    paths,
    webhooks: { classDeed: deedOf(schemas) },
    components: {
      securitySchemes,
      responses,
      schemas: Object.fromEntries([...schemas].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    },
  }
}

export type ApiDocument = ReturnType<typeof apiDocument>
