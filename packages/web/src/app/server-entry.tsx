import { language } from '@duologue/domain/messages/language'
import { serverWords } from '@duologue/domain/messages/server-words'
import { splitAddress } from '@duologue/domain/messages/split-address'
import {
  createRequestHandler,
  RouterServer,
  renderRouterToString,
} from '@tanstack/react-router/ssr/server'
import type { FetchApi } from '../api/fetch-api'
import { conversationQuery } from '../conversations/get-conversation-query'
import { courseQuery } from '../courses/get-course-query'
import { keepLanguageScript } from '../saved-here/keep-language-script'
import { siteQuery } from '../site/get-site-query'
import { themeScript } from './frame/theme'
import { keptFiles } from './kept-files'
import { languageLinks } from './language-links'
import { createAppRouter } from './routes/create-router'
import { pageLinks, withoutPreloads } from './routes/page-links'
import { type BuiltManifest, routeFiles } from './routes/route-files'
import type { Offer, RouterContext } from './routes/router-context'
import {
  conversationStatements,
  courseStatements,
  questionStatements,
  statementScripts,
} from './structured-data'

/**
 * What each route loads, which the build keeps within its budget; what works without a connection; the server's words; the
 * script of every page's head.
 */
export { keptFiles, routeFiles, serverWords, themeScript }

/** What one page is rendered from. */
export interface PageRequest {
  url: string
  nonce: string
  api: FetchApi
  publicUrl: string
  isSmallScreen: boolean
  languages: readonly string[]
  basePrefix: string
  offer?: Offer | undefined
  /** The document alone, of which a browser without a connection makes every page (offline.md#pages-without-a-connection). */
  isShell?: boolean | undefined
  signal: AbortSignal
}

/** What a page says of its thing to search engines (site.md#finding). */
function statementsOf(
  match: Match | undefined,
  { queryClient, client, publicUrl, basePrefix }: RouterContext,
) {
  if (match?.routeId === '/main/faq') return questionStatements
  if (match?.routeId === '/main/courses/$courseId/$') {
    const { courseId } = match.params as { courseId: string }
    const course = queryClient.getQueryData(courseQuery(client, courseId, null).queryKey)
    return course ? courseStatements(course, publicUrl, basePrefix) : []
  }
  if (match?.routeId !== '/main/conversations/$conversationId/$') return []
  const { conversationId } = match.params as { conversationId: string }
  const found = queryClient.getQueryData(conversationQuery(client, conversationId).queryKey)
  return found ? conversationStatements(found, publicUrl, basePrefix) : []
}

interface Match {
  routeId: string
  params: unknown
  links?:
    | readonly ({ rel?: string | undefined; href?: string | undefined } | undefined)[]
    | undefined
}

/** What the head of a page says behind all that React knows there, where it would look for it in vain. */
function headBehind(matches: readonly Match[], context: RouterContext, nonce: string): string {
  const { publicUrl, basePrefix, languages } = context
  const links = matches.flatMap(match => match.links ?? [])
  const canonical = links.find(link => link?.rel === 'canonical')?.href
  return [
    languageLinks(language, canonical, publicUrl, languages),
    basePrefix && `<script nonce="${nonce}">${keepLanguageScript(basePrefix)}</script>`,
    statementScripts(statementsOf(matches.at(-1), context)),
  ].join('')
}

/**
 * Makes the renderer of pages over the manifest of the built browser files and the text of their styles by address,
 * which come inside the page: no paint waits for a second answer. Its answers carry the right status: 200, 301 for a
 * wrong slug, 307 for a canonical address, 404.
 */
export function createRenderer(
  manifest: BuiltManifest,
  styles: Record<string, string>,
): (page: PageRequest) => Promise<Response> {
  const { routes, steady } = routeFiles(manifest)
  const files = { routes: withoutPreloads(routes), inlineCss: { styles } }
  return async ({ url, signal, isShell = false, ...page }) => {
    let links = ''
    let head = ''
    const made = createAppRouter({ ...page, isShell })
    // Pages of words ask for no more than this.
    const { queryClient, client } = made.options.context
    if (isShell) await queryClient.prefetchQuery(siteQuery(client))
    const handle = createRequestHandler({
      request: new Request(url, { signal }),
      createRouter: () => made,
      getRouterManifest: () => files,
    })
    const response = await handle(({ router, responseHeaders }) => {
      const { matches } = router.state
      links = pageLinks(
        matches.map(match => routes[match.routeId]),
        steady,
        page.nonce,
      )
      head = headBehind(matches, router.options.context, page.nonce)
      return renderRouterToString({
        router,
        responseHeaders,
        children: <RouterServer router={router} />,
      })
    })
    // The shell bears the title of no page.
    const html = (await response.text())
      .replace(isShell ? /(?=<\/head>)/ : /(?<=<\/title>)/, () => links)
      .replace('</head>', () => `${head}</head>`)
    // The page that says 404 answers 404 (site.md#not-found).
    const { pathname } = new URL(url)
    const isNotFound = /^\/not-found\/?$/.test(splitAddress(pathname).rest) && response.ok
    const status = isNotFound ? 404 : response.status
    return new Response(html, { status, headers: response.headers })
  }
}
