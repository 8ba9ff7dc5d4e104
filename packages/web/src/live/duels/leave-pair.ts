import type { Client } from '../../api/client'

/** Takes back an invitation, or gives up a duel (live.md#pairs). */
export const leavePair = (client: Client, id: string) => client.live.leavePair({ params: { id } })
