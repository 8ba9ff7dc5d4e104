import type { Client } from '../../api/client'

/** Lets go of a kept song, whatever became of it (saved.md#saved-songs). */
export const unsaveSong = (client: Client, id: string) =>
  client.saved.unsaveSong({ params: { id } })
