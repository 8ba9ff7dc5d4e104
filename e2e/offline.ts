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

/** Something that is kept. */
export interface Sample {
  id: string
  shortid: string
  title: string
}

/** Two conversations whose lines have clips. */
export async function samples(): Promise<[Sample, Sample]> {
  const answer = await fetch(`${inject('address')}/api/conversations?limit=2&language=es`)
  const { conversations } = (await answer.json()) as { conversations: Sample[] }
  const [one, two] = conversations
  if (!one || !two) throw new Error('there are no conversations')
  return [one, two]
}

/** A visitor who is here for the first time. */
export async function throughNetwork(): Promise<{ page: Page; network: NetworkBetween }> {
  const network = await openNetworkBetween(inject('address'))
  return { page: await visitor({ baseURL: network.address }), network }
}

export const keep = (page: Page) => page.getByRole('switch', { name: 'Keep for offline' })

export async function openedSample(page: Page, { id, title }: Sample) {
  await page.goto(`/conversations/${id}`)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

/** All that is kept of things, as one text. */
export const keptRows = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found = await indexedDB.databases()
    if (!found.some(({ name }) => name === 'duologue-kept')) return '[]'
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('duologue-kept')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const rows = await new Promise<unknown[]>(resolve => {
      const asking = database.transaction('things').objectStore('things').getAll()
      asking.onsuccess = () => resolve(asking.result)
    })
    database.close()
    return JSON.stringify(rows)
  })
