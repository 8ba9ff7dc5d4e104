import type { Client } from '../../api/client'

/** Begins the own part of a duel, or goes on with it (live.md#in-turns). */
export const beginVisit = (client: Client, id: string) => client.live.beginVisit({ params: { id } })
