import type { school } from '@duologue/contract/school/school'
import { changeUser } from '../../accounts/index'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import type { SchoolRoom } from '../school-room'
import { doDeed } from './do-deed'
import { wholePersonView } from './person-view'

/** Makes somebody an editor, or takes a role away (school.md#what-admins-do). A pupil has none. */
export function setPersonRole(room: SchoolRoom): Handler<typeof school.setPersonRole> {
  return ({ params: { id }, body: { role, why } }, { reader }) => {
    const what = role ? 'role-given' : 'role-taken'
    const doing = { person: id, reader, why, what, noted: 'role-changed', endsAdmin: true } as const
    return doDeed(room, doing, async (transaction, user) => {
      if (role && user.isPupil) throw new Refused('pupil-kept')
      const changed = await changeUser(transaction, id, { role })
      if (!changed) throw new Error('a locked user is gone')
      return wholePersonView(room, transaction, changed)
    })
  }
}
