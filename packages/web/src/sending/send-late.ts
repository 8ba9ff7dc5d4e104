import type { Client } from '../api/client'
import type { How } from './send-waiting'

/**
 * Sends what waits, with what does not come with the page (offline.md#sending). Where it cannot be fetched all waits on.
 * Answers whether nothing is left.
 */
export const sendLate = (client: Client, how?: How): Promise<boolean> =>
  import('./send-waiting').then(
    ({ sendWaiting }) => sendWaiting(client, how),
    () => false,
  )
