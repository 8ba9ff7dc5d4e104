import type { school } from '@duologue/contract/school/school'
import { schoolLimits } from '@duologue/domain/school/school-limits'
import { fullNameOf, waitingTeachers } from '../../accounts/index'
import type { Handler } from '../../http/handlers'
import type { SchoolRoom } from '../school-room'

/** GET /api/school/approvals (school.md#approvals): nobody waits where whoever chooses it is a teacher. */
export const listApprovals =
  ({
    database,
    accounts: { teacherRule: rule },
  }: SchoolRoom): Handler<typeof school.listApprovals> =>
  async ({ query: { page = 1, limit = schoolLimits.aPage } }) => {
    if (rule === 'open') return { rule, teachers: [], total: 0 }
    const { rows, total } = await waitingTeachers(database, { offset: (page - 1) * limit, limit })
    const teachers = rows.map(row => ({
      id: row.id,
      username: row.username,
      displayName: row.displayName,
      avatar: row.avatar,
      fullName: fullNameOf(row),
      email: row.email,
      isEmailVerified: row.emailVerifiedAt !== null,
      since: (row.teacherSince ?? row.createdAt).toISOString(),
      ...(row.teacherState === 'refused' ? { wasRefused: true as const } : {}),
    }))
    return { rule, teachers, total }
  }
