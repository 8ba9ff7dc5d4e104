import type { school } from '@duologue/contract/school/school'
import { changeUser } from '../../accounts/index'
import type { Handler } from '../../http/handlers'
import { doDeed } from '../people/do-deed'
import type { SchoolRoom } from '../school-room'
import { mailDecision } from './mail-decision'
import { requireWaiting } from './require-waiting'

/** Refuses a teacher who waits: the account becomes a personal one, which may ask again (school.md#approvals). */
export function declineTeacher(room: SchoolRoom): Handler<typeof school.declineTeacher> {
  return async ({ params: { id }, body: { why } }, { reader, language }) => {
    const what = 'teacher-refused'
    const doing = { person: id, reader, why, what, noted: 'profile-changed' } as const
    const answer = await doDeed(room, doing, async (transaction, user) => {
      requireWaiting(room, user)
      await room.accounts.beforeTypeChanges(transaction, id, 'personal')
      await changeUser(transaction, id, { type: 'personal', teacherState: 'refused' })
      await mailDecision(room, transaction, user, { is: 'teacherRefused', language })
      return { id }
    })
    room.accounts.mails.wake()
    return answer
  }
}
