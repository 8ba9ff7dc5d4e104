import type { Client } from '../../api/client'

export const changePlatform = (
  client: Client,
  id: string,
  said: { isOn?: boolean; allowOrigin?: string },
) => client.lti.changePlatform({ params: { id }, body: said })
