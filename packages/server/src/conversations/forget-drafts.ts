import { and, eq } from 'drizzle-orm'
import type { Queries } from '../database/connect'
import { conversations } from './conversation-table'

/**
 * Deletes the drafts of a user who goes: nobody else could ever see them. What is published stays
 * (accounts.md#forgetting-an-account).
 */
export async function forgetDrafts({ sql }: Queries, user: string): Promise<void> {
  await sql
    .delete(conversations)
    .where(and(eq(conversations.author, user), eq(conversations.isPublished, false)))
}
