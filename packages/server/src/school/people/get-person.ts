import type { school } from '@duologue/contract/school/school'
import { userById } from '../../accounts/index'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import type { SchoolRoom } from '../school-room'
import { wholePersonView } from './person-view'

/** GET /api/school/people/{id} (school.md#people). */
export function getPerson(room: SchoolRoom): Handler<typeof school.getPerson> {
  return async ({ params: { id } }) => {
    const user = await userById(room.database, id)
    if (!user) throw new Refused('user-not-found')
    return wholePersonView(room, room.database, user)
  }
}
