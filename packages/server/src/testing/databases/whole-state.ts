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

/** Stands between two rows, as in no text: the driver reads a list of texts sign by sign. */
const between = '\u001e'

/** The statement that reads all tables of a database: a hundred of them would take a hundred times as long. */
const statements = new WeakMap<Pool, string>()

async function statementOf(pool: Pool): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  return tables
    .filter(({ name }) => !notCounted.includes(name))
    .map(
      ({ name }) =>
        `select '${name}' as name,
          array_to_string(array(select t::text from "${name}" t order by 1), '${between}') as rows`,
    )
    .join(' union all ')
}

/** All rows of all tables as text: what a refused call must leave as it was. */
export async function wholeState(pool: Pool): Promise<Record<string, string[]>> {
  const statement = statements.get(pool) ?? (await statementOf(pool))
  statements.set(pool, statement)
  // By its name it is planned once for each connection, which takes longer than to ask it.
  const { rows: tables } = await pool.query<{ name: string; rows: string }>({
    name: 'whole-state',
    text: statement,
  })
  return Object.fromEntries(
    tables.map(({ name, rows }) => [name, rows === '' ? [] : rows.split(between)]),
  )
}
