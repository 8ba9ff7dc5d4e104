import type { devices } from '@duologue/contract/devices/devices'
import { classToManage } from '../classes/index'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { deleteDevice } from './device-store'
import type { DevicesRoom } from './devices-room'

/** Stops using a device for a class; who is logged in there stays so until the session ends (devices.md#pairing). */
export function stopDevice({ database }: DevicesRoom): Handler<typeof devices.stopDevice> {
  return async ({ params }, { reader }) => {
    const { id } = await classToManage(database, params.id, reader)
    if (!(await deleteDevice(database, id, params.device))) throw new Refused('device-not-found')
    return {}
  }
}
