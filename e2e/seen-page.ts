import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Ending } from './route-row'

/** What leads from page to page, as it stands in the window. */
type Led = typeof globalThis & { __TSR_ROUTER__?: { state: { status: 'idle' | 'pending' } } }

/**
 * What a page says of itself once it has been taken over: until then it is not known who is here. While one page leads to
 * the next, the address is already that of the next.
 */
export const seen = (page: Page): Promise<Ending> =>
  page.evaluate(() => {
    const text = (found: string) =>
      document.querySelector(found)?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
    const main = document.querySelector('main') ?? document.body
    const isAwake = Object.keys(main).some(key => key.startsWith('__react'))
    const isLeading = (globalThis as Led).__TSR_ROUTER__?.state.status === 'pending'
    const dialog = text('dialog:modal h2')
    return {
      at: isAwake && !isLeading ? location.pathname + location.search : 'not yet',
      heading: text('main h1'),
      ...(dialog ? { dialog } : {}),
    }
  })

/** Goes on as a link does, without loading a page anew. */
export const goOn = (page: Page, path: string) =>
  page.evaluate(address => history.pushState({}, '', address), path)

/** Waits until nothing of a page is still on its way; what is, is pale and has no words. */
export const settled = (page: Page, name: string) =>
  expect
    .poll(() => page.locator('[aria-busy="true"], [role="status"]:text-is("Loading…")').count(), {
      message: `${name} is whole`,
      timeout: 20_000,
    })
    .toBe(0)
