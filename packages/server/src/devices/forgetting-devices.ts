import type { RepeatedWork } from '../repeated-work'
import { forgetDevices } from './device-store'
import type { DevicesRoom } from './devices-room'

/** Forgets devices whose time is over (devices.md#pairing). */
export const forgettingDevicesWork = ({ database, clock }: DevicesRoom): RepeatedWork => ({
  name: 'forgetting-devices',
  everyMs: 60 * 60 * 1000,
  portion: () => forgetDevices(database, clock.now()),
  failed: 'devices that are over stay',
})
