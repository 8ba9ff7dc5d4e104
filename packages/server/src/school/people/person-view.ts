import type { SchoolPerson, WholePerson } from '@duologue/contract/school/school-shapes'
import { approvalOf } from '@duologue/domain/accounts/teacher-approval'
import { fullNameOf, type PersonRow } from '../../accounts/index'
import type { Queries } from '../../database/connect'
import type { SchoolRoom } from '../school-room'

/** Somebody as admins find them (school.md#people). */
export const personView = (row: PersonRow): SchoolPerson => ({
  id: row.id,
  username: row.username,
  displayName: row.displayName,
  avatar: row.avatar,
  fullName: fullNameOf(row),
  email: row.email,
  type: row.type,
  ...(row.role ? { role: row.role } : {}),
  ...(row.isPupil ? { isPupil: true as const } : {}),
  since: row.createdAt.toISOString(),
  ...(row.closedAt && row.closedWhy
    ? { closed: { at: row.closedAt.toISOString(), why: row.closedWhy } }
    : {}),
})

/** The same with what hangs on them. */
export async function wholePersonView(
  { ownedClasses, keptBy, accounts }: Pick<SchoolRoom, 'ownedClasses' | 'keptBy' | 'accounts'>,
  queries: Queries,
  row: PersonRow,
): Promise<WholePerson> {
  const [classes, keeps] = await Promise.all([
    ownedClasses(queries, row.id),
    row.isPupil ? keptBy(queries, row.id) : null,
  ])
  const approval = approvalOf(accounts.teacherRule, row)
  return {
    ...personView(row),
    ...(approval ? { approval } : {}),
    isEmailVerified: row.emailVerifiedAt !== null,
    classes,
    keptBy: keeps,
  }
}
