export { devicesHandlers } from './devices-handlers'
export type { DevicesRoom } from './devices-room'
export { forgettingDevicesWork } from './forgetting-devices'
