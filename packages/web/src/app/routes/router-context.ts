import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '../../api/client'

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
}
