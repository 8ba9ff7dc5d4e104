import type { Client } from '../../api/client'

export const deletePlatform = (client: Client, id: string) =>
  client.lti.deletePlatform({ params: { id } })
