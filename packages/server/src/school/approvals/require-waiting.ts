import { waitsToTeach } from '@duologue/domain/accounts/teacher-approval'
import type { PersonRow } from '../../accounts/index'
import { Refused } from '../../http/refused'
import type { SchoolRoom } from '../school-room'

/** Refuses to decide about somebody who does not wait any more: another admin was quicker. */
export function requireWaiting({ accounts }: Pick<SchoolRoom, 'accounts'>, user: PersonRow): void {
  if (user.closedAt || !waitsToTeach(accounts.teacherRule, user))
    throw new Refused('teacher-not-waiting')
}
