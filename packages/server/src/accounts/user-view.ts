import type { publicAuthor } from '@duologue/contract/shapes'
import type * as z from 'zod/mini'
import type { UserRow } from './user-store'

/** What everybody may see of a user (security.md, view U0). */
export type PublicAuthor = z.output<typeof publicAuthor>

export function publicAuthorView(row: UserRow): PublicAuthor {
  return { id: row.id, username: row.username, displayName: row.displayName, avatar: row.avatar }
}
