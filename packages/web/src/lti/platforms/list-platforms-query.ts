import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { ownKey } from '../../session/session-watch'

/** The learning platforms of the school; about an admin alone. */
export const platformsQuery = (client: Client) =>
  queryOptions({
    queryKey: [ownKey, 'platforms'],
    queryFn: () => client.lti.listPlatforms({}),
  })
