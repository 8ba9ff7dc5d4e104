import type { Client } from '../../api/client'

/** Gives an account that a pupil made their own back to the class (pupils.md#claiming). */
export const unclaimPupil = (client: Client, id: string) =>
  client.pupils.unclaimPupil({ params: { id } })
