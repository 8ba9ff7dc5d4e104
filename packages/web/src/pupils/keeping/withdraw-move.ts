import type { Client } from '../../api/client'

/** Takes back that a pupil is to go to somebody else's class (pupils.md#moving). */
export const withdrawMove = (client: Client, id: string) =>
  client.pupils.withdrawMove({ params: { id } })
