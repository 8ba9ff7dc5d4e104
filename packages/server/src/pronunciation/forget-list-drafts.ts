import { and, eq } from 'drizzle-orm'
import type { Queries } from '../database/connect'
import { lists } from './list-table'

/**
 * Deletes the drafts of a user who goes: nobody else could ever see them. What is published stays
 * (accounts.md#forgetting-an-account).
 */
export async function forgetListDrafts({ sql }: Queries, user: string): Promise<void> {
  await sql.delete(lists).where(and(eq(lists.author, user), eq(lists.isPublished, false)))
}
