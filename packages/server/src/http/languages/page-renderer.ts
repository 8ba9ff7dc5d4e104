import type { ServerWords } from '@duologue/domain/messages/server-words'
import type { BuiltLanguage } from '@duologue/domain/messages/site-languages'
import type { LanguageOffer } from './language-offer'

/** What a browser keeps of a build (offline.md#what-is-kept-of-a-version): addresses, and the program that keeps them. */
export interface KeptBuild {
  main: string
  steady: string
  few: readonly string[]
  more: readonly string[]
  /** The text of the worker, without what it is told of its build. */
  program: string
}

/** What the web's built server entry gives: a page for an address. */
export interface PageRenderer {
  render(page: {
    url: string
    nonce: string
    api: PageApi
    publicUrl: string
    isSmallScreen: boolean
    /** The languages that the site speaks. */
    languages: readonly BuiltLanguage[]
    /** What the address begins with when it says the language, `/de`; else empty. */
    basePrefix: string
    /** A language that its reader asks for, while the address says another one. */
    offer?: LanguageOffer | undefined
    /** The document alone, of which a browser without a connection makes every page. */
    isShell?: boolean
    signal: AbortSignal
  }): Promise<Response>
  /** The one inline script of every page; it is allowed by its hash. */
  themeScript: string
  /** What the server says in the language of these pages. */
  words: ServerWords
  /** What a browser keeps of the build; undefined where there is no build, as in development. */
  kept?: KeptBuild
}

/** How a page asks the API while it is rendered: without a socket. */
export type PageApi = (path: string) => Promise<{ status: number; body: string }>
