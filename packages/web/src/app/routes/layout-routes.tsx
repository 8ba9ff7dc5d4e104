import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router'
import { Document } from '../document'
import { AuthLayout } from '../frame/auth-layout'
import { MainLayout } from '../frame/main-layout'
import { PageFailed } from '../page-failed'
import type { RouterContext } from './router-context'

/** Any unknown path goes to /not-found (site.md#not-found). */
const toNotFound = () => redirect({ to: '/not-found', statusCode: 302 })

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Document,
  errorComponent: PageFailed,
})

/** The two layouts (site.md#layouts). */
export const mainRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'main',
  component: MainLayout,
  errorComponent: PageFailed,
})
export const authRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'auth',
  component: AuthLayout,
})

export const unknownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: ({ location: { pathname, publicHref } }) => {
    // What begins like a language is asked of the server: a page in another one than this (site.md#addresses-in-a-language).
    if (/^\/[a-z]{2}(\/|$)/.test(pathname))
      throw redirect({ href: publicHref, reloadDocument: true })
    throw toNotFound()
  },
})
