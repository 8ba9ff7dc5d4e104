import { inArray } from 'drizzle-orm'
import type { Queries } from '../database/connect'
import type { FileUses } from '../file-uses'
import { users } from './user-store'

async function named({ sql }: Queries, addresses: readonly string[]): Promise<string[]> {
  const rows = await sql
    .select({ avatar: users.avatar })
    .from(users)
    .where(inArray(users.avatar, [...addresses]))
  return rows.map(({ avatar }) => avatar ?? '')
}

async function forget({ sql }: Queries, addresses: readonly string[]): Promise<void> {
  await sql
    .update(users)
    .set({ avatar: null })
    .where(inArray(users.avatar, [...addresses]))
}

/** The portraits of users (accounts.md#portraits); they are shown to all as what they are, so nobody need be asked. */
export const portraitFiles: FileUses = { mayRead: () => Promise.resolve(false), named, forget }
