import type { Reason } from '@duologue/domain/school/reasons'
import type { Client } from '../../api/client'

/** Refuses a teacher who waits (school.md#approvals). */
export const declineTeacher = (client: Client, id: string, why: Reason) =>
  client.school.declineTeacher({ params: { id }, body: { why } })
