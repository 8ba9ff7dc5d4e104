import { randomBytes } from 'node:crypto'
import { prefixOf } from '@duologue/domain/messages/language-address'
import { languageCookie } from '@duologue/domain/messages/language-cookie'
import {
  type BuiltLanguage,
  type SiteLanguage,
  tagOf,
} from '@duologue/domain/messages/site-languages'
import { splitAddress } from '@duologue/domain/messages/split-address'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { retryAfterSeconds } from './error-answers'
import { encodingOf } from './files/encoded-body'
import { languageToOffer } from './languages/language-offer'
import { languageChosen, languageNamed, languageWanted } from './languages/language-wanted'
import { type PageLanguages, wordsIn } from './languages/page-languages'
import type { PageApi } from './languages/page-renderer'
import { withoutLanguage } from './languages/without-language'
import { pageBody } from './page-body'
import { type MadePage, pageCache } from './page-cache'
import { type FramePolicy, sendPolicy } from './security-headers'
import { requireKnownCall } from './unknown-call'
import { afterOf } from './written/written-lately'

/** Who wrote something just now is shown it on the next page, too (decision 171). */
function writtenBefore(request: FastifyRequest): { cookie?: string } {
  const after = afterOf(request)
  return after === undefined ? {} : { cookie: `after=${after}` }
}

/** The server's own API, asked from inside, as the visitor who asks for the page. */
const apiFrom =
  (app: FastifyInstance, language: BuiltLanguage, request: FastifyRequest): PageApi =>
  async path => {
    const answer = await app.inject({
      method: 'GET',
      url: path,
      remoteAddress: request.ip,
      headers: {
        'user-agent': request.headers['user-agent'] ?? '',
        'accept-language': language,
        ...writtenBefore(request),
      },
    })
    return { status: answer.statusCode, body: answer.body }
  }

/** The same, and what it was told: what it could not do for now, and whether the service is busy or its database away. */
function noticing(api: PageApi) {
  let isBusy = false
  let isRefused = false
  return {
    isBusy: () => isBusy,
    isRefused: () => isRefused,
    api: async (path: string) => {
      const answer = await api(path).catch((error: unknown) => {
        // While the server stops, its own calls are refused, too.
        isBusy = true
        throw error
      })
      isBusy ||= answer.status === 503
      isRefused ||= answer.status === 429 || answer.status >= 500
      return answer
    },
  }
}

/** Sends a page as its reader's browser takes it, or says that the one which it has is still the same. */
function sendPage(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  page: MadePage,
  frames: FramePolicy,
) {
  const { status, body } = page
  for (const [name, value] of page.headers) reply.header(name, value)
  sendPolicy(reply, body.policy, frames)
  reply.header('cache-control', 'no-cache')
  // Pages differ by their language, and by what a small screen is shown first.
  reply.header('vary', 'accept-encoding, accept-language, cookie, sec-ch-ua-mobile')
  if (status === 200) {
    reply.header('etag', body.etag)
    const known = headers['if-none-match']?.split(',').map(tag => tag.trim())
    if (known?.includes(body.etag)) return reply.status(304).send()
  }
  const encoding = encodingOf(headers, body.as)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.status(status).send(body.as(encoding))
}

