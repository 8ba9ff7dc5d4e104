import type { devices } from '@duologue/contract/devices/devices'
import { firstNames } from '@duologue/domain/devices/first-names'
import { knownPeople } from '../accounts/index'
import { classById } from '../classes/index'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { pupilsToPlay } from '../pupils/index'
import { requireDevice } from './device-of'
import type { DevicesRoom } from './devices-room'

/** Who plays on this device: no more than a child needs to find themselves (devices.md#who-is-playing). */
export function getClassDevice(room: DevicesRoom): Handler<typeof devices.getClassDevice> {
  const { database } = room
  return async (_call, { deviceToken }) => {
    const device = await requireDevice(room, deviceToken)
    const [found, pupils] = await Promise.all([
      classById(database, device.class),
      pupilsToPlay(database, device.class),
    ])
    if (!found) throw new Refused('device-over')
    const known = await knownPeople(
      database,
      pupils.map(({ user }) => user),
    )
    const people = [...known.values()].sort((one, other) =>
      one.fullName.localeCompare(other.fullName, 'en'),
    )
    const names = firstNames(people)
    return {
      device: device.id,
      class: { id: found.id, name: found.name },
      pupils: people.map(({ id, username, avatar }, at) => ({
        id,
        username,
        avatar,
        firstName: names[at] ?? '',
      })),
    }
  }
}
