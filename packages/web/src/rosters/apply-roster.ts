import type { Client } from '../api/client'

/** Has an import applied; with how many places end, where that must be confirmed (rosters.md#the-preview). */
export const applyRoster = (client: Client, id: string, endings: number | undefined) =>
  client.rosters.applyRoster({
    params: { id },
    body: endings === undefined ? {} : { endings },
  })
