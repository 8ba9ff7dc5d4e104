import type { Client } from '../../api/client'

/** Takes back an invitation to teach a class (classes.md#co-teachers). */
export const withdrawInvitation = (client: Client, id: string, invitation: string) =>
  client.classes.withdrawInvitation({ params: { id, invitation } })
