import type { devices } from '@duologue/contract/devices/devices'
import { deviceName } from '@duologue/domain/accounts/device-name'
import { deviceLimits } from '@duologue/domain/devices/device-limits'
import { hashOf, idOfReader, newSecret } from '../accounts/index'
import { lockClassOfTeacher, logForOwner } from '../classes/index'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { newId } from '../outside/random/new-id'
import { countDevices, insertDevice } from './device-store'
import type { DevicesRoom } from './devices-room'

/** Pairs the device that calls with a class; only the hash of its token is kept (devices.md#pairing). */
export function pairDevice({
  database,
  clock,
  random,
  accounts,
}: DevicesRoom): Handler<typeof devices.pairDevice> {
  return async ({ params: { id } }, { reader, userAgent, language }) => {
    const paired = await inTransaction(database, random, async transaction => {
      await lockClassOfTeacher(transaction, id, reader)
      const now = clock.now()
      if ((await countDevices(transaction, id, now)) >= deviceLimits.devices)
        throw new Refused('too-many-devices')
      const device = newId(random, clock)
      const token = newSecret(random)
      await insertDevice(transaction, {
        id: device,
        class: id,
        tokenHash: hashOf(token),
        name: deviceName(userAgent),
        pairedAt: now,
        until: new Date(now.getTime() + deviceLimits.paired),
      })
      const done = { at: now, what: 'device-paired', actor: idOfReader(reader) } as const
      await logForOwner(accounts, transaction, done, { class: id, deed: 'device', language })
      return { device, token }
    })
    accounts.mails.wake()
    return paired
  }
}
