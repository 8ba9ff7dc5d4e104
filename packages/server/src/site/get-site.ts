import { setTimeout as pause } from 'node:timers/promises'
import type { SiteFacts, site } from '@duologue/contract/site'
import type { Handler } from '../http/handlers'
import type { IdentityPort } from '../outside/identity/identity'

/** What an installation says about itself. */
export interface SiteRoom {
  facts: Omit<SiteFacts, 'google' | 'languages'>
  identity: IdentityPort
  /** The languages that the site speaks now. */
  languages: () => readonly string[]
}

/** Milliseconds: how long a page waits for a provider that is slow, and how long its answer is believed. */
const longestWait = 500
const believed = 60_000

/**
 * Where Google's popup goes, as far as it is known now: null when Google login is not set up, or while the provider
 * cannot be reached. No page waits long for somebody else's server, and none asks it anew within a minute.
 */
function googleOf(identity: IdentityPort): () => Promise<SiteFacts['google']> {
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

export function getSite({ facts, identity, languages }: SiteRoom): Handler<typeof site.getSite> {
  const google = googleOf(identity)
  return async () => ({
    ...facts,
    languages: [...languages()],
    google: await google(),
  })
}
