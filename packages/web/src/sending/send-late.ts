import type { Client } from '../api/client'
import type { How } from './send-waiting'

/**
 * What sends, to be fetched while there is a connection by every page on which something may have to be sent when there is
 * none: a file that could not be fetched once cannot be had until the page is loaded anew.
 */
export const sender = {
  fetchAhead: () =>
    import('./send-waiting').then(
      () => undefined,
      () => undefined,
    ),
}

/**
 * Sends what waits, with what does not come with the page (offline.md#sending). Where it cannot be fetched all waits on.
 * Answers whether nothing is left.
 */
export const sendLate = (client: Client, how?: How): Promise<boolean> =>
  import('./send-waiting').then(
    ({ sendWaiting }) => sendWaiting(client, how),
    () => false,
  )
