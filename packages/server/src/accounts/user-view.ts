import type { OwnUser } from '@duologue/contract/accounts'
import type { publicAuthor } from '@duologue/contract/shapes/field-shapes'
import { approvalOf } from '@duologue/domain/accounts/teacher-approval'
import type * as z from 'zod/mini'
import type { AccountsRoom } from './accounts-room'
import type { UserRow } from './user-store'

/** What everybody may see of a user (security.md#views-of-people). */
export type PublicAuthor = z.output<typeof publicAuthor>

export function publicAuthorView(row: UserRow): PublicAuthor {
  return { id: row.id, username: row.username, displayName: row.displayName, avatar: row.avatar }
}

/** Given and family name, else the username (accounts.md#fields-of-a-user). */
export const fullNameOf = ({
  givenName,
  familyName,
  username,
}: Pick<UserRow, 'givenName' | 'familyName' | 'username'>): string =>
  [givenName, familyName].filter(Boolean).join(' ') || username

/** What a user sees of themselves, and an admin of them (views U3, U4). */
export function ownUserView(
  { teacherRule }: Pick<AccountsRoom, 'teacherRule'>,
  row: UserRow,
): Omit<OwnUser, 'classesTaught' | 'classesEnrolled' | 'playlists' | 'currency'> {
  const approval = approvalOf(teacherRule, row)
  return {
    ...publicAuthorView(row),
    email: row.email,
    isEmailVerified: row.emailVerifiedAt !== null,
    hasPassword: row.passwordHash !== null,
    givenName: row.givenName,
    familyName: row.familyName,
    fullName: fullNameOf(row),
    type: row.type,
    ...(approval ? { approval } : {}),
    ...(row.isPupil ? { isPupil: true as const } : {}),
    language: row.language,
    learns: row.learns,
    ...(row.role ? { role: row.role } : {}),
  }
}
