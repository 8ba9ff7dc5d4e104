import type { school } from '@duologue/contract/school/school'
import { approveTeachers } from '../../accounts/index'
import type { Handler } from '../../http/handlers'
import { doDeed } from '../people/do-deed'
import type { SchoolRoom } from '../school-room'
import { mailDecision } from './mail-decision'
import { requireWaiting } from './require-waiting'

/** Approves a teacher who waits (school.md#approvals). */
export function approveTeacher(room: SchoolRoom): Handler<typeof school.approveTeacher> {
  return async ({ params: { id } }, { reader, language }) => {
    const doing = { person: id, reader, why: 'asked', what: 'teacher-approved' } as const
    const answer = await doDeed(room, doing, async (transaction, user) => {
      requireWaiting(room, user)
      await approveTeachers(transaction, [id])
      await mailDecision(room, transaction, user, { is: 'teacherApproved', language })
      return { id }
    })
    room.accounts.mails.wake()
    return answer
  }
}
