import type { Client } from '../../api/client'

/** Makes classes that the school has for a teacher, once for each key (rosters.md#making-classes). */
export const makeRosterClasses = (client: Client, classes: readonly string[], key: string) =>
  client.rosters.makeRosterClasses({ body: { classes: [...classes] } }, { key })
