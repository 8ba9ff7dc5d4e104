import type { school } from '@duologue/contract/school/school'
import { accountExport, idOfReader } from '../../accounts/index'
import type { Handler } from '../../http/handlers'
import type { SchoolRoom } from '../school-room'
import { doDeed } from './do-deed'

/** All that is kept of somebody, for the school (school.md#what-admins-do); it is written down first. */
export function exportPerson(room: SchoolRoom): Handler<typeof school.exportPerson> {
  return async ({ params: { id }, body: { why } }, { reader }) => {
    const doing = { person: id, reader, why, what: 'person-exported' } as const
    const user = await doDeed(room, doing, (_transaction, found) => Promise.resolve(found))
    return accountExport(room.accounts, user, idOfReader(reader))
  }
}
