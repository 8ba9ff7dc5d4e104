import type { Client } from '../../api/client'

/** Moves a pupil to another class (pupils.md#moving). */
export const movePupil = (client: Client, id: string, to: string) =>
  client.pupils.movePupil({ params: { id }, body: { class: to } })