/** The path as it was sent. A client may send a whole address; what it says of the host is not believed. */
function pathOf(request: FastifyRequest): string {
  const path = (request.raw.url ?? '/').replace(/^https?:\/\/[^/?#]*/i, '')
  return path.startsWith('/') ? path : '/'
}

/** The page of a launch is the same for all launches: what its address says of one is for the browser. */
const withoutLaunch = (path: string) =>
  /^\/([a-z]{2}\/)?lti\//.test(path) ? (path.split('?', 1)[0] ?? path) : path

/** Who asks for a page, of whom only this changes it: everybody else's is the same. */
const isSmallScreen = (request: FastifyRequest) => request.headers['sec-ch-ua-mobile'] === '?1'

/** What a page is made of: all that its readers may see different pages by, so that it is part of its kept name. */
interface AskedPage {
  path: string
  language: BuiltLanguage
  basePrefix: string
  offer: SiteLanguage | undefined
  /** The document alone (offline.md#pages-without-a-connection). */
  isShell: boolean
}

/** The page that is asked for. What its address says of the language holds for it alone, and is kept nowhere. */
function askedPage(
  path: string,
  request: FastifyRequest,
  offered: readonly BuiltLanguage[],
): AskedPage {
  const { language } = splitAddress(path)
  const page = { path, isShell: false }
  if (!language)
    return { ...page, language: languageWanted(request, offered), basePrefix: '', offer: undefined }
  return {
    ...page,
    language,
    basePrefix: prefixOf(language),
    offer: languageToOffer(request, language, offered),
  }
}

const nameOf = ({ path, language, offer, isShell }: AskedPage, request: FastifyRequest) =>
  `${isShell ? 'shell ' : ''}${language} ${offer ?? '-'} ${isSmallScreen(request) ? 'small' : 'large'} ${path}`

/**
 * Leads to the address without a language. A tool is read on in it, as when a link of such a page is followed
 * (site.md#addresses-in-a-language); what somebody chose stays.
 */
function sendElsewhere(
  request: FastifyRequest,
  reply: FastifyReply,
  { to, status, kept }: NonNullable<ReturnType<typeof withoutLanguage>>,
  isSecure: boolean,
) {
  if (kept && !languageChosen(request))
    reply.header('set-cookie', languageCookie(kept, isSecure)).header('cache-control', 'no-store')
  return reply.redirect(to, status)
}

/** Where the pages are. */
interface Where {
  publicUrl: string
  isSecure: boolean
  /** Whether a page may be made of a replica, which somebody who has just written must not be shown. */
  hasReplicas: boolean
  /** Whose pages may show the page of an address in a frame (lti.md#frames). */
  framePolicy: (address: string) => Promise<FramePolicy>
}

/** Makes the pages of paths as a visitor is shown them; each is rendered with a nonce that nobody is told. */
const pageMaker = (app: FastifyInstance, languages: PageLanguages, where: Where) =>
  async function makePage(
    { path, language, basePrefix, offer, isShell }: AskedPage,
    request: FastifyRequest,
  ): Promise<MadePage> {
    const renderer = await languages.rendererIn(language)
    const nonce = randomBytes(16).toString('hex')
    const abort = new AbortController()
    request.raw.once('close', () => abort.abort())
    const { api, isBusy, isRefused } = noticing(apiFrom(app, language, request))
    const response = await renderer.render({
      // Never resolve the raw address against a base: `//other.example/` would change the host.
      url: `http://localhost${path}`,
      nonce,
      api,
      publicUrl: where.publicUrl,
      isSmallScreen: isSmallScreen(request),
      languages: languages.offered(),
      basePrefix,
      offer: offer && { ...(await wordsIn(languages, offer)).offer, language: offer },
      isShell,
      signal: abort.signal,
    })
    const text = await response.text()
    const status = response.status === 500 && isBusy() ? 503 : response.status
    // What failed in it was logged where it failed, but for what the page itself could not do.
    if (status >= 500) request.log.error({ status }, 'a page could not be made')
    return {
      // A page that could not be made because the database is away is worth another try, and no search engine forgets it.
      status,
      headers: [...response.headers, ['content-language', tagOf(language)]],
      body: pageBody(text, nonce, renderer.themeScript, where.publicUrl),
      isForAll: response.status === 200 && !isRefused() && !abort.signal.aborted,
    }
  }

/** Answers every path that is no call and no file: a page of the app; unknown calls are JSON 404. */
export function addPages(app: FastifyInstance, languages: PageLanguages, where: Where): void {
  const pageFor = pageCache(() => performance.now())
  const makePage = pageMaker(app, languages, where)
  const madeFor = (asked: AskedPage, request: FastifyRequest) =>
    where.hasReplicas && afterOf(request) !== undefined
      ? makePage(asked, request)
      : pageFor(nameOf(asked, request), () => makePage(asked, request))

  app.setNotFoundHandler(async (request, reply) => requireKnownCall(request, reply))
  // What every page is made of without a connection: linked nowhere, and found by nobody.
  app.get('/shell', async (request, reply) => {
    const language = languageNamed(request, languages.offered())
    const asked = { path: '/', language, basePrefix: '', offer: undefined, isShell: true }
    const page = await madeFor(asked, request)
    reply.header('x-robots-tag', 'noindex')
    if (page.status === 503) reply.header('retry-after', retryAfterSeconds)
    return sendPage(request, reply, page, { ancestors: [], forms: [] })
  })
  // A route like any other, so that what is done for routes (compression) is done for pages.
  app.get('/*', async (request, reply) => {
    const path = pathOf(request)
    if (/^\/(api|audio|art|assets|media|sitemaps)(\/|$|\?)/i.test(path))
      return requireKnownCall(request, reply)
    const offered = languages.offered()
    const elsewhere = withoutLanguage(path, offered)
    if (elsewhere) return sendElsewhere(request, reply, elsewhere, where.isSecure)
    const page = await madeFor(askedPage(withoutLaunch(path), request, offered), request)
    // The popup of a login at Google or at a school comes back to this page from elsewhere; with a policy of its own it would lose
    // the page that opened it, which it must tell how it went.
    if (/^\/(google|sso\/[a-z0-9]+)\/?(\?|$)/.test(path))
      reply.header('cross-origin-opener-policy', 'unsafe-none')
    if (page.status === 503) reply.header('retry-after', retryAfterSeconds)
    return sendPage(request, reply, page, await where.framePolicy(path))
  })
}
