import type { Pool } from 'pg'

/**
 * Guesses are counted, and a try to sign up with a known address is noted for its owner, who gets a mail: all outlive a
 * refusal. Words are read by themselves, whoever calls, and who does so is a lease.
 */
const notCounted = [
  'failed_logins',
  'account_history',
  'migrations',
  'conversations_to_read',
  'conversation_words',
  'known_words',
  'line_words',
  'leases',
  'mails',
]

/** All rows of all tables as text: what a refused call must leave as it was. */
export async function wholeState(pool: Pool): Promise<Record<string, string[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const state: Record<string, string[]> = {}
  for (const { name } of tables.filter(table => !notCounted.includes(table.name))) {
    const { rows } = await pool.query<{ row: string }>(
      `select t::text as row from "${name}" t order by 1`,
    )
    state[name] = rows.map(({ row }) => row)
  }
  return state
}
