import type { devices } from '@duologue/contract/devices/devices'
import { knownPeople } from '../accounts/index'
import { classToManage } from '../classes/index'
import type { Handler } from '../http/handlers'
import { findClosed, findDevices } from './device-store'
import type { DevicesRoom } from './devices-room'

export function listDevices({ database, clock }: DevicesRoom): Handler<typeof devices.listDevices> {
  return async ({ params }, { reader }) => {
    const { id } = await classToManage(database, params.id, reader)
    const now = clock.now()
    const [rows, closed] = await Promise.all([
      findDevices(database, id, now),
      findClosed(database, id, now),
    ])
    const people = await knownPeople(
      database,
      closed.map(({ user }) => user),
    )
    return {
      devices: rows.map(row => ({
        id: row.id,
        name: row.name,
        pairedAt: row.pairedAt.toISOString(),
        until: row.until.toISOString(),
        closed: closed
          .filter(({ device }) => device === row.id)
          .map(({ user }) => ({ pupil: user, name: people.get(user)?.fullName ?? '' })),
      })),
    }
  }
}
