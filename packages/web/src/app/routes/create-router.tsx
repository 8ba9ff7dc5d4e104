import { language } from '@duologue/domain/messages/language'
import {
  type DehydratedState,
  dehydrate,
  hydrate,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CallFailed } from '../../api/call-failed'
import { createClient } from '../../api/client'
import type { FetchApi } from '../../api/fetch-api'
import { PageFailed } from '../page-failed'
import { tellingCache } from '../telling-cache'
import { languageRewrite } from './language-rewrite'
import type { RouterContext } from './router-context'
import { routeTree } from './routes'
import { parseSearch, stringifySearch } from './search-params'

/** A refusal stays a refusal; anything else is asked for once more, but never while a page is rendered. */
function mayTryAgain(failures: number, error: Error): boolean {
  const isRefusal = error instanceof CallFailed && error.status < 500
  return typeof window !== 'undefined' && failures < 1 && !isRefusal
}

/** What the server knows of a page; the browser is told what stands in its `dehydrate`. */
type Page = Partial<Omit<RouterContext, 'queryClient' | 'client'>>

const newQueryClient = () =>
  new QueryClient({
    queryCache: tellingCache(),
    defaultOptions: {
      queries: {
        // Data that came with the page is fresh; without this it would be fetched again at once.
        staleTime: 30_000,
        retry: mayTryAgain,
        // Without a connection it fails at once and says so, where it would wait without a word.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  })

/** What is told to the server's router alone. */
interface OnServer {
  nonce?: string
  isShell?: boolean
}

/** One router a page: on the server one a request, with the nonce of its inline scripts. */
export function createAppRouter({
  api,
  nonce,
  isShell,
  ...page
}: Page & OnServer & { api: FetchApi }) {
  const queryClient = newQueryClient()
  const context: RouterContext = {
    queryClient,
    client: createClient(api),
    publicUrl: '',
    isSmallScreen: false,
    languages: [],
    basePrefix: '',
    offer: undefined,
    ...page,
  }
  return createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    search: { strict: true },
    // Inside its layout: the header and the menu stay when a page fails.
    defaultErrorComponent: PageFailed,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    trailingSlash: 'never',
    ...(language !== 'en' && page.basePrefix ? { rewrite: languageRewrite(page.basePrefix) } : {}),
    ...(nonce ? { ssr: { nonce } } : {}),
    ...(import.meta.env.SSR && isShell ? { isShell } : {}),
    // The browser is told, and tells nobody: its build is spared what that takes.
    ...(import.meta.env.SSR
      ? {
          dehydrate: () => ({
            queryState: JSON.parse(JSON.stringify(dehydrate(queryClient))),
            isSmallScreen: context.isSmallScreen,
            languages: context.languages,
            offer: context.offer,
          }),
        }
      : {}),
    hydrate: ({ queryState, ...told }: { queryState: DehydratedState } & Page) => {
      hydrate(queryClient, queryState)
      Object.assign(context, told)
    },
    Wrap: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
