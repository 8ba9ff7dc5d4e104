import type { Client } from '../../api/client'

/** Gives a pupil to the school (pupils.md#moving). */
export const releasePupil = (client: Client, id: string) =>
  client.pupils.releasePupil({ params: { id } })
