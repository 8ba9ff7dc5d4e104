import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { ownKey } from '../session/session-watch'

/** The devices of a class (devices.md#pairing). */
export const devicesQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [ownKey, 'class-devices', id],
    queryFn: () => client.devices.listDevices({ params: { id } }),
    staleTime: 0,
  })
