import type { Client } from '../../api/client'

export const createRegistration = (client: Client, name: string) =>
  client.lti.createRegistration({ body: { name } })
