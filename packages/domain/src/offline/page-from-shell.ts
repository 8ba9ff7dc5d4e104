import type { BuiltLanguage } from '../messages/site-languages'
import { splitAddress } from '../messages/split-address'

/** Whether a page is made of the shell, or leads elsewhere first. */
export type PageFromShell = { isShell: true } | { isShell: false; to: string }

/**
 * What a page without a connection is made of (offline.md#pages-without-a-connection), by its address, with its query. A
 * worker has the shell of one language: an address that says another one leads to the page without it, in the language
 * that there is. What only looks like a language is no page: its router would ask the server, again and again.
 */
export function pageFromShell(address: string, language: BuiltLanguage): PageFromShell {
  const asked = splitAddress(address)
  if (asked.language === undefined)
    return /^\/[a-z]{2}(?=[/?#]|$)/.test(address)
      ? { isShell: false, to: '/not-found' }
      : { isShell: true }
  if (asked.language === language && language !== 'en') return { isShell: true }
  // Two slashes would be another site's address.
  return { isShell: false, to: asked.rest.replace(/^\/[/\\]+/, '/') }
}
