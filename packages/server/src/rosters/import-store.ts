import { and, asc, desc, eq, getTableColumns, gt, inArray, max, sql } from 'drizzle-orm'
import type { Queries } from '../database/connect'
import { type ChangeRow, type ImportRow, rosterImports, rosterRows } from './roster-table'

/** Keeps the rows of an import that change something, behind so many that are kept already. */
export async function insertChanges(
  { sql: queries }: Queries,
  id: string,
  written: number,
  rows: readonly ChangeRow[],
): Promise<void> {
  if (rows.length === 0) return
  const told = rows.map(({ loginIds, ...row }, at) => ({
    no: written + at + 1,
    loginIds: loginIds ?? null,
    ...row,
  }))
  await queries.execute(sql`
    insert into roster_rows (import, no, kind, sourced_id, is_active, modified, title, course, school, ends_on,
      given_name, family_name, role, email, login_ids, class, person)
    select ${id}::uuid, no, kind, "sourcedId", "isActive", modified, title, course, school, "endsOn",
      "givenName", "familyName", role, email, "loginIds", class, person
    from json_to_recordset(${JSON.stringify(told)}::json) as told (no int, kind text, "sourcedId" text,
      "isActive" boolean, modified timestamptz, title text, course text, school text, "endsOn" date, "givenName" text,
      "familyName" text, role text, email text, "loginIds" text[], class text, person text)`)
}

/** The changes of an import behind one of them, so many at most. */
export const changesBehind = (
  { sql: queries }: Queries,
  { id, taken }: Pick<ImportRow, 'id' | 'taken'>,
  most: number,
) =>
  queries
    .select()
    .from(rosterRows)
    .where(and(eq(rosterRows.import, id), gt(rosterRows.no, taken)))
    .orderBy(asc(rosterRows.no))
    .limit(most)

/** Keeps an import; while another one is being read, it waits for that. */
export async function insertImport(
  { sql: queries }: Queries,
  made: typeof rosterImports.$inferInsert,
): Promise<void> {
  await queries.insert(rosterImports).values(made)
}

type Change = Partial<Omit<ImportRow, 'id' | 'madeBy' | 'madeAt'>>

/** Changes an import; answers it as it is then. */
export async function changeImport(
  { sql: queries }: Queries,
  id: string,
  change: Change,
): Promise<ImportRow> {
  const [row] = await queries
    .update(rosterImports)
    .set(change)
    .where(eq(rosterImports.id, id))
    .returning()
  if (!row) throw new Error('a locked import is gone')
  return row
}

/** An import by its id; undefined where there is none. */
export async function importById({ sql: queries }: Queries, id: string) {
  const [row] = await queries.select().from(rosterImports).where(eq(rosterImports.id, id))
  return row
}

/** The same, and nobody changes it until the transaction ends. */
export async function lockImport({ sql: queries }: Queries, id: string) {
  const [row] = await queries
    .select()
    .from(rosterImports)
    .where(eq(rosterImports.id, id))
    .for('update')
  return row
}

/** The import that is being applied, unless somebody else takes a step of it now. */
export async function takeRunning({ sql: queries }: Queries) {
  const [row] = await queries
    .select()
    .from(rosterImports)
    .where(eq(rosterImports.state, 'running'))
    .limit(1)
    .for('update', { skipLocked: true })
  return row
}

/** Whether an import is being applied. */
export async function isRunning({ sql: queries }: Queries): Promise<boolean> {
  const { rows } = await queries.execute(
    sql`select id from roster_imports as applied where state = 'running'`,
  )
  return rows.length > 0
}

/** What says that a roster is being read, for as long as the transaction lasts that reads it. */
const readingLock = 8_106_116

/** Says that a roster is being read until the transaction ends; whether nobody else reads one. */
export async function markReading({ sql: queries }: Queries): Promise<boolean> {
  const { rows } = await queries.execute<{ is_first: boolean }>(
    sql`select pg_try_advisory_xact_lock(${readingLock}) as is_first`,
  )
  return rows[0]?.is_first ?? false
}

/** Whether somebody reads a roster now. */
export async function isReading({ sql: queries }: Queries): Promise<boolean> {
  const { rowCount } = await queries.execute(
    sql`select from pg_locks where locktype = 'advisory' and objid = ${readingLock}
      and database = (select oid from pg_database where datname = current_database())`,
  )
  return rowCount !== 0
}

/** The imports that were read last, the newest first, without the rows that are wrong in them. */
export const latestImports = ({ sql: queries }: Queries, most: number) =>
  queries
    .select({
      ...getTableColumns(rosterImports),
      preview: sql<
        ImportRow['preview']
      >`${rosterImports.preview} || '{"faults": [], "byClass": []}'::jsonb`,
    })
    .from(rosterImports)
    .orderBy(desc(rosterImports.madeAt), desc(rosterImports.id))
    .limit(most)

/** When anything was changed last in what was taken in, as the files say. */
export async function newestTaken({ sql: queries }: Queries): Promise<Date | null> {
  const [row] = await queries
    .select({ newest: max(rosterImports.newest) })
    .from(rosterImports)
    .where(eq(rosterImports.state, 'done'))
  return row?.newest ?? null
}

/** Nobody applies any more what was read before; its rows go. */
export async function dropReady({ sql: queries }: Queries, now: Date): Promise<void> {
  const dropped = await queries
    .update(rosterImports)
    .set({ state: 'dropped', changedAt: now })
    .where(eq(rosterImports.state, 'ready'))
    .returning({ id: rosterImports.id })
  const ids = dropped.map(({ id }) => id)
  if (ids.length > 0) await queries.delete(rosterRows).where(inArray(rosterRows.import, ids))
}

/** Takes the rows of an import away, a portion at a time; whether more may be left. */
export async function deleteTakenRows(
  { sql: queries }: Queries,
  id: string,
  last: number,
): Promise<void> {
  await queries
    .delete(rosterRows)
    .where(and(eq(rosterRows.import, id), sql`${rosterRows.no} <= ${last}`))
}
