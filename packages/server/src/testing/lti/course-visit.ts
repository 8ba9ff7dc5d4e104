import { randomUUID } from 'node:crypto'
import type { TestServer } from '../apps/test-server'
import type { Opening } from '../platform/authorisation'
import type { ProfileName } from '../platform/platform-profile'
import { ltiScopes } from '../platform/platform-scopes'
import { type Platform, startPlatform } from '../platform/start-platform'
import { askAuthorisation } from '../platform/walk-launch'

/** Where a test server believes to be found. */
export const publicUrl = 'http://localhost:3000'

/** What a server needs to ask a platform on this machine. */
export const platformSettings = { PLATFORM_NETWORKS: '127.0.0.0/8, ::1' }

/** A platform that listens and is connected with a server; `id` is what the server calls it. */
export interface ConnectedPlatform extends Platform {
  id: string
}

/** Starts a platform and connects it with a server, by hand; switched on unless told, with its deployment let in. */
export async function connectPlatform(
  server: TestServer,
  profile: ProfileName = 'plain',
  { isOn = true }: { isOn?: boolean } = {},
): Promise<ConnectedPlatform> {
  const platform = await startPlatform({
    profile,
    now: () => server.clock.now(),
    tool: {
      initiation: `${publicUrl}/lti/login`,
      redirects: [`${publicUrl}/lti/launch`],
      keys: `${server.address}/lti/keys`,
      target: `${publicUrl}/lti/launch`,
      scopes: Object.values(ltiScopes),
    },
  })
  const id = randomUUID()
  await server.pool.query(
    `insert into lti_platforms (id, name, issuer, client_id, auth_url, token_url, keys_url, origins, made_at, on_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, now(), $9)`,
    [
      id,
      profile,
      platform.issuer,
      platform.clientId,
      `${platform.origin}/authorise`,
      `${platform.origin}/token`,
      `${platform.origin}/keys`,
      [platform.origin],
      isOn ? new Date() : null,
    ],
  )
  await server.pool.query(`insert into lti_deployments values ($1, $2, 'on', now())`, [
    id,
    platform.deploymentId,
  ])
  return Object.assign(platform, { id })
}

/** What came to a browser: a page, or where it is led. */
export interface Came {
  status: number
  location: string | undefined
  page: string
  headers: Headers
}

const attribute = (page: string, name: string) => {
  const found = new RegExp(`data-${name}="([^"]*)"`).exec(page)?.[1]
  return found?.replaceAll('&#38;', '&')
}

/** A browser of somebody in a course, which keeps cookies by name unless they are blocked. */
export class CourseVisit {
  readonly #server: Pick<TestServer, 'address'>
  readonly #cookies = new Map<string, string>()
  #answered: Record<string, string> = {}
  readonly isBlocked: boolean
  /** What the frame of the platform's page keeps for us. */
  readonly storage = new Map<string, string>()

  constructor(server: Pick<TestServer, 'address'>, { isBlocked = false } = {}) {
    this.#server = server
    this.isBlocked = isBlocked
  }

  /** The headers of a page of ours that asks the API in this browser. */
  get headers() {
    return {
      'sec-fetch-site': 'same-origin',
      'x-duologue': 'page',
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    }
  }

  async ask(path: string, form?: Readonly<Record<string, string>>): Promise<Came> {
    const answer = await fetch(`${this.#server.address}${path}`, {
      redirect: 'manual',
      headers: { cookie: this.headers.cookie },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    })
    if (!this.isBlocked)
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        // Both of its paths are one here; taking it away from one leaves the other.
        if (value !== '') this.#cookies.set(name, value)
      }
    return {
      status: answer.status,
      location: answer.headers.get('location') ?? undefined,
      page: await answer.text(),
      headers: answer.headers,
    }
  }

  /** Begins a login: what the platform is asked with. The page that gives something to keep is obeyed. */
  async begin(
    said: Readonly<Record<string, string>>,
  ): Promise<Came & { asks: string | undefined }> {
    const came = await this.ask(`/lti/login?${new URLSearchParams(said)}`)
    const key = attribute(came.page, 'key')
    if (key) this.storage.set(key, attribute(came.page, 'value') ?? '')
    return { ...came, asks: came.location ?? attribute(came.page, 'next') }
  }

  /** What the platform answers to a login that was begun. */
  async askPlatform(asks: string): Promise<void> {
    this.#answered = (await askAuthorisation(asks)).fields
  }

  /** What the platform answers to a login that was begun, brought to us. */
  async answer(asks: string): Promise<Came> {
    await this.askPlatform(asks)
    return this.replay()
  }

  /** Brings the platform's last answer, once more. */
  replay(): Promise<Came> {
    return this.ask('/lti/launch', this.#answered)
  }

  /** Opens something in a course: all the way to our page, or to a refusal. */
  async open(platform: Platform, opening: Opening): Promise<Came> {
    const begun = await this.begin(platform.begin(opening))
    return begun.asks ? this.answer(begun.asks) : begun
  }

  /** Answers the page that asks for what the platform's page keeps. */
  bind(came: Came): Promise<Came> {
    const state = /name="state" value="([^"]*)"/.exec(came.page)?.[1] ?? ''
    const secret = this.storage.get(attribute(came.page, 'key') ?? '') ?? ''
    return this.ask('/lti/bound', { state, secret })
  }
}

/** The code that a launch leads to its page with. */
export const codeOf = ({ location = '' }: Came): string => location.split('#')[1] ?? ''
