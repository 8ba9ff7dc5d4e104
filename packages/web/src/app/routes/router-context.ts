import type { SiteLanguage } from '@duologue/domain/messages/site-languages'
import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '../../api/client'

/** A language that a page is there in, too, and what is said of it, in that language. */
export interface Offer {
  language: SiteLanguage
  said: string
  read: string
  close: string
}

/** What every route's loader works with. */
export interface RouterContext {
  queryClient: QueryClient
  client: Client
  /** Where the site stands, for addresses in previews; empty in the browser. */
  publicUrl: string
  /** True when the page is rendered for a small device; the browser looks at its own width instead. */
  isSmallScreen: boolean
  /** The languages that the site speaks. */
  languages: readonly string[]
  /** What the addresses of this page begin with, `/de`, when they say its language; else empty. */
  basePrefix: string
  /** A language that its reader asks for, while the address says another one. */
  offer: Offer | undefined
}
