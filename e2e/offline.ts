import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { visitor } from './browser'
import { type NetworkBetween, openNetworkBetween } from './network-between'

/** A visitor who was here on another day, and sees the product through a network that can be cut. */
export async function returning(): Promise<{ page: Page; network: NetworkBetween }> {
  const network = await openNetworkBetween(inject('address'))
  const page = await visitor({ baseURL: network.address })
  await page.addInitScript(() => {
    if (window === window.top) localStorage.setItem('first-visit', '2026-01-01')
  })
  return { page, network }
}

/** Waits until the worker has kept its build and is at work. */
export const atWork = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise(resolve =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
  })

/** The caches of builds, in the order in which they were made. */
export const builds = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).filter(name => name.startsWith('built-')))
