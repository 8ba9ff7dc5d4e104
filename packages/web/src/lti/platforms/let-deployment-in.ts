import type { Client } from '../../api/client'

export const letDeploymentIn = (client: Client, id: string, said: { deployment: string }) =>
  client.lti.letDeploymentIn({ params: { id }, body: said })
