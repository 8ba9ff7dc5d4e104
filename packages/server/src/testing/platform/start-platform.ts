import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { beginLaunch, type Opening } from './authorisation'
import { pageRoutes, registrationQuery } from './page-routes'
import { platformKeys } from './platform-keys'
import { saidPage } from './platform-pages'
import { type PlatformProfile, type ProfileName, platformProfiles } from './platform-profile'
import { PlatformRefusal } from './platform-refusal'
import { type PlatformCourse, type PlatformLink, platformSchool } from './platform-school'
import { ltiScopes } from './platform-scopes'
import type { KnownTool, PlatformWorld } from './platform-world'
import { serviceRoutes } from './service-routes'

/** A school's platform that listens, with all that is in it. */
export interface Platform extends PlatformWorld {
  /** Where the browser is sent with a launch: the parameters for the tool's address for logins. */
  begin(opening: Opening): Record<string, string>
  /** A link that a teacher placed without the tool's help, with a column where this product makes one. */
  placeByHand(course: PlatformCourse, custom?: Record<string, string>): PlatformLink
  /** What stands behind the tool's address for registrations. */
  registrationQuery(): Record<string, string>
  close(): Promise<void>
}

/** A tool that was entered by hand, at the usual addresses below its own. */
export const toolAt = (address: string): KnownTool => ({
  initiation: `${address}/lti/login`,
  redirects: [`${address}/lti/launch`],
  keys: `${address}/lti/keys`,
  target: `${address}/lti/launch`,
  scopes: Object.values(ltiScopes),
})

/** The types of what is sent, besides JSON itself. */
function readBodies(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
  app.addContentTypeParser(
    /^application\/vnd\.ims\..*\+json/,
    { parseAs: 'string' },
    (_, body, done) => {
      try {
        done(null, JSON.parse(String(body)))
      } catch (error) {
        done(new PlatformRefusal(`no JSON: ${String(error)}`))
      }
    },
  )
}

const isService = (path: string) => /\/(token|keys|lineitems|members|register)\b/.test(path)

/** Notes what is asked, and answers with what is broken where something is. */
function listenIn(app: FastifyInstance, world: PlatformWorld): void {
  app.addHook('onRequest', async ({ method, url, headers }, reply) => {
    const [path = ''] = url.split('?')
    if (!isService(path)) return
    world.heard.push(`${method} ${path}`)
    if (!headers['user-agent'])
      throw new PlatformRefusal('a program says its name in User-Agent', 403)
    const broken = world.outage?.(path)
    if (broken === 'silence') return void reply.hijack()
    if (!broken) return
    if (broken.retryAfter) void reply.header('retry-after', broken.retryAfter)
    return reply.status(broken.status).send({ error: 'broken' })
  })
  app.setErrorHandler((error, request, reply) => {
    const words = error instanceof Error ? error.message : String(error)
    world.refused.push(`${request.method} ${request.url.split('?')[0]}: ${words}`)
    const status = error instanceof PlatformRefusal ? error.status : 500
    const code = error instanceof PlatformRefusal ? error.code : 'server_error'
    void reply.status(status)
    if (isService(request.url)) return reply.send({ error: code, error_description: words })
    return reply.type('text/html; charset=utf-8').send(saidPage('Refused', words))
  })
}

/**
 * A platform of a school that keeps to what the specifications of LTI 1.3 say, and refuses a tool that does not. It is
 * on another site than the product of a test: `localhost`, not `127.0.0.1`.
 *
 * @param profile how it differs, as a known product or by its own rules.
 * @param tool the tool, where it was entered by hand; without it, it must register.
 */
export async function startPlatform({
  profile = 'plain',
  tool,
  now = () => new Date(),
  port = 0,
}: {
  profile?: ProfileName | PlatformProfile
  tool?: KnownTool
  now?: () => Date
  port?: number
} = {}): Promise<Platform> {
  const rules: PlatformProfile = typeof profile === 'string' ? platformProfiles[profile] : profile
  const app = fastify({ forceCloseConnections: true })
  const world: PlatformWorld = {
    profile: rules,
    origin: '',
    issuer: '',
    clientId: `client-${randomUUID().slice(0, 8)}`,
    deploymentId: 'deployment-1',
    school: platformSchool(),
    keys: await platformKeys(),
    now,
    tool,
    launches: new Map(),
    used: new Set(),
    tokens: new Map(),
    registrationToken: rules.hasRegistrationToken ? randomUUID() : undefined,
    membersPerPage: 50,
    nextPageAt: undefined,
    refused: [],
    heard: [],
    outage: undefined,
  }
  readBodies(app)
  listenIn(app, world)
  serviceRoutes(app, world)
  pageRoutes(app, world)
  await app.listen({ port, host: '127.0.0.1' })
  world.origin = `http://localhost:${(app.server.address() as AddressInfo).port}`
  world.issuer = rules.sharedIssuer ?? world.origin
  return Object.assign(world, {
    begin: (opening: Opening) => beginLaunch(world, opening),
    placeByHand: (course: PlatformCourse, custom: Record<string, string> = {}) =>
      world.school.addLink(course, {
        url: world.tool?.target ?? world.origin,
        custom,
        inColumn: rules.hasColumnByHand ? 100 : undefined,
      }),
    registrationQuery: () => registrationQuery(world),
    close: async () => {
      await app.close()
      world.keys.giveBack()
    },
  })
}
