import type { Client } from '../api/client'
import { beginSession } from '../session/session'
import { tellNewCard } from '../session/tell-new-card'
import { deviceHeaders } from './get-class-device-query'

/** Logs a child in on a device of their class (devices.md#pictures); throws what the server refuses. */
export async function logInOnDevice(
  client: Client,
  token: string,
  body: { pupil: string; pictures: number[] },
): Promise<void> {
  const begun = await client.devices.logInOnDevice({ body }, { headers: deviceHeaders(token) })
  beginSession(begun)
  void tellNewCard(begun)
}
