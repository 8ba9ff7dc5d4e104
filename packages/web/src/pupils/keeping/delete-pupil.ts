import type { Client } from '../../api/client'

/** Closes the account of a pupil (pupils.md#deleting). */
export const deletePupil = (client: Client, id: string) =>
  client.pupils.deletePupil({ params: { id } })
