import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Notifications } from './feedback/notifications'

/** What a page gives to its parts, for tests: a place in the router, a cache, notifications. */
export function PretendPage({ children }: { children: ReactNode }) {
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const router = createRouter({ routeTree: createRootRoute(), history })
  return (
    <QueryClientProvider client={new QueryClient()}>
      <RouterContextProvider router={router}>
        {children}
        <Notifications />
      </RouterContextProvider>
    </QueryClientProvider>
  )
}
