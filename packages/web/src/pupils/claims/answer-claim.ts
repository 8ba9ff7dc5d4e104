import type { Client } from '../../api/client'

/** Agrees that a pupil keeps the account with an own address, or does not now (pupils.md#claiming). */
export const answerClaim = (client: Client, id: string, agree: boolean) =>
  client.pupils.answerClaim({ params: { id }, body: { agree } })
