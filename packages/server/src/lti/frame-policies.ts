import { ltiLimits } from '@duologue/domain/lti/lti-limits'
import { webOrigin } from '@duologue/domain/lti/web-origin'
import { splitAddress } from '@duologue/domain/messages/split-address'
import { launchById } from './launches/launch-store'
import type { LtiRoom } from './lti-room'
import { findOrigins } from './platforms/platform-store'

/** How long the origins of platforms are kept, in milliseconds. */
const keptFor = 10_000

/** Pages on which something is typed or changed that a page around them must not get at (lti.md#frames). */
const never =
  /^\/(card|login|signup|logout|account|school|class-device|google|shell|password-forgot|password-reset|email-verify)(\/|$)/i

const isId = (text: string | null): text is string =>
  text !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

/** Whose pages may show a page of ours, and where its forms may go beside this site. */
interface FramePolicy {
  ancestors: readonly string[]
  forms: readonly string[]
}

interface Origins {
  at: number
  all: Promise<{ id: string; origins: string[] }[]>
}

/** The path of a page as the router reads it, however it is written; undefined for what is none. */
function asked(address: string): { pathname: string | undefined; searchParams: URLSearchParams } {
  const [path = '', query = ''] = splitAddress(address.replace(/^\/+/, '/')).rest.split('?', 2)
  const searchParams = new URLSearchParams(query)
  try {
    return { pathname: decodeURIComponent(path).replace(/\/{2,}/g, '/'), searchParams }
  } catch {
    return { pathname: undefined, searchParams }
  }
}

/** Which pages of platforms may show a page of ours in a frame, and where else its forms may go (lti.md#frames). */
export function framePolicies({ database, clock }: Pick<LtiRoom, 'database' | 'clock'>) {
  let kept: Origins | undefined

  async function originsNow() {
    const now = clock.now().getTime()
    if (!kept || now - kept.at >= keptFor) kept = { at: now, all: findOrigins(database) }
    const asked = kept
    try {
      return await asked.all
    } catch {
      // A page is shown without the database, too; in no frame then.
      if (kept === asked) kept = undefined
      return []
    }
  }

  /** Where the form of the page may go on which something is chosen: to the course that has asked, by its launch. */
  async function returnOrigin(launch: string | null): Promise<string[]> {
    const row = isId(launch)
      ? await launchById(database, launch, clock.now()).catch(() => undefined)
      : undefined
    const url = row?.boundBy ? row.claims?.deepLinking?.returnUrl : undefined
    const origin = url && webOrigin(url)
    return origin ? [origin] : []
  }

  return async function policyOf(address: string): Promise<FramePolicy> {
    const { pathname, searchParams } = asked(address)
    if (pathname === undefined || never.test(pathname)) return { ancestors: [], forms: [] }
    const platforms = await originsNow()
    if (!pathname.startsWith('/lti/')) {
      const all = [...new Set(platforms.flatMap(({ origins }) => origins))]
      return { ancestors: all.slice(0, ltiLimits.allOrigins), forms: [] }
    }
    // What a launch leads to is shown by its own platform alone.
    const from = platforms.find(({ id }) => id === searchParams.get('from'))
    const forms = pathname === '/lti/choose' ? await returnOrigin(searchParams.get('launch')) : []
    return { ancestors: from?.origins ?? [], forms }
  }
}
