import type { devices } from '@duologue/contract/devices/devices'
import type { Handlers } from '../http/handlers'
import type { DevicesRoom } from './devices-room'
import { getClassDevice } from './get-class-device'
import { listDevices } from './list-devices'
import { logInOnDevice } from './log-in-on-device'
import { pairDevice } from './pair-device'
import { stopDevice } from './stop-device'

/** The room's answers to its calls. */
export const devicesHandlers = (room: DevicesRoom) =>
  ({
    pairDevice: pairDevice(room),
    listDevices: listDevices(room),
    stopDevice: stopDevice(room),
    getClassDevice: getClassDevice(room),
    logInOnDevice: logInOnDevice(room),
  }) satisfies Handlers<typeof devices>
