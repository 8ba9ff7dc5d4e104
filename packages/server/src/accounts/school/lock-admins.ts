import { and, asc, eq, isNull, or } from 'drizzle-orm'
import type { Queries } from '../../database/connect'
import { Refused } from '../../http/refused'
import { type UserRow, users } from '../user-store'

/**
 * Somebody, whom nobody changes until the transaction ends, who is not the last admin that can log in (school.md#last-admin):
 * all admins are locked with them, in one order, so that of two who end each other's rights one is refused.
 */
export async function lockButLastAdmin(
  { sql: queries }: Queries,
  id: string,
): Promise<UserRow | undefined> {
  const rows = await queries
    .select()
    .from(users)
    .where(or(eq(users.id, id), and(eq(users.role, 'admin'), isNull(users.closedAt))))
    .orderBy(asc(users.id))
    .for('no key update')
  const user = rows.find(row => row.id === id)
  const isAdmin = user?.role === 'admin' && user.closedAt === null
  const others = rows.filter(row => row.id !== id && row.role === 'admin' && !row.closedAt)
  if (isAdmin && others.length === 0) throw new Refused('last-admin')
  return user
}
