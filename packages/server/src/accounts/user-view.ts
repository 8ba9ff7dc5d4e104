import type { OwnUser } from '@duologue/contract/accounts'
import type { publicAuthor } from '@duologue/contract/shapes'
import type * as z from 'zod/mini'
import type { UserRow } from './user-store'

/** What everybody may see of a user (security.md, view U0). */
export type PublicAuthor = z.output<typeof publicAuthor>

export function publicAuthorView(row: UserRow): PublicAuthor {
  return { id: row.id, username: row.username, displayName: row.displayName, avatar: row.avatar }
}

/** What other rooms hold of a user and tell with him. */
export type OwnLists = Pick<OwnUser, 'playlists'>

/** What a user sees of himself, and an admin of him (views U3, U4). */
export function ownUserView(row: UserRow, lists: OwnLists): OwnUser {
  const fullName = [row.givenName, row.familyName].filter(Boolean).join(' ')
  return {
    ...publicAuthorView(row),
    email: row.email,
    isEmailVerified: row.emailVerifiedAt !== null,
    hasPassword: row.passwordHash !== null,
    givenName: row.givenName,
    familyName: row.familyName,
    fullName: fullName || row.username,
    type: row.type,
    ...(row.role ? { role: row.role } : {}),
    ...lists,
  }
}
