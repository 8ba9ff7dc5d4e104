import type { school } from '@duologue/contract/school/school'
import { changeUser } from '../../accounts/index'
import type { Handler } from '../../http/handlers'
import type { SchoolRoom } from '../school-room'
import { doDeed } from './do-deed'
import { wholePersonView } from './person-view'

/** Opens a closed account again (school.md#closed-accounts): its password, cards and tokens are what they were. */
export function reopenPerson(room: SchoolRoom): Handler<typeof school.reopenPerson> {
  return ({ params: { id }, body: { why } }, { reader }) => {
    const doing = { person: id, reader, why, what: 'account-opened', noted: 'opened' } as const
    return doDeed(room, doing, async transaction => {
      const opened = await changeUser(transaction, id, { closedAt: null, closedWhy: null })
      if (!opened) throw new Error('a locked user is gone')
      return wholePersonView(room, transaction, opened)
    })
  }
}
