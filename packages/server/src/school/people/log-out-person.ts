import type { school } from '@duologue/contract/school/school'
import { endApiTokensOf, endSessionsOf } from '../../accounts/index'
import type { Handler } from '../../http/handlers'
import type { SchoolRoom } from '../school-room'
import { doDeed } from './do-deed'

/** Logs somebody out everywhere (school.md#what-admins-do): programs that call for them, too. */
export function logOutPerson(room: SchoolRoom): Handler<typeof school.logOutPerson> {
  return ({ params: { id }, body: { why } }, { reader }) => {
    const doing = {
      person: id,
      reader,
      why,
      what: 'person-logged-out',
      noted: 'logged-out',
    } as const
    return doDeed(room, doing, async transaction => {
      await endSessionsOf(transaction, id)
      await endApiTokensOf(transaction, id)
      return { id }
    })
  }
}
