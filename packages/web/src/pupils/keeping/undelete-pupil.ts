import type { Client } from '../../api/client'

/** Brings a deleted pupil back (pupils.md#deleting). */
export const undeletePupil = (client: Client, id: string) =>
  client.pupils.undeletePupil({ params: { id } })
