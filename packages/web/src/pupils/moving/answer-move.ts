import type { Client } from '../../api/client'

/** Lets a pupil come into a class, or does not now (pupils.md#moving). */
export const answerMove = (
  client: Client,
  { id, pupil, accept }: { id: string; pupil: string; accept: boolean },
) => client.pupils.answerMove({ params: { id, pupil }, body: { accept } })
