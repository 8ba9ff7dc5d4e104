import type { Client } from '../../api/client'

/** Renames a pupil (pupils.md#keeping). */
export const updatePupil = (client: Client, id: string, body: { given: string; family: string }) =>
  client.pupils.updatePupil({ params: { id }, body })
