import { hashOf } from '../accounts/index'
import { Refused } from '../http/refused'
import { type DeviceRow, findDevice } from './device-store'
import type { DevicesRoom } from './devices-room'

/** The device that calls; refuses one that is not, or no more, used for a class (devices.md#pairing). */
export async function requireDevice(
  { database, clock }: DevicesRoom,
  token: string | null,
): Promise<DeviceRow> {
  const device = token && (await findDevice(database, hashOf(token), clock.now()))
  if (!device) throw new Refused('device-over')
  return device
}
