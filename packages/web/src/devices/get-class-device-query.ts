import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'

/** What goes with the calls of a device of a class. */
export const deviceHeaders = (token: string) => ({ 'x-class-device': token })

/** Who plays on this device (devices.md#who-is-playing). */
export const classDeviceQuery = (client: Client, token: string) =>
  queryOptions({
    queryKey: ['class-device', token],
    queryFn: () => client.devices.getClassDevice({}, { headers: deviceHeaders(token) }),
    staleTime: 0,
    retry: false,
  })
