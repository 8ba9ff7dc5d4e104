import { webOrigin } from '@duologue/domain/lti/web-origin'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { nothing } from '../shapes/field-shapes'

const asked = { params: nothing, query: nothing, body: nothing } as const

const address = z.string().check(
  z.trim(),
  z.maxLength(500),
  z.refine(text => webOrigin(text) !== undefined),
)
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(90))

const platform = z.object({
  id: z.string(),
  name: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  authUrl: z.string(),
  tokenUrl: z.string(),
  keysUrl: z.string(),
  audience: z.nullable(z.string()),
  isOn: z.boolean(),
  /** Whose pages may show ours in a frame. */
  origins: z.array(z.string()),
  /** Those that launches have told of, and that are not allowed yet. */
  offeredOrigins: z.array(z.string()),
  /** Deployments that have tried to come in, of an issuer of many schools. */
  waiting: z.array(z.string()),
})

export type ConnectedPlatform = z.output<typeof platform>

const newPlatform = z.object({
  name,
  issuer: address,
  clientId: z.string().check(z.trim(), z.minLength(1), z.maxLength(255)),
  authUrl: address,
  tokenUrl: address,
  keysUrl: address,
  audience: z.optional(z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(500)))),
})

export type NewPlatform = z.input<typeof newPlatform>

const id = z.object({ id: z.uuid() })

/** An address at which a platform registers itself, once. */
const registration = z.object({ id: z.string(), name: z.string(), endsAt: z.string() })

export type OpenRegistration = z.output<typeof registration>

export const platformCalls = {
  listPlatforms: endpoint({
    ...asked,
    method: 'GET',
    path: '/api/school/platforms',
    who: 'admin',
    limit: 'reads',
    summary: 'The learning platforms of the school, and what they are to be told of us.',
    answer: z.object({
      platforms: z.array(platform),
      registrations: z.array(registration),
      ours: z.object({ toolUrl: z.string(), loginUrl: z.string(), keysUrl: z.string() }),
    }),
    status: 200,
  }),
  addPlatform: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/school/platforms',
    who: 'admin',
    limit: 'writes',
    summary: 'Add a learning platform; nobody comes in from it until it is switched on.',
    asksLoginAgain: () => true,
    body: newPlatform,
    answer: platform,
    status: 201,
  }),
  createRegistration: endpoint({
    ...asked,
    method: 'POST',
    path: '/api/school/registrations',
    who: 'admin',
    limit: 'writes',
    summary:
      'Make an address at which a learning platform registers itself, once; it is told in this answer alone.',
    asksLoginAgain: () => true,
    body: z.object({ name }),
    answer: z.object({ registration, address: z.string() }),
    status: 201,
  }),
  deleteRegistration: endpoint({
    ...asked,
    method: 'DELETE',
    path: '/api/school/registrations/:id',
    who: 'admin',
    limit: 'writes',
    summary: 'Take back an address at which no platform has registered yet.',
    asksLoginAgain: () => true,
    params: id,
    answer: z.object({}),
    status: 200,
  }),
  changePlatform: endpoint({
    ...asked,
    method: 'PATCH',
    path: '/api/school/platforms/:id',
    who: 'admin',
    limit: 'writes',
    summary:
      'Switch a platform on or off, or let its pages of one more origin show ours in a frame.',
    asksLoginAgain: () => true,
    params: id,
    body: z.object({
      name: z.optional(name),
      isOn: z.optional(z.boolean()),
      allowOrigin: z.optional(address),
    }),
    answer: platform,
    status: 200,
  }),
  deletePlatform: endpoint({
    ...asked,
    method: 'DELETE',
    path: '/api/school/platforms/:id',
    who: 'admin',
    limit: 'writes',
    summary: 'Remove a platform: accounts and classes stay.',
    asksLoginAgain: () => true,
    params: id,
    answer: z.object({}),
    status: 200,
  }),
  letDeploymentIn: endpoint({
    ...asked,
    method: 'PUT',
    path: '/api/school/platforms/:id/deployments',
    who: 'admin',
    limit: 'writes',
    summary: 'Let a deployment of a platform in whose issuer is that of many schools.',
    asksLoginAgain: () => true,
    params: id,
    body: z.object({ deployment: z.string().check(z.minLength(1), z.maxLength(255)) }),
    answer: platform,
    status: 200,
  }),
}
