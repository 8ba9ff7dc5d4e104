import type { Client } from '../../api/client'

export const deleteRegistration = (client: Client, id: string) =>
  client.lti.deleteRegistration({ params: { id } })
