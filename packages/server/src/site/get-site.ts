import { setTimeout as pause } from 'node:timers/promises'
import type { OfferedLogin, SiteFacts, site } from '@duologue/contract/site'
import type { Handler } from '../http/handlers'
import type { IdentityPort } from '../outside/identity/identity'
import type { SchoolLogin, SchoolLogins } from '../outside/identity/school-logins'

/** What an installation says about itself. */
export interface SiteRoom {
  facts: Omit<SiteFacts, 'google' | 'logins' | 'languages'>
  identity: IdentityPort
  schoolLogins: SchoolLogins
  /** The languages that the site speaks now. */
  languages: () => readonly string[]
}

/** Milliseconds: how long a page waits for a provider that is slow, and how long its answer is believed. */
const longestWait = 500
const believed = 60_000

/**
 * Where the popup of a login goes, as far as it is known now: null when it is not set up, or while the provider cannot be
 * reached. No page waits long for somebody else's server, and none asks it anew within a minute.
 */
function addressOf(identity: IdentityPort): () => Promise<SiteFacts['google']> {
  let known: SiteFacts['google'] = null
  let asking: Promise<void> | undefined
  const ask = async () => {
    known = await identity.authorization().catch(() => null)
    setTimeout(() => {
      asking = undefined
    }, believed).unref()
  }
  return async () => {
    asking ??= ask()
    if (known === null) await Promise.race([asking, pause(longestWait, undefined, { ref: false })])
    return known
  }
}

/** The login of a school, as it is offered. */
function offerOf({ settings, identity }: SchoolLogin): () => Promise<OfferedLogin> {
  const { id, name, clientId, domains, trustsEmail } = settings
  const address = addressOf(identity)
  const needsEmail = trustsEmail || domains.length > 0
  return async () => ({
    provider: id,
    name,
    authorizationUrl: (await address())?.authorizationUrl ?? null,
    clientId,
    scope: needsEmail ? 'openid email profile' : 'openid profile',
    domains: [...domains],
  })
}

export function getSite(room: SiteRoom): Handler<typeof site.getSite> {
  const { facts, identity, languages } = room
  const google = addressOf(identity)
  const offers = [...room.schoolLogins.values()].map(offerOf)
  return async () => {
    const [toGoogle, logins] = await Promise.all([
      google(),
      Promise.all(offers.map(offer => offer())),
    ])
    return { ...facts, languages: [...languages()], google: toGoogle, logins }
  }
}
